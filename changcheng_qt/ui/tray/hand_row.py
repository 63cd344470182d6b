"""A hand of cards in the tray: cards to be picked up, or a hidden hand of backs.

A hidden hand is an identical back for each card, packed to the left: neither a gap nor an order
reveals a played card, and the buttons behind it hold nothing of any seat. A title supplies its
buttons, one for each place, and paints the back of a card.
"""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.painting.card_marks import paint_card_veil, paint_chosen_frame
from changcheng_qt.ui.pointer.hand import HeldT
from changcheng_qt.ui.tray.card_places import CardShape, CardSizes, card_places, width_for
from changcheng_qt.ui.tray.pickable import LIFT, Pickable, TrayButton

translate = QCoreApplication.translate

_WANTED: Final = 84
"""The width of a card for which piles make room."""
_WIDEST: Final = 130
"""The largest width of a card in a window of any size."""
_WIDEST_GAP: Final = 10


def card_in_button(button: TrayButton, shape: CardShape) -> QRectF:
    """Return the rectangle of a card in its button: at its foot, with room to be lifted above."""
    return shape.card_rect(QRectF(button.rect()).adjusted(0, button.appearance.px(LIFT), 0, 0))


def paint_card_in_button(
    painter: QPainter,
    button: TrayButton,
    rect: QRectF,
    paint_face: Callable[[QPainter], None],
    haze: float = 1.0,
) -> None:
    """Paint a card at its present height, with its overlay: haze, frame or focus. The haze is
    thinner over text to be read before the card is enabled.
    """
    painter.translate(0, -button.raised)
    paint_face(painter)
    if not button.isEnabled():
        painter.setOpacity(haze)
        paint_card_veil(painter, rect)
        painter.setOpacity(1.0)
    if button.stands_out:
        paint_chosen_frame(painter, rect)
    elif button.hasFocus():
        _paint_focus(painter, rect, button.appearance)


class HandCard(Pickable[HeldT]):
    """A card of a hand, or the slot of one that has left it."""

    def __init__(self, appearance: Appearance, held: HeldT, parent: QWidget | None = None) -> None:
        """Create the card for a thing."""
        super().__init__(appearance, held, parent)
        self._picture = KeptPicture()

    def forget(self) -> None:
        """Clear the card: the hand is hidden."""
        self._picture.drop()
        self.allow(possible=False)
        self.setChecked(False)


HandCardT = TypeVar("HandCardT", bound=HandCard[Any])


class HandRow(Painted, Panel, Generic[HandCardT]):
    """Places for cards, or the backs of a hidden hand."""

    picked = Signal(object)
    drag_begun = Signal(object, QPoint)
    refused = Signal(str)
    """Why a card cannot be picked up."""
    shape: ClassVar[CardShape]
    """The shape of a card."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start hidden and empty, without places."""
        super().__init__(appearance, parent)
        self._backs = self._known = 0
        self._picture = KeptPicture()
        self.look_of_back: Hashable = None
        """Everything that the looks of a back depend on, besides its size."""
        self._places_taken: tuple[HandCardT, ...] = ()
        self._above: list[HandCardT] = []
        """The cards over their neighbours."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def take(self, cards: Sequence[HandCardT]) -> None:
        """Add the button of each place, instead of any before."""
        for button in self._places_taken:
            button.hide()
            button.deleteLater()
        self._places_taken = tuple(cards)
        for button in cards:
            button.picked.connect(self.picked)
            button.drag_begun.connect(self.drag_begun)
            button.refused.connect(self.refused)
            button.frame_changed.connect(self._put_in_order)
            button.hide()
        self._arrange()

    @property
    def cards(self) -> tuple[HandCardT, ...]:
        """Return the button of each place."""
        return self._places_taken

    @property
    def backs(self) -> int:
        """Return the number of backs, 0 for an open hand."""
        return self._backs

    @abstractmethod
    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a card face down."""

    def veil(self, count: int, after: int = 0) -> None:
        """Show that many backs, after `after` open cards, and nothing else of any seat."""
        for button in self.cards[after:]:
            button.hide()
            button.forget()
        self._known = after
        self._show_backs(count)

    def unveil(self) -> None:
        """Show no backs: the hand is open."""
        self._show_backs(0)

    def _show_backs(self, count: int) -> None:
        """Show backs, and announce only their number."""
        if count != self._backs:
            self._backs = count
            self.update()
        text = translate("Tray", "%n face-down card(s)", "", self._backs)
        self.setAccessibleDescription(text if self._backs else "")

    def show_held(self, held: HeldT | None) -> None:
        """Mark the card that is picked up."""
        for button in self.cards:
            button.show_held(held)

    def _put_in_order(self) -> None:
        """Have cards that stand out cover their neighbours with their frames."""
        above = [button for button in self.cards if button.stands_out]
        if above != self._above:
            self._above = above
            for button in (*self.cards, *above):
                button.raise_()

    def width_wanted(self, height: int) -> int:
        """Return the preferred width of the row at a height."""
        return width_for(len(self.cards), height, self._sizes)

    def minimumSizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(220), px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for place, button in zip(self._places(), self.cards, strict=False):
            button.setGeometry(place)

    def paint(self, painter: QPainter) -> None:
        """Paint the backs of a hidden hand."""
        if self._backs:
            key = (self._known, self._backs, self.look_of_back)
            self._picture.draw(painter, self.size(), key, self._paint_backs)

    def _paint_backs(self, painter: QPainter) -> None:
        for room in self._back_rooms():
            self.paint_back(painter, self.shape.card_rect(room))

    def _back_rooms(self) -> Sequence[QRectF]:
        """Return the rooms of the backs: by default those of the cards."""
        places, lift = self._places(), self.appearance.px(LIFT)
        hidden = places[self._known : self._known + self._backs]
        return [QRectF(place.adjusted(0, lift, 0, 0)) for place in hidden]

    def _places(self) -> tuple[QRect, ...]:
        """Return the rooms of the cards."""
        return card_places(self.size(), len(self.cards), self._sizes)

    @property
    def _sizes(self) -> CardSizes:
        px, most = self.appearance.px, round(_WIDEST * self.appearance.size)
        return CardSizes(self.shape, px(_WANTED), most, px(_WIDEST_GAP), px(LIFT))


def _paint_focus(painter: QPainter, rect: QRectF, appearance: Appearance) -> None:
    reach = appearance.px(3)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(appearance.palette.tray_text, 2))
    painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), 2 * reach, 2 * reach)
