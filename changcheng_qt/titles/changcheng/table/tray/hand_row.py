"""The hand of cards in the tray: the viewer's own cards to be picked up, or a hidden hand of backs.

A card that has left the hand leaves its slot, with a word for its new place.
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.geography import Wall
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.rules.view import Private, View
from changcheng_qt.titles.changcheng.table.painting import cards
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.seat_colours import (
    NEUTRAL_COLOUR,
    SEAT_COLOURS,
    colours_of,
)
from changcheng_qt.titles.changcheng.table.pointer.hand import Held, HeldCard
from changcheng_qt.titles.changcheng.table.tray.card_face import CARD, LargeCard
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import province_name
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray import hand_row
from changcheng_qt.ui.tray.hand_row import HandCard, card_in_button, paint_card_in_button
from changcheng_qt.ui.widgets.large_sheet import RestWatch

translate = QCoreApplication.translate

_LEAST_NAME: Final = 12.5
_LEAST_LABEL: Final = 11.0
"""The least height of letters and figures on cards and slots, in a window of 1280 x 800."""


class CardPlace(Enum):
    """The places of a card of the seat's own six."""

    HAND = "hand"
    LAID = "laid"
    """Face down in a province."""
    GONE = "gone"


def place_name(place: CardPlace) -> str:
    """Return the word on the empty slot of a card."""
    return {
        CardPlace.HAND: translate("Hand", "in hand"),
        CardPlace.LAID: translate("Hand", "in play"),
        CardPlace.GONE: translate("Hand", "used"),
    }[place]


class CardButton(Painted, HandCard[Held]):
    """A card of the seat's own hand, or the slot of one that has left it."""

    def __init__(
        self, appearance: Appearance, card: ActionCard, parent: QWidget | None = None
    ) -> None:
        """Start in hand, in a neutral colour."""
        super().__init__(appearance, HeldCard(card), parent)
        self.card = card
        self._colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._place = CardPlace.HAND
        self._where = ""
        tell_rule(self, lambda: rule_of(card))
        self.retranslate()

    @property
    def place(self) -> CardPlace:
        """Return the place of the card."""
        return self._place

    @property
    def card_rect(self) -> QRectF:
        """Return the rectangle of the card in the widget: at its foot, with room to be lifted
        above.
        """
        return card_in_button(self, CARD)

    def show_card(self, colours: SeatColours, place: CardPlace, where: str = "") -> None:
        """Show a card in its owner's colours, and its place: `where` names the province in which it
        is face down.
        """
        self._where = where
        if (colours, place) != (self._colours, self._place):
            self._colours, self._place = colours, place
            self.retranslate()
            self.update()

    def forget(self) -> None:
        self.show_card(SEAT_COLOURS[NEUTRAL_COLOUR], CardPlace.HAND)
        super().forget()

    def retranslate(self) -> None:
        name = card_name(self.card)
        self.setText(name)
        if self._place is CardPlace.HAND:
            self.setAccessibleName(name)
        else:
            words = translate("Hand", "{card}, {place}", "a card and where it is")
            self.setAccessibleName(fill(words, card=name, place=place_name(self._place)))

    def paint(self, painter: QPainter) -> None:
        """Paint the face with its present overlay, or the slot."""
        rect = self.card_rect
        if self._place is not CardPlace.HAND:
            self._paint_slot(painter, rect)
            return
        paint_card_in_button(painter, self, rect, lambda p: self._paint_face(p, rect))

    @property
    def _tooltip(self) -> str:
        """The place of a played card, visible only; else the reason why it is disabled."""
        if not self._where:
            return self._why_not
        words = translate("Hand", "Face down in {province}")
        return fill(words, province=self._where)

    @property
    def _description(self) -> str:
        """The reason why it is disabled, and never the place of a card: others may listen."""
        return self._why_not or (place_name(self._place) if self._where else "")

    def _paint_face(self, painter: QPainter, rect: QRectF) -> None:
        script, least = self.appearance.fonts.script, self.appearance.px(_LEAST_NAME)

        def paint(layer: QPainter) -> None:
            cards.paint_wordless_card(layer, rect, self.card, self._colours, least)

        self._picture.draw(painter, self.size(), (self._colours, least), paint)
        cards.paint_card_name(painter, rect, self.text(), script, least)

    def _paint_slot(self, painter: QPainter, rect: QRectF) -> None:
        cream = self.appearance.palette.tray_text

        def paint(layer: QPainter) -> None:
            cards.paint_wordless_slot(layer, rect, self.card, cream)

        self._picture.draw(painter, self.size(), cream, paint)
        label, script = place_name(self._place), self.appearance.fonts.script
        least = self.appearance.px(_LEAST_LABEL)
        cards.paint_slot_label(painter, rect, label, script, cream, least)


class HandRow(hand_row.HandRow[CardButton]):
    """Six places for cards, or the backs of a hidden hand."""

    shape = CARD

    def __init__(self, appearance: Appearance, window: QWidget, parent: QWidget) -> None:
        """Start hidden and empty; the large card is on top of `window`."""
        super().__init__(appearance, parent)
        self._colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._options = Options()
        self._large = LargeCard(appearance, window)
        self.destroyed.connect(self._large.deleteLater)
        self._rest = RestWatch(self)
        self._rest.rested.connect(self._on_rested)
        self._rest.left.connect(self.put_large_card_away)
        self.buttons = {card: CardButton(appearance, card, self) for card in ActionCard}
        self.take(tuple(self.buttons.values()))
        for button in self.cards:
            self._rest.watch(button)

    def show_hand(self, view: View, seat: Seat) -> None:
        """Show a seat's hand as the viewer may see it."""
        self.put_large_card_away()
        before = self._colours
        self._colours = self.look_of_back = colours_of(view, seat)
        self._options = view.options
        private = view.private(seat)
        if private is None:
            self.veil(view.hand_counts[seat])
        else:
            self._open(private, view.wall)
        if before != self._colours:
            self.update()

    def put_large_card_away(self) -> None:
        """Hide the large card, and cancel a pending one."""
        self._rest.stop()
        self._large.put_away()

    def sizeHint(self) -> QSize:
        """Return the size with six cards of a good size."""
        px = self.appearance.px
        return QSize(px(480), px(118))

    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the back of a card of the shown seat."""
        paint_card_back(painter, rect, self._colours)

    def _open(self, private: Private, wall: Wall) -> None:
        self.unveil()
        laid = {placed.card: province_name(wall, placed.province) for placed in private.placed}
        for card, button in self.buttons.items():
            gone = CardPlace.LAID if card in laid else CardPlace.GONE
            place = CardPlace.HAND if card in private.hand else gone
            button.show_card(self._colours, place, laid.get(card, ""))
            button.show()

    def _on_rested(self, button: CardButton) -> None:
        if button.place is CardPlace.HAND:
            place = QRect(button.mapToGlobal(QPoint(0, 0)), button.size())
            self._large.show_card(place, button.card, self._colours, self._options)
