"""The cards of one hand in a row, small: some may be face down.

Cards are packed to the left and overlap if there is no room for all of them. A title's row returns
the known cards of a view, names them and paints them.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import listed
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import plain_tooltip
from changcheng_qt.ui.tray.card_places import CardShape

translate = QCoreApplication.translate

_GAP: Final = 6
_LOWEST: Final = 34
_NARROW, _SLIM = 60, 24
_HIGHEST: Final = 96

CardT = TypeVar("CardT")


class CardRow(Painted, Panel, Generic[CardT]):
    """The cards of one hand in a row, small, with their names in tooltips; None is face down."""

    shape: ClassVar[CardShape]
    """The shape of a card."""

    def __init__(self, appearance: Appearance, colours: SeatColours, parent: QWidget) -> None:
        """Start empty, for a seat with these colours."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._view: Any = None
        """The view in which the hand is shown."""
        self._cards: tuple[CardT | None, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def cards(self) -> tuple[CardT | None, ...]:
        """Return the shown cards, None for each face down."""
        return self._cards

    @abstractmethod
    def known(self, view: Any, seat: Seat) -> tuple[CardT | None, ...]:  # noqa: ANN401
        """Return the cards of a hand, None for each that the viewer does not know."""

    @abstractmethod
    def name_of(self, card: CardT) -> str:
        """Return the name of a card."""

    @abstractmethod
    def paint_face(self, painter: QPainter, rect: QRectF, card: CardT) -> None:
        """Paint a card face up."""

    @abstractmethod
    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a card face down."""

    def show_hand(self, view: Any, seat: Seat) -> None:  # noqa: ANN401 - the title's view
        """Show the hand of a seat in a view."""
        self._view, cards = view, self.known(view, seat)
        if cards != self._cards:
            self._cards = cards
            self.update()
        self._describe()

    def sizeHint(self) -> QSize:
        """Return the size with cards of a good size; if everything is larger than usual, the least
        width, so that the name next to them is whole first.
        """
        width = _NARROW if self.appearance.size > 1 else 200
        return QSize(self.appearance.px(width), self.appearance.px(_HIGHEST))

    def minimumSizeHint(self) -> QSize:
        width, lowest = (_NARROW, _SLIM) if self.appearance.size > 1 else (90, _LOWEST)
        return QSize(self.appearance.px(width), self.appearance.px(lowest))

    def event(self, event: QEvent) -> bool:
        """Show the name of the card under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tooltip(self._name_at(event)), self)
            return True
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        for number, card in enumerate(self._cards):
            if card is None:
                self.paint_back(painter, self._place(number))
            else:
                self.paint_face(painter, self._place(number), card)

    def _place(self, number: int) -> QRectF:
        room = QRectF(self.rect()).adjusted(1, 1, -5, -5)
        height = min(room.height(), self.appearance.px(_HIGHEST))
        width = height * self.shape.width / self.shape.height
        spare = (room.width() - width) / max(1, len(self._cards) - 1)
        left = room.left() + number * min(spare, width + self.appearance.px(_GAP))
        return QRectF(left, room.top(), width, height)

    def _name_at(self, event: QHelpEvent) -> str:
        """Return the name of the topmost card at a place, empty if there is none to read."""
        cards = enumerate(self._cards)
        under = [card for number, card in cards if self._place(number).contains(event.pos())]
        top = under[-1] if under else None
        return "" if top is None else self.name_of(top)

    def _describe(self) -> None:
        names = [self.name_of(card) for card in self._cards if card is not None]
        unknown = len(self._cards) - len(names)
        if unknown:
            names.append(translate("Replay", "%n unknown card(s)", "", unknown))
        text = listed(names)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
