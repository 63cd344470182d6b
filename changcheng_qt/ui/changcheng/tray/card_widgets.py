"""A card of the hand as a widget, to be picked up."""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.i18n.phrases.changcheng import card_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.painting.cards import (
    paint_card_name,
    paint_card_veil,
    paint_chosen_frame,
    paint_slot_label,
    paint_wordless_card,
    paint_wordless_slot,
)
from changcheng_qt.ui.changcheng.pointer.hand import HeldCard
from changcheng_qt.ui.changcheng.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.changcheng.tray.card_face import card_rect
from changcheng_qt.ui.changcheng.widgets.pickable import LIFT, Pickable
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.looks.theme import SeatColours

translate = QCoreApplication.translate


class Place(Enum):
    """Where a card of the seat's own six is."""

    HAND = "hand"
    LAID = "laid"
    """Face down in a province."""
    GONE = "gone"


def place_name(place: Place) -> str:
    """Return the word on the empty slot of a card."""
    return {
        Place.HAND: translate("Hand", "in hand"),
        Place.LAID: translate("Hand", "in play"),
        Place.GONE: translate("Hand", "used"),
    }[place]


class CardButton(Pickable):
    """A card of the seat's own hand, or the slot of one that has left it."""

    def __init__(
        self, appearance: Appearance, card: ActionCard, parent: QWidget | None = None
    ) -> None:
        """Begin in hand, in a neutral colour."""
        super().__init__(appearance, HeldCard(card), parent)
        self.card = card
        self._colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._place = Place.HAND
        self._where = ""
        self._picture = KeptPicture()
        self.retranslate()

    @property
    def place(self) -> Place:
        """Return where the card is."""
        return self._place

    @property
    def card_rect(self) -> QRectF:
        """Return where the card lies in the widget: at its foot, with room to be lifted above."""
        return card_rect(QRectF(self.rect()).adjusted(0, self.appearance.px(LIFT), 0, 0))

    def show_card(self, colours: SeatColours, place: Place, where: str = "") -> None:
        """Show whose card it is and where it is: `where` names the province in which it is laid."""
        self._where = where
        if (colours, place) != (self._colours, self._place):
            self._colours, self._place = colours, place
            self.retranslate()
            self.update()

    def forget(self) -> None:
        """Show nothing of any seat: the hand is veiled."""
        self.show_card(SEAT_COLOURS[NEUTRAL_COLOUR], Place.HAND)
        self._picture.drop()
        self.allow(possible=False)
        self.setChecked(False)

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        name = card_name(self.card)
        self.setText(name)
        if self._place is Place.HAND:
            self.setAccessibleName(name)
        else:
            words = translate("Hand", "{card}, {place}", "a card and where it is")
            self.setAccessibleName(fill(words, card=name, place=place_name(self._place)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face with what lies over it now, or the slot."""
        rect = self.card_rect
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._place is not Place.HAND:
                self._paint_slot(painter, rect)
                return
            painter.translate(0, -self.raised)
            self._paint_face(painter, rect)
            if not self.isEnabled():
                paint_card_veil(painter, rect)
            if self.isChecked():
                paint_chosen_frame(painter, rect)
            elif self.hasFocus():
                _paint_focus(painter, rect, self.appearance)

    @property
    def _tooltip(self) -> str:
        """Where a card lies that is laid, for the eyes alone; else why not."""
        if not self._where:
            return self._why_not
        words = translate("Hand", "Face down in {province}")
        return fill(words, province=self._where)

    @property
    def _description(self) -> str:
        """Why not, and never where a card lies: others may listen."""
        return self._why_not or (place_name(self._place) if self._where else "")

    def _paint_face(self, painter: QPainter, rect: QRectF) -> None:
        def paint(layer: QPainter) -> None:
            paint_wordless_card(layer, rect, self.card, self._colours)

        self._picture.draw(painter, self.size(), self._colours, paint)
        paint_card_name(painter, rect, self.text(), self.appearance.fonts.script)

    def _paint_slot(self, painter: QPainter, rect: QRectF) -> None:
        cream = self.appearance.palette.tray_text

        def paint(layer: QPainter) -> None:
            paint_wordless_slot(layer, rect, self.card, cream)

        self._picture.draw(painter, self.size(), cream, paint)
        label, script = place_name(self._place), self.appearance.fonts.script
        paint_slot_label(painter, rect, label, script, cream)


def _paint_focus(painter: QPainter, rect: QRectF, appearance: Appearance) -> None:
    reach = appearance.px(3)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(appearance.palette.tray_text, 2))
    painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), 2 * reach, 2 * reach)
