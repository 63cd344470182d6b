"""The hand of three cards, sorted by colour: own cards to be picked up, and the open ones of
others.

A card is picked up to pay with; a second one of its colour is joined to it by a cord: a pair. Cards
have no identity, so the pointer alone decides which of two equal ones is lifted.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import HAND, PAIR, Cards, Colour
from changcheng_qt.titles.china.table.painting.cards import (
    LEAST_NAME,
    paint_back,
    paint_card,
    paint_link,
)
from changcheng_qt.titles.china.table.pointer.hand import NOTHING, Held
from changcheng_qt.titles.china.table.tray.hands import CARD, KnownHand, regions_of
from changcheng_qt.titles.china.words.names import card_name
from changcheng_qt.titles.china.words.rule_links import rule_of
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray import hand_row
from changcheng_qt.ui.tray.hand_row import HandCard, card_in_button, paint_card_in_button
from changcheng_qt.ui.tray.pickable import LIFT

_CORD: Final = (0.24, 0.15)
"""The size of the cord of a pair, in heights of a card."""


class CardButton(Painted, HandCard[Held]):
    """A card of the hand."""

    def __init__(self, appearance: Appearance, board: Board, parent: QWidget) -> None:
        super().__init__(appearance, NOTHING, parent)
        tell_rule(self, lambda: rule_of(self._colour))
        self._board = board
        self._colour: Colour | None = None

    @property
    def colour(self) -> Colour | None:
        """Return the colour of the shown card."""
        return self._colour

    def show_card(self, colour: Colour) -> None:
        """Show a card."""
        self.held = Held(cards=(colour,))
        if colour is not self._colour:
            self._colour = colour
            self.retranslate()
            self.update()

    def forget(self) -> None:
        self._colour, self.held = None, NOTHING
        self.setAccessibleName("")
        super().forget()

    def retranslate(self) -> None:
        if self._colour is not None:
            self.setAccessibleName(card_name(self._colour))

    @property
    def _tooltip(self) -> str:
        return self._why_not or self.accessibleName()

    def paint(self, painter: QPainter) -> None:
        """Paint the card with its present overlay."""
        if self._colour is None:
            return
        colour, rect = self._colour, card_in_button(self, CARD)
        least = self.appearance.px(LEAST_NAME)
        look = colour, regions_of(self._board, colour), self.appearance.fonts, least
        face = partial(
            self._picture.draw,
            size=self.size(),
            key=look,
            paint=lambda layer: paint_card(layer, rect, *look),
        )
        paint_card_in_button(painter, self, rect, face)


class HandRow(hand_row.HandRow[CardButton]):
    """Three places for cards; the hidden cards of a hand are face down after the others."""

    shape = CARD
    paint_back = staticmethod(paint_back)

    def __init__(self, appearance: Appearance, board: Board, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.take([CardButton(appearance, board, self) for _ in range(HAND)])
        self._cord = _Cord(self)
        self._latest = 0
        """The place that was pressed last: of two equal cards it is lifted first."""
        for place, card in enumerate(self.cards):
            card.pressed.connect(partial(self._on_pressed, place))

    def show_hand(self, hand: KnownHand) -> None:
        """Show a hand as the viewer may see it."""
        known = [card for card in hand if card is not None]
        self.veil(len(hand) - len(known), after=len(known))
        for button, colour in zip(self.cards, known, strict=False):
            button.show_card(colour)
            button.show()

    def show_cards_held(self, held: Cards) -> None:
        """Lift the held cards, and join two to a pair."""
        lifted = self._lifted(held)
        for button in self.cards:
            button.setChecked(button in lifted)
        for button in lifted:
            button.raise_()
        if len(lifted) == PAIR:
            self._cord.join(*(self._card_rect(button) for button in lifted))
        else:
            self._cord.hide()

    def sizeHint(self) -> QSize:
        """Return the size with three cards of a good size."""
        px = self.appearance.px
        return QSize(px(HAND * 80), px(118))

    def minimumSizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(HAND * 36), px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cards, and the cord between them."""
        super().resizeEvent(event)
        pair = [button for button in self.cards if button.isChecked()]
        if len(pair) == PAIR:
            self._cord.join(*(self._card_rect(button) for button in pair))

    def _lifted(self, held: Cards) -> Sequence[CardButton]:
        alike = [button for button in self.cards if held and button.colour is held[0]]
        latest = self.cards[self._latest]
        first = sorted(alike, key=lambda button: button is not latest)[: len(held)]
        return [button for button in self.cards if button in first]

    def _card_rect(self, button: CardButton) -> QRectF:
        """Return the rectangle of a button's card when it is lifted."""
        rect = card_in_button(button, CARD).translated(button.pos())
        return rect.translated(0, -self.appearance.px(LIFT))

    def _on_pressed(self, place: int) -> None:
        self._latest = place


class _Cord(Painted, QWidget):
    """The cord that joins two cards to a pair; it ignores the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def join(self, one: QRectF, other: QRectF) -> None:
        """Place the cord between two cards, over their edges."""
        middle = (one.center() + other.center()) / 2
        wide, high = (round(one.height() * share) for share in _CORD)
        size = QSize(wide, high)
        corner = QPoint(round(middle.x() - wide / 2), round(middle.y() - high / 2))
        self.setGeometry(QRect(corner, size))
        self.show()
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        spare = self.height() * 0.2
        paint_link(painter, QRectF(self.rect()).adjusted(spare, spare, -spare, -spare))
