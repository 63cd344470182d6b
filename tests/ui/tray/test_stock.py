"""Piles and stocks: the foot of a pile, the frame around the part that stands out."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.icons import Drawing
from changcheng_qt.ui.looks.theme import SIX_SEATS, SeatColours
from changcheng_qt.ui.panels.stock_line import StockLine, StockSign
from changcheng_qt.ui.pointer.hand import Holdable
from changcheng_qt.ui.tray.stock_button import StockButton
from tests.titles.changcheng.table.playing import plain_looks

RED = SIX_SEATS["red"]


@dataclass(frozen=True, slots=True)
class Block(Holdable):
    """Something to hold."""


class Pile(StockButton[Block]):
    """A pile that notes the rooms it paints in."""

    def name(self) -> str:
        return "Block"

    def label(self) -> str:
        return "Block"

    def paint_piece(
        self, painter: QPainter, colours: SeatColours, room: QRectF, tab: QRectF
    ) -> None:
        self.room = room

    def paint_foot(self, painter: QPainter, room: QRectF) -> None:
        self.footed = room


class Priced(Pile):
    """A pile with a price."""

    foot = 20

    @property
    def count(self) -> str:
        return "2/5"


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    """A widget to build in."""
    made = QWidget()
    qtbot.addWidget(made)
    yield made
    made.close()


def shown(pile: Pile) -> Pile:
    """A pile that has been painted."""
    pile.resize(80, 130)
    pile.show_pile(RED, 3)
    pile.grab()
    return pile


def test_a_foot_is_below_the_name_and_takes_its_room_from_the_piece(parent: QWidget) -> None:
    plain = shown(Pile(plain_looks(), Block(), RED, 80, parent))
    priced = shown(Priced(plain_looks(), Block(), RED, 80, parent))
    assert not hasattr(plain, "footed")
    assert priced.footed.height() == pytest.approx(plain.room.height() - priced.room.height())
    assert priced.footed.top() > priced.room.bottom()


def test_a_note_gives_the_reason_below_the_name(parent: QWidget) -> None:
    pile = shown(Pile(plain_looks(), Block(), RED, 80, parent))
    pile.allow(False, "You lack 1 grain.")
    assert "Block, 3 left\nYou lack 1 grain." in pile.toolTip()
    pile.allow(True)
    assert "Block, 3 left</div>" in pile.toolTip()


def test_a_title_may_count_otherwise(parent: QWidget) -> None:
    assert shown(Pile(plain_looks(), Block(), RED, 80, parent)).count == "×3"
    assert shown(Priced(plain_looks(), Block(), RED, 80, parent)).count == "2/5"


def test_the_raised_part_is_framed(parent: QWidget) -> None:
    sign = StockSign(Drawing("M -8 0 L 8 0"), lambda: "{count}")
    line = StockLine(plain_looks(), (sign, sign), parent)
    line.resize(120, 18)
    line.show_counts((3, 4))
    plain = line.grab().toImage()
    line.show_counts((3, 4), frozenset({1}))
    framed = line.grab().toImage()
    assert plain != framed
    half = line.width() // 4
    assert plain.copy(0, 0, half, 18) == framed.copy(0, 0, half, 18)
    line.show_counts((3, 4))
    assert line.grab().toImage() == plain
