"""Hands of goods as rows of small stacks, in a replay."""

from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.titles.riders.table.tray.edict_row import paint_edict_back
from changcheng_qt.titles.riders.table.tray.goods_row import stack_text
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.painting.lettering import paint_fitted_text
from changcheng_qt.ui.tray.card_places import CardShape
from changcheng_qt.ui.tray.card_row import CardRow

_CARD: Final = CardShape(66.0, 106.0, air=8, named_from=0)
_FOOT: Final = 0.38
"""The share of the height for the number below a card."""

Stack: TypeAlias = tuple[Good, int]
"""A good and the number of its cards."""


class GoodsCardRow(CardRow[Stack]):
    """The goods of one hand."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, _CARD, parent)

    def name_of(self, card: Stack) -> str:
        return stack_text(*card)

    def paint_face(self, painter: QPainter, rect: QRectF, card: Stack) -> None:
        good, count = card
        foot = rect.height() * _FOOT
        paint_goods_card(painter, rect.adjusted(0, 0, 0, -foot), good)
        number = QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot)
        font = self.appearance.fonts.number(round(foot * 0.85))
        paint_fitted_text(painter, number, str(count), font, self.appearance.palette.tray_text)

    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        paint_edict_back(painter, rect)


class GoodsHands:
    """The hands of a match, for the tray of its replay."""

    def make_row(
        self, appearance: Appearance, colours: SeatColours, parent: QWidget
    ) -> CardRow[Stack]:
        """Return a row for a hand; cards have no seat's colours."""
        return GoodsCardRow(appearance, parent)

    def known(self, view: View, seat: Seat) -> tuple[Stack | None, ...]:
        """Return the goods of a hand, None for each card of one that the viewer does not see."""
        hand = view.hands[seat]
        if hand is None:
            return (None,) * view.hand_counts[seat]
        return tuple((good, hand[good]) for good in Good if hand[good])
