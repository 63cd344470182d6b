"""Hands as rows of small cards, with the cards that a viewer may see."""

from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.painting.cards import (
    HEIGHT,
    LEAST_NAME,
    paint_back,
    paint_card,
)
from changcheng_qt.titles.china.words.names import card_name, region_name
from changcheng_qt.ui.tray.card_places import CardShape
from changcheng_qt.ui.tray.card_row import CardRow

CARD: Final = CardShape(84.0, 84.0 * HEIGHT, air=8, named_from=0)
"""The shape of a region card; its name is as large as fits."""

KnownHand: TypeAlias = tuple[Colour | None, ...]
"""A hand by colour, None for an unknown card."""


def regions_of(board: Board, colour: Colour) -> tuple[str, ...]:
    """Return the names of a card's regions."""
    regions = range(len(board.regions))
    return tuple(region_name(board, r) for r in regions if board.colour_of(r) is colour)


def known_hand(view: View, seat: Seat) -> KnownHand:
    """Return a hand by colour with the cards that the viewer may see, then a None for each other
    card: all cards for its owner, for others the shown ones.
    """
    private = view.private(seat)
    open_cards = view.shown[seat] if private is None else private.hand
    hidden = view.hand_counts[seat] - len(open_cards)
    return (*sorted(open_cards), *(None,) * hidden)


class RegionCardRow(CardRow[Colour]):
    """The cards of one hand: first the known ones, then backs."""

    shape = CARD
    paint_back = staticmethod(paint_back)

    def known(self, view: View, seat: Seat) -> KnownHand:
        return known_hand(view, seat)

    def name_of(self, card: Colour) -> str:
        return card_name(card)

    def paint_face(self, painter: QPainter, rect: QRectF, card: Colour) -> None:
        names, least = regions_of(self._view.board, card), self.appearance.px(LEAST_NAME)
        paint_card(painter, rect, card, names, self.appearance.fonts, least)
