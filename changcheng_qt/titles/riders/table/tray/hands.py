"""Hands of goods as rows of small cards, in a replay."""

from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.pieces import Good, cards_of
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.painting.goods import paint_goods_card
from changcheng_qt.titles.riders.table.tray.edict_row import paint_edict_back
from changcheng_qt.titles.riders.words.names import good_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.tray.card_places import CardShape
from changcheng_qt.ui.tray.card_row import CardRow

_CARD: Final = CardShape(84.0, 106.0, air=8, named_from=0)

KnownHand: TypeAlias = tuple[Good | None, ...]
"""A hand by good, None for an unknown card."""


class GoodsCardRow(CardRow[Good]):
    """The goods of one hand."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, _CARD, parent)

    def name_of(self, card: Good) -> str:
        return good_name(card)

    def paint_face(self, painter: QPainter, rect: QRectF, card: Good) -> None:
        paint_goods_card(painter, rect, card)

    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        paint_edict_back(painter, rect)


class GoodsHands:
    """The hands of a match, for the tray of its replay."""

    def make_row(
        self, appearance: Appearance, colours: SeatColours, parent: QWidget
    ) -> CardRow[Good]:
        """Return a row for a hand; cards have no seat's colours."""
        return GoodsCardRow(appearance, parent)

    def known(self, view: View, seat: Seat) -> KnownHand:
        """Return the goods of a hand, None for each card of one that the viewer does not see."""
        hand = view.hands[seat]
        return (None,) * view.hand_counts[seat] if hand is None else cards_of(hand)
