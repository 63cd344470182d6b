"""The table of motions as the art direction has it, its numbers written out once more: a test that
takes its number from the code it holds would follow every change of it.
"""

from importlib import import_module

import pytest
from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.gate.gate import GatePanel
from changcheng_qt.ui.gate.plaque import GateCard
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.widgets.counting import Counting
from tests.ui.shop import Shop

TABLE = {
    "ui.scene.mark_fades.FADE_IN": 90,
    "ui.pointer.dragging.PICK_UP": 120,
    "ui.pointer.dragging.SNAP_BACK": 160,
    "titles.changcheng.table.board.motions.SET_DOWN": 220,
    "titles.changcheng.table.board.motions.DUST": 130,
    "ui.scene.motions.TURN_OVER": 240,
    "titles.changcheng.table.board.motions.STAGGER": 90,
    "titles.changcheng.table.tray.card_face.TURN_OVER": 240,
    "titles.changcheng.table.tray.card_face.STAGGER": 90,
    "titles.changcheng.table.board.unrolling.UNROLL": 700,
    "ui.widgets.counting.EACH": 40,
    "ui.widgets.counting.LONGEST": 500,
    "ui.widgets.large_sheet.HOVER": 400,
    "titles.changcheng.table.pointer.pointing.HOLD_TO_PEEK": 300,
    "ui.flow.playhead.REST": 350,
    "ui.flow.playhead.CONSIDERED": 650,
    "ui.flow.playhead.BEAT": 250,
    "ui.flow.bot_turns.LONG": 1000,
    "ui.flow.playhead.SHOWN": 900,
    "ui.flow.last_round.BEAT": 650,
    "ui.replay.player.REST": 900,
    "ui.reveal.stages.REVEAL": 1100,
    "ui.reveal.stages.LINGER": 2400,
    "ui.reveal.stages.SHORTEST_LINGER": 600,
    "titles.china.table.reveal.stages.PASSING": 260,
    "titles.changcheng.table.reveal.attack_reveal.BREATH": 450,
    "titles.changcheng.table.reveal.attack_reveal.RIDE": 650,
    "titles.changcheng.table.reveal.attack_reveal.REVEAL": 1300,
    "ui.board.zoom_view.IDLE_AFTER_ZOOM": 120,
}
"""Milliseconds at ordinary speed, by where they are kept."""


@pytest.mark.parametrize(("place", "milliseconds"), TABLE.items())
def test_it_lasts_as_long_as_was_agreed(place: str, milliseconds: int) -> None:
    module, name = place.rsplit(".", 1)
    assert getattr(import_module(f"changcheng_qt.{module}"), name) == milliseconds


@pytest.mark.parametrize(("points", "milliseconds"), [(1, 40), (3, 120), (12, 480), (50, 500)])
def test_points_are_counted_at_their_pace(qtbot: QtBot, points: int, milliseconds: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    counting = Counting(Appearance(Looks(motion=MotionSpeed.NORMAL)), parent)
    counting.count_to(points)
    clock = counting.findChild(QVariantAnimation)
    assert clock is not None
    assert clock.duration() == milliseconds
    assert clock.easingCurve().type() is QEasingCurve.Type.OutQuad


def test_the_gate_closes_and_opens_at_its_pace(qtbot: QtBot, shop: Shop) -> None:
    looks = Appearance(Looks(motion=MotionSpeed.NORMAL))
    gate = GatePanel(shop.window.titles, looks, shop.window.table_actions, shop.window)
    wings = next(
        motion for motion in gate.findChildren(QVariantAnimation) if motion.parent() is gate
    )
    gate.drop(GateCard("Mei", "red"))
    closing = wings.duration(), wings.easingCurve().type()
    gate.lift()
    opening = wings.duration(), wings.easingCurve().type()
    assert closing == (260, QEasingCurve.Type.InCubic)
    assert opening == (320, QEasingCurve.Type.OutCubic)
