"""Cards as widgets: one in the hand to pick up, and one that lies open."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.i18n.phrases.changcheng import card_name
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.kept_picture import KeptPicture
from changcheng_qt.ui.board.strokes import NO_BRUSH, pen
from changcheng_qt.ui.board.theme import SeatColours
from changcheng_qt.ui.changcheng.painting.card_backs import paint_card_back
from changcheng_qt.ui.changcheng.painting.cards import (
    MASTER_HEIGHT,
    MASTER_WIDTH,
    paint_action_card,
    paint_card_name,
    paint_card_veil,
    paint_chosen_frame,
    paint_slot_label,
    paint_void_stamp,
    paint_wordless_card,
    paint_wordless_slot,
)
from changcheng_qt.ui.changcheng.pointer.hand import HeldCard
from changcheng_qt.ui.changcheng.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.changcheng.widgets.pickable import Pickable
from changcheng_qt.ui.panels.panel import Panel

translate = QCoreApplication.translate

SHAPE: Final = MASTER_WIDTH / MASTER_HEIGHT
"""The width of a card over its height."""
AIR: Final = 8
"""What shadow and frame take of a card's room, both sides together, in units of the card."""


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
        Place.GONE: translate("Hand", "gone"),
    }[place]


def card_rect(room: QRectF) -> QRectF:
    """Return the largest card in the middle of a room, shadow and frame inside the room too."""
    unit = min(room.width() / (MASTER_WIDTH + AIR), room.height() / (MASTER_HEIGHT + AIR))
    card = QRectF(0, 0, MASTER_WIDTH * unit, MASTER_HEIGHT * unit)
    card.moveCenter(room.center())
    return card


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
        self._picture = KeptPicture()
        self.retranslate()

    @property
    def place(self) -> Place:
        """Return where the card is."""
        return self._place

    def show_card(self, colours: SeatColours, place: Place) -> None:
        """Show whose card it is and where it is."""
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
        rect = card_rect(QRectF(self.rect()))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._place is not Place.HAND:
                self._paint_slot(painter, rect)
                return
            if self.isEnabled() and self.underMouse() and not self.isChecked():
                painter.translate(0, -2 * self.appearance.k)
            self._paint_face(painter, rect)
            if not self.isEnabled():
                paint_card_veil(painter, rect)
            if self.isChecked():
                paint_chosen_frame(painter, rect)
            elif self.hasFocus():
                _paint_focus(painter, rect, self.appearance)

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


class CardFace(Panel):
    """A card that lies open, or one still face down; its meaning is said by the words beside it."""

    def __init__(
        self, appearance: Appearance, height: float, parent: QWidget | None = None
    ) -> None:
        """Begin empty; the height is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._height = height
        self._card: ActionCard | None = None
        self._colours: SeatColours | None = None
        self._is_void = self._is_faded = self._is_lit = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(
        self,
        card: ActionCard | None,
        colours: SeatColours,
        *,
        void: bool = False,
        faded: bool = False,
        lit: bool = False,
    ) -> None:
        """Show a card, None for a back; stamped where void, pale where done with, framed where its
        owner decides.
        """
        self._card, self._colours = card, colours
        self._is_void, self._is_faded, self._is_lit = void, faded, lit
        self.update()

    def use_height(self, height: float) -> None:
        """Take another height, that in a window of 1280 x 800."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def show_nothing(self) -> None:
        """Show no card at all."""
        self._card = self._colours = None
        self.update()

    def sizeHint(self) -> QSize:
        """Take the card with its shadow."""
        height = self.appearance.px(self._height)
        return QSize(round(height * (MASTER_WIDTH + AIR) / (MASTER_HEIGHT + AIR)), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        if self._colours is None:
            return
        rect, script = card_rect(QRectF(self.rect())), self.appearance.fonts.script
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._card is None:
                paint_card_back(painter, rect, self._colours)
                return
            name = card_name(self._card)
            paint_action_card(painter, rect, self._card, self._colours, name, script)
            if self._is_void:
                word = translate("Scoring", "void", "stamp on a card")
                paint_void_stamp(painter, rect, word, script)
            elif self._is_faded:
                paint_card_veil(painter, rect)
            if self._is_lit:
                paint_chosen_frame(painter, rect)
