"""Things that the table never does, as far as no test of a part shows it.

Leaks, painted pieces and colours have tests of their own.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, goods
from changcheng_qt.titles.riders.rules.places import GroundPlace, HomePlace, SectionPlace
from changcheng_qt.titles.riders.rules.state import State
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, hex_path
from changcheng_qt.titles.riders.table.scene import mark_art
from changcheng_qt.titles.riders.table.scene.marks import offer_marks
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.table.scene.setting import MapLooks
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.titles.riders.words.commands import no_way_back
from changcheng_qt.titles.riders.words.telling import prompt
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.strokes import centred
from changcheng_qt.ui.looks.theme import LIGHT
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.scene import ENOUGH, A, B, fixture, with_cards, with_edicts
from tests.titles.riders.table.corner import Corner
from tests.titles.riders.table.map_board import board_of, bridge_at, match_at
from tests.titles.riders.table.positions import middle, seen
from tests.titles.riders.table.table import LEFT, Table

DIGITS = (16.0, 14.0)
"""The room of a number on its plate, in units."""


def rich() -> State:
    return with_cards(with_cards(fixture(), A, ENOUGH), B, "clay")


def table_at(qtbot: QtBot, state: State) -> Table:
    made = Table(match_at(state))
    qtbot.addWidget(made.window)
    return made


def test_no_offer_is_over_the_map(qtbot: QtBot) -> None:
    table = table_at(qtbot, rich())
    table.do(commands.Offer(goods(Good.WOOD), goods(Good.CLAY)))
    assert table.bridge.view.stage is Stage.ANSWERING
    board = table.parts.board
    place = QRect(board.mapToGlobal(board.rect().topLeft()), board.size())
    for sheet in (table.parts.trade, table.parts.answer, table.parts.choice):
        assert table.widgets.side[1].isAncestorOf(sheet)
        assert not place.intersects(QRect(sheet.mapToGlobal(sheet.rect().topLeft()), sheet.size()))
    assert not table.window.findChildren(QDialog)


@pytest.mark.parametrize("click_again", [QTest.mouseDClick, QTest.mouseClick])
def test_the_second_click_decides_nothing(
    qtbot: QtBot, click_again: Callable[[QWidget, Qt.MouseButton], None]
) -> None:
    """The button that rolled ends the turn now: a click on its way to it must not."""
    state = replace(rich(), stage=Stage.BEFORE_ROLL, turn=Turn(A, 1))
    corner = Corner(match_at(state))
    qtbot.addWidget(corner.window)
    button = corner.tray.end_turn
    qtbot.waitUntil(lambda: not corner.tray._buttons.steady.is_still)  # noqa: SLF001 - its own
    QTest.mouseClick(button, LEFT)
    assert isinstance(corner.last(), commands.RollDice)
    click_again(button, LEFT)
    assert isinstance(corner.last(), commands.RollDice)


def test_irreversible_steps_say_so(qtbot: QtBot, languages: Languages) -> None:
    languages.install("en")
    corner = Corner(match_at(with_edicts(rich(), A, Edict.LEVY, Edict.TRIBUTE)))
    qtbot.addWidget(corner.window)
    assert "can't be undone" in corner.tray.pieces[Build.EDICT].accessibleName()
    assert "can't be undone" not in corner.tray.pieces[Build.ROAD].accessibleName()
    for edict in (Edict.LEVY, Edict.TRIBUTE):
        corner.choice.choose_for(edict)
        assert (no_way_back() in corner.choice.note.text()) == (edict is Edict.LEVY)
    robbing = bridge_at(replace(rich(), stage=Stage.ROBBING), A)
    assert no_way_back() in prompt(robbing.view, robbing.players, robbing.legal).text
    pirate = bridge_at(replace(rich(), stage=Stage.PIRATE), A)
    assert no_way_back() not in prompt(pirate.view, pirate.players, pirate.legal).text


@pytest.mark.parametrize("seats", [4, 6])
def test_gold_around_grounds_and_home_covers_no_number(qtbot: QtBot, seats: int) -> None:
    """A soldier may move a rider from any ground: all their outlines are there at once."""
    scene = MapScene(seen(middle(seats)), MapLooks(LIGHT, Script.LATIN))
    layout, board = scene.layout, scene.view.board
    grounds = map(GroundPlace, range(len(board.grounds)))
    rooms = [centred(layout.plate(number), *DIGITS) for number in board.arrow_of]
    before = [part(scene, room) for room in rooms]
    home = part(scene, centred(layout.home, 120, 120))
    scene.show_marks(dict(offer_marks([HomePlace(), *grounds])))
    assert [part(scene, room) for room in rooms] == before
    assert part(scene, centred(layout.home, 120, 120)) != home


@pytest.mark.parametrize("seats", [4, 6])
def test_signs_cut_little_of_the_frame_around_a_section(qtbot: QtBot, seats: int) -> None:
    sights = board_of(qtbot, bridge_at(middle(seats), A)).sights
    signs = sights.signs()
    for sector in range(seats):
        assert share_of_hidden(sights.outline_of(SectionPlace(sector)), signs) < 0.2


def the_hex_alone(patch: pytest.MonkeyPatch) -> None:
    bare = lambda ground, layout: hex_path(layout.grounds[ground], EDGE - 3)  # noqa: E731
    patch.setattr(mark_art, "_around_ground", bare)


@with_and_without(the_hex_alone)
@pytest.mark.parametrize("seats", [4, 6])
def test_signs_cut_little_of_the_frame_around_a_ground(
    qtbot: QtBot, seats: int, fault: Fault | None
) -> None:
    with planted(fault):
        sights = board_of(qtbot, bridge_at(middle(seats), A)).sights
        signs, grounds = sights.signs(), middle(seats).setup.board.grounds
        hidden = [
            share_of_hidden(sights.outline_of(GroundPlace(number)), signs)
            for number in range(len(grounds))
        ]
        assert max(hidden) < 0.2


def share_of_hidden(outline: QPainterPath, signs: Sequence[QRectF]) -> float:
    """How much of an outline is under signs."""
    points = [outline.pointAtPercent(step / 400) for step in range(400)]
    hidden = [point for point in points if any(sign.contains(point) for sign in signs)]
    return len(hidden) / len(points)


def part(scene: MapScene, room: QRectF) -> QImage:
    """A part of a map as it is painted, three pixels to a unit."""
    image = QImage((room.size() * 3).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        scene.render(painter, QRectF(image.rect()), room)
    return image
