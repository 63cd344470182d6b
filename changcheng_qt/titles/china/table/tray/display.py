"""The four open cards and the pile: each is a button that takes a card.

Taking an open card can be undone while nothing was drawn after it; drawing from the pile cannot,
and its button says so before it is pressed.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.titles.china.rules.commands import Command, DrawCard, TakeOpenCard
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import OPEN_SLOTS, Colour
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.painting.cards import (
    LEAST_NAME,
    paint_card,
    paint_pile,
    paint_slot,
)
from changcheng_qt.titles.china.table.tray.hands import CARD, regions_of
from changcheng_qt.titles.china.words.commands import drawing_note
from changcheng_qt.titles.china.words.names import card_name, pile_text
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.lettering import narrowed, paint_fitted_text, width_of
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray.card_places import CardSizes, card_places, width_for
from changcheng_qt.ui.tray.hand_row import card_in_button, paint_card_in_button
from changcheng_qt.ui.tray.pickable import LIFT, TrayButton

translate = QCoreApplication.translate

_WANTED: Final = 70
_WIDEST: Final = 120
_WIDEST_GAP: Final = 8
_PILE_DEPTH: Final = 0.09
"""The share of the width that the cards below the top one of the pile need."""
_COUNT_SIZE: Final = 15
_PLATE: Final = "#1C120A"
_PLATE_SHARE: Final = 0.86
"""The largest share of a card's width for the plate, and the plate's height as a share of its own
width.
"""
_HAZE: Final = 0.45
"""The haze over open cards, which are legible long before they can be taken."""


class OpenCard(Painted, TrayButton):
    """One of the open cards, or its empty slot."""

    def __init__(self, appearance: Appearance, slot: int, board: Board, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.slot = slot
        tell_rule(self, lambda: "open-cards")
        self._board = board
        self._colour: Colour | None = None
        self._picture = KeptPicture()
        self.retranslate()

    @property
    def colour(self) -> Colour | None:
        """Return the colour of the card, None for an empty slot."""
        return self._colour

    def show_card(self, colour: Colour | None) -> None:
        """Show a card, or None for the empty slot."""
        if colour is not self._colour:
            self._colour = colour
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        empty = translate("ChinaTray", "Empty space for an open card")
        self.setAccessibleName(empty if self._colour is None else card_name(self._colour))

    @property
    def _tooltip(self) -> str:
        return self._why_not or self.accessibleName()

    def paint(self, painter: QPainter) -> None:
        """Paint the card with its present overlay, or the slot."""
        rect, colour = card_in_button(self, CARD), self._colour
        if colour is None:
            paint_slot(painter, rect, self.appearance.palette.tray_text)
            return
        least = self.appearance.px(LEAST_NAME)
        look = colour, regions_of(self._board, colour), self.appearance.fonts, least
        face = partial(
            self._picture.draw,
            size=self.size(),
            key=look,
            paint=lambda layer: paint_card(layer, rect, *look),
        )
        paint_card_in_button(painter, self, rect, face, _HAZE)


class Pile(Painted, TrayButton):
    """The pile, and its number of cards."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        tell_rule(self, lambda: "draw")
        self._count = 0
        self._is_last = False
        self._counted = ""
        self._picture = KeptPicture()
        self.retranslate()

    @property
    def count(self) -> int:
        """Return the number of cards in the pile."""
        return self._count

    def show_pile(self, count: int, *, is_last: bool, counted: str = "") -> None:
        """Show the number of cards, whether the game ends with them, and the chances `counted` of
        the next one.
        """
        if (count, is_last, counted) != (self._count, self._is_last, self._counted):
            self._count, self._is_last, self._counted = count, is_last, counted
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        name = translate("ChinaTray", "Pile: %n card(s)", "", self._count)
        if self._is_last:
            name = translate("ChinaTray", "Second pile: %n card(s)", "", self._count)
        self.setAccessibleName(name)

    @property
    def _tooltip(self) -> str:
        last = translate("ChinaTray", "When it runs out again, this round is the last.")
        warning = last if self._is_last and self._count else ""
        lines = self.accessibleName(), self._counted, warning, self._why_not or drawing_note()
        return "\n".join(filter(None, lines))

    @property
    def _description(self) -> str:
        return self._why_not or drawing_note()

    def paint(self, painter: QPainter) -> None:
        whole = card_in_button(self, CARD)
        depth = whole.width() * _PILE_DEPTH
        rect = whole.adjusted(0, 0, -depth, -depth * whole.height() / whole.width())
        count = self._count

        def paint_face(brush: QPainter) -> None:
            low = min(count, 5)
            self._picture.draw(
                brush, self.size(), low, lambda layer: paint_pile(layer, rect, count)
            )
            self._paint_count(brush, rect)

        paint_card_in_button(painter, self, rect, paint_face, _HAZE)

    def _paint_count(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the number of cards on a dark plate."""
        px, text = self.appearance.px, f"×{self._count}"
        font = self.appearance.number_font(_COUNT_SIZE)
        wide = min(width_of(font, text) + px(14), rect.width() * _PLATE_SHARE)
        plate = QRectF(0, 0, wide, min(px(23), wide * _PLATE_SHARE))
        plate.moveCenter(rect.center())
        painter.setPen(NO_PEN)
        painter.setBrush(ink(_PLATE, 205))
        painter.drawRoundedRect(plate, px(7), px(7))
        fitting = narrowed(font, text, wide - px(4))
        colour = ink(self.appearance.palette.tray_text)
        paint_fitted_text(painter, plate, text, fitting, colour)


class Display(Panel):
    """The open cards in a row, and the pile at their end."""

    chosen = Signal(object)
    """The command that takes a card."""

    def __init__(self, appearance: Appearance, board: Board, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.slots = tuple(OpenCard(appearance, slot, board, self) for slot in range(OPEN_SLOTS))
        self.pile = Pile(appearance, self)
        for button in self.slots:
            button.clicked.connect(partial(self._take, button.slot))
        self.pile.clicked.connect(self._draw)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def buttons(self) -> tuple[TrayButton, ...]:
        """Return all buttons from left to right."""
        return (*self.slots, self.pile)

    def takes(self) -> tuple[tuple[Command, TrayButton], ...]:
        """Return each command that takes a card, and its button."""
        taken = ((TakeOpenCard(button.slot), button) for button in self.slots)
        return (*taken, (DrawCard(), self.pile))

    def show_cards(self, view: View, *, counts: bool = False) -> None:
        """Show the open cards and the pile of a view, with the chances of the next card if it
        `counts`.
        """
        for button, colour in zip(self.slots, view.open, strict=True):
            button.show_card(colour)
        counted = pile_text(view) if counts else ""
        self.pile.show_pile(view.pile, is_last=view.exhausted > 0, counted=counted)

    def width_wanted(self, height: int) -> int:
        """Return the preferred width of the row at a height."""
        return width_for(len(self.buttons), height, self._sizes)

    def card_width(self, row: QSize) -> int:
        """Return the width of a card with its shadow in a row of a size."""
        return card_places(row, len(self.buttons), self._sizes)[0].width()

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(len(self.buttons) * 72), px(118))

    def minimumSizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(len(self.buttons) * 32), px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        places: tuple[QRect, ...] = card_places(self.size(), len(self.buttons), self._sizes)
        for place, button in zip(places, self.buttons, strict=True):
            button.setGeometry(place)

    @property
    def _sizes(self) -> CardSizes:
        px, most = self.appearance.px, round(_WIDEST * self.appearance.size)
        return CardSizes(CARD, px(_WANTED), most, px(_WIDEST_GAP), px(LIFT))

    def _take(self, slot: int) -> None:
        self.chosen.emit(TakeOpenCard(slot))

    def _draw(self) -> None:
        self.chosen.emit(DrawCard())
