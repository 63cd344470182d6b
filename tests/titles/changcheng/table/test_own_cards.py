"""One's own face-down cards are shown large to oneself and found again, and told to nobody else."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.table.board.cards import OwnCard, own_card_at
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.tray.card_face import LargeCard
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.titles.changcheng.words.cards import card_rule
from changcheng_qt.titles.changcheng.words.names import province_name
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.hearing import ask
from tests.titles.changcheng.table.playing import plain_looks
from tests.titles.changcheng.table.positions import half_built

FLOODED, CROWDED, FOREIGN = 1, 2, 3
"""Provinces: a card of Mei's and one on top of nobody's, two hers or not, and none of hers."""


def at_card(table: Table, province: int, place: int) -> QPointF:
    """The middle of a card on the scene."""
    count = sum(card.province == province for card in table.bridge.view.cards)
    return table.board.scene.layout.card_row(province, count)[place].center()


def rest_on(table: Table, province: int, place: int) -> QPoint:
    """Bring the pointer to a card from elsewhere, and return where that is in the view."""
    table.hover(QPoint(3, 3))
    point = table.board.view.mapFromScene(at_card(table, province, place))
    table.hover(point)
    return point


def found(table: Table, province: int, place: int) -> OwnCard | None:
    scene = table.board.scene
    return own_card_at(scene.view, scene.layout, at_card(table, province, place))


def large_card(table: Table) -> LargeCard:
    (large,) = table.board.findChildren(LargeCard)
    return large


def words_on(large: LargeCard) -> list[str]:
    return [label.text() for label in large.findChildren(QLabel) if label.text()]


def test_the_viewer_s_own_cards_are_known_by_their_place(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    flood, builder = found(table, FLOODED, 0), found(table, CROWDED, 1)
    assert flood is not None
    assert builder is not None
    assert flood.placed.card is ActionCard.FLOOD
    assert builder.placed.card is ActionCard.BUILDER
    assert found(table, FLOODED, 1) is None
    assert found(table, FOREIGN, 0) is None


@pytest.mark.parametrize("viewer", [1, PUBLIC, EVERYONE])
def test_nobody_else_sees_them(qtbot: QtBot, viewer: Viewer) -> None:
    table = seen_at(qtbot, half_built(), viewer)
    assert found(table, FLOODED, 0) is None
    assert found(table, CROWDED, 1) is None


def test_the_large_card_comes_after_a_rest_and_goes_with_the_pointer(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    large = large_card(table)
    point = rest_on(table, FLOODED, 0)
    assert large.isHidden()
    qtbot.waitUntil(large.isVisible)
    assert words_on(large) == [card_rule(ActionCard.FLOOD)]
    assert table.board.rect().contains(large.geometry())
    assert not large.geometry().contains(table.board.view.mapToParent(point))
    rest_on(table, FLOODED, 1)
    assert large.isHidden()
    assert words_on(large) == []


def test_a_large_card_that_fits_neither_above_nor_below_is_at_the_side(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1000, 420)
    large = LargeCard(plain_looks(), room)
    for left in (300, 600):
        small = QRect(left, 200, 40, 60)
        large.show_card(
            QRect(room.mapToGlobal(small.topLeft()), small.size()),
            ActionCard.WARRIOR,
            SEAT_COLOURS["red"],
            Options(),
        )
        assert room.rect().contains(large.geometry())
        assert not large.geometry().intersects(small)


def test_another_viewer_finds_nothing_under_the_pointer(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    large = large_card(table)
    rest_on(table, FLOODED, 0)
    qtbot.waitUntil(large.isVisible)
    table.bridge.look_as(PUBLIC)
    assert large.isHidden()
    assert words_on(large) == []


def test_a_rest_that_has_begun_shows_the_next_viewer_only_its_own(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    rest_on(table, FLOODED, 0)
    table.bridge.look_as(1)
    rest_on(table, CROWDED, 0)
    qtbot.waitUntil(large_card(table).isVisible)
    assert words_on(large_card(table)) == [card_rule(ActionCard.TRAITOR)]


def test_it_goes_when_the_board_moves_under_it(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    rest_on(table, FLOODED, 0)
    qtbot.waitUntil(large_card(table).isVisible)
    table.board.view.zoom_by(1)
    assert large_card(table).isHidden()


def test_it_goes_when_the_pointer_leaves_the_board(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    rest_on(table, FLOODED, 0)
    qtbot.waitUntil(large_card(table).isVisible)
    QApplication.sendEvent(table.board.view.viewport(), QEvent(QEvent.Type.Leave))
    assert large_card(table).isHidden()


def test_the_name_of_the_card_is_shown_and_never_spoken(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    rest_on(table, FLOODED, 0)
    qtbot.waitUntil(large_card(table).isVisible)
    assert "Flood" not in table.said_here
    assert table.note == ""


def test_in_the_hand_the_tooltip_of_a_laid_card_names_its_province(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built(), 0)
    tray = Tray(table.bridge, table.hand, table.appearance, table.board)
    flood, warrior = (tray.cards.buttons[c] for c in (ActionCard.FLOOD, ActionCard.WARRIOR))
    name = province_name(table.bridge.view.wall, FLOODED)
    assert f"Face down in {name}" in flood.toolTip()
    assert name not in ask(flood).description, "others may listen"
    assert name not in warrior.toolTip()
    table.bridge.look_as(PUBLIC)
    assert name not in flood.toolTip()
