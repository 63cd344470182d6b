"""The hand of cards in the tray: the viewer's own cards face up, or a veiled hand of backs.

A veiled hand is as many identical backs as there are cards, packed to the left: neither a gap nor
an order tells which card was played, and the buttons behind it hold nothing of any seat.
"""

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.geography import Wall
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.setup import Options
from changcheng_qt.games.changcheng.view import Private, View
from changcheng_qt.i18n.phrases.changcheng.places import province_name
from changcheng_qt.ui.changcheng.painting.card_backs import paint_card_back
from changcheng_qt.ui.changcheng.pointer.hand import Held
from changcheng_qt.ui.changcheng.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.changcheng.tray.card_face import card_rect
from changcheng_qt.ui.changcheng.tray.card_large import LargeCard
from changcheng_qt.ui.changcheng.tray.card_widgets import CardButton, Place
from changcheng_qt.ui.changcheng.tray.hand_places import CardSizes, card_places, width_for
from changcheng_qt.ui.changcheng.widgets.pickable import LIFT
from changcheng_qt.ui.changcheng.widgets.rest_watch import RestWatch
from changcheng_qt.ui.changcheng.widgets.seats import colours_of
from changcheng_qt.ui.looks.appearance import Appearance, Panel

translate = QCoreApplication.translate

_WANTED: Final = 84
"""The width of a card that piles make room for."""
_WIDEST: Final = 130
"""The width up to which cards grow, in a window whatever its size."""
_WIDEST_GAP: Final = 10


class HandRow(Panel):
    """Six places for cards, or the backs of a veiled hand."""

    picked = Signal(object)
    drag_begun = Signal(object, QPoint)

    def __init__(self, appearance: Appearance, window: QWidget, parent: QWidget) -> None:
        """Begin veiled and empty; the large card lies on top of `window`."""
        super().__init__(appearance, parent)
        self._backs = 0
        self._colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._options = Options()
        self._large = LargeCard(appearance, window)
        self.destroyed.connect(self._large.deleteLater)
        self._rest = RestWatch(self)
        self._rest.rested.connect(self._on_rested)
        self._rest.left.connect(self.put_large_card_away)
        self.buttons = {card: CardButton(appearance, card, self) for card in ActionCard}
        for button in self.buttons.values():
            button.picked.connect(self.picked)
            button.drag_begun.connect(self.drag_begun)
            self._rest.watch(button)
            button.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def backs(self) -> int:
        """Return how many backs are shown, 0 where the hand lies open."""
        return self._backs

    def show_hand(self, view: View, seat: Seat) -> None:
        """Show a seat's hand as the viewer may see it."""
        self.put_large_card_away()
        before = (self._backs, self._colours)
        self._colours, self._options = colours_of(view, seat), view.options
        private = view.private(seat)
        if private is None:
            self._veil(view.hand_counts[seat])
        else:
            self._open(private, view.wall)
        self._say_backs()
        if before != (self._backs, self._colours):
            self.update()

    def show_held(self, held: Held | None) -> None:
        """Mark the card that is picked up; with its frame it lies over its neighbours."""
        for button in self.buttons.values():
            button.show_held(held)
            button.raise_()
        for button in self.buttons.values():
            if button.isChecked():
                button.raise_()

    def put_large_card_away(self) -> None:
        """Hide the large card and do not bring it up any more."""
        self._rest.stop()
        self._large.put_away()

    def width_wanted(self, height: int) -> int:
        """Return how wide the row wants to be where it is so high."""
        return width_for(len(self.buttons), height, self._sizes)

    def sizeHint(self) -> QSize:
        """Take what six cards of a good size take."""
        px = self.appearance.px
        return QSize(px(480), px(118))

    def minimumSizeHint(self) -> QSize:
        """Do with small cards."""
        px = self.appearance.px
        return QSize(px(220), px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards in their places."""
        super().resizeEvent(event)
        for place, button in zip(self._places(), self.buttons.values(), strict=True):
            button.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backs of a veiled hand."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in self._places()[: self._backs]:
                room = QRectF(place.adjusted(0, self.appearance.px(LIFT), 0, 0))
                paint_card_back(painter, card_rect(room), self._colours)

    def _veil(self, count: int) -> None:
        self._backs = count
        for button in self.buttons.values():
            button.hide()
            button.forget()

    def _say_backs(self) -> None:
        """Say how many cards a veiled hand has, and nothing else of them."""
        text = translate("Tray", "%n face-down card(s)", "", self._backs)
        self.setAccessibleDescription(text if self._backs else "")

    def _open(self, private: Private, wall: Wall) -> None:
        self._backs = 0
        laid = {placed.card: province_name(wall, placed.province) for placed in private.placed}
        for card, button in self.buttons.items():
            gone = Place.LAID if card in laid else Place.GONE
            place = Place.HAND if card in private.hand else gone
            button.show_card(self._colours, place, laid.get(card, ""))
            button.show()

    def _places(self) -> tuple[QRect, ...]:
        """Return the rooms of the cards."""
        return card_places(self.size(), len(self.buttons), self._sizes)

    @property
    def _sizes(self) -> CardSizes:
        px, most = self.appearance.px, round(_WIDEST * self.appearance.size)
        return CardSizes(px(_WANTED), most, px(_WIDEST_GAP), px(LIFT))

    def _on_rested(self, button: CardButton) -> None:
        if button.place is Place.HAND:
            place = QRect(button.mapToGlobal(QPoint(0, 0)), button.size())
            self._large.show_card(place, button.card, self._colours, self._options)
