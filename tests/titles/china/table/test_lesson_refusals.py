"""Why a piece cannot be picked up in a lesson: the rules say so, or only the lesson does."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.titles.china import LESSONS
from changcheng_qt.titles.china.table.pointer.hand import Hand
from changcheng_qt.titles.china.table.pointer.play import MapPlay
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.tray import Tray
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.lessons.walking import begin, walk

ONLY_THE_LESSON = barrier_text(Barrier.NOT_ASKED)


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_that_the_rules_allow_is_refused_for_a_rule(name: str, qtbot: QtBot) -> None:
    match = begin(name)
    window = QWidget()
    qtbot.addWidget(window)
    reasons: set[str] = set()
    for step in walk(match):
        if match.to_act != match.learner:
            continue
        bridge, hand = MatchBridge(match), Hand()
        bridge.look_as(match.learner)
        tray = Tray(
            bridge, hand, MapPlay(bridge, hand), Appearance(Looks(motion=MotionSpeed.NONE)), window
        )
        emissary = tray.pieces[Piece.EMISSARY]
        if step.say == "turn.house":
            assert ONLY_THE_LESSON in emissary.toolTip()
        reasons.add(emissary.toolTip())
    assert len(reasons) > 1, "the rules have reasons of their own"
