"""The tray of a replay: every hand as far as its viewer knows it, and the bar that leads it.

A hand is a row of small cards, of which some may lie face down; also beside the name of a player.
Cards are packed to the left and overlap where there is no room for all of them. A title's row says
which cards there are and paints them.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace, plain_tooltip
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.tray.card_places import CardShape
from changcheng_qt.ui.tray.wooden_panel import WoodenPanel
from changcheng_qt.ui.widgets.seats import seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=14.5, role="tray_text", face=TypeFace.TITLE)
_TOKEN: Final = 8
_GAP: Final = 6
_LOWEST: Final = 34
_SLIM: Final = 24
_HIGHEST: Final = 96


CardT = TypeVar("CardT")


class CardRow(Panel, Generic[CardT]):
    """The cards of one hand in a row, small, with their names in tooltips; None lies face down."""

    def __init__(
        self,
        appearance: Appearance,
        bridge: Bridge,
        seat: Seat,
        shape: CardShape,
        parent: QWidget,
    ) -> None:
        """Show the hand of a seat as the bridge's viewer knows it."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._seat = seat
        self._shape = shape
        self._cards: tuple[CardT | None, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.refresh()

    @property
    def cards(self) -> tuple[CardT | None, ...]:
        """Return the cards that are shown, None for each that lies face down."""
        return self._cards

    @abstractmethod
    def known(self, view: Any, seat: Seat) -> tuple[CardT | None, ...]:  # noqa: ANN401
        """Return the cards of a seat's hand as far as a view knows them."""

    @abstractmethod
    def name_of(self, card: CardT) -> str:
        """Return what a card is called."""

    @abstractmethod
    def paint_face(self, painter: QPainter, rect: QRectF, card: CardT) -> None:
        """Paint a card that lies open."""

    @abstractmethod
    def paint_back(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a card that lies face down."""

    def refresh(self) -> None:
        """Show the hand at the present position."""
        cards = self.known(self._bridge.view, self._seat)
        if cards != self._cards:
            self._cards = cards
            self.update()
        self._describe()

    def sizeHint(self) -> QSize:
        """Take cards of a good size."""
        width = 90 if self.appearance.size > 1 else 200
        return QSize(self.appearance.px(width), self.appearance.px(_HIGHEST))

    def minimumSizeHint(self) -> QSize:
        """Do with very small ones."""
        lowest = _SLIM if self.appearance.size > 1 else _LOWEST
        return QSize(self.appearance.px(90), self.appearance.px(lowest))

    def event(self, event: QEvent) -> bool:
        """Name the card under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tooltip(self._name_at(event)), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint faces and backs."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, card in enumerate(self._cards):
                if card is None:
                    self.paint_back(painter, self._place(number))
                else:
                    self.paint_face(painter, self._place(number), card)

    def _place(self, number: int) -> QRectF:
        room = QRectF(self.rect()).adjusted(1, 1, -5, -5)
        height = min(room.height(), self.appearance.px(_HIGHEST))
        width = height * self._shape.width / self._shape.height
        spare = (room.width() - width) / max(1, len(self._cards) - 1)
        left = room.left() + number * min(spare, width + self.appearance.px(_GAP))
        return QRectF(left, room.top(), width, height)

    def _name_at(self, event: QHelpEvent) -> str:
        """Return the name of the topmost card at a place, empty where none can be read."""
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


RowT = TypeVar("RowT", bound=CardRow[Any])


class Hands(Panel, Generic[RowT]):
    """The hands of all seats, each under the name of its player."""

    def __init__(
        self,
        appearance: Appearance,
        bridge: Bridge,
        colours: Mapping[Seat, SeatColours],
        make_row: Callable[[Appearance, Bridge, Seat, QWidget], RowT],
        parent: QWidget,
    ) -> None:
        """Show what the bridge shows from now on."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        seats = range(len(bridge.players))
        self.rows = [make_row(appearance, bridge, seat, self) for seat in seats]
        self._names = [ElidedWords(appearance, _NAME, self) for _ in self.rows]
        self._each: list[QVBoxLayout] = []
        self._columns = QHBoxLayout(self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        for seat, row in enumerate(self.rows):
            self._add_column(seat, row, colours[seat])
        bridge.changed.connect(self._refresh)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Take distances from the appearance; names stand beside hands where everything is larger
        than usual.
        """
        slim, direction = self.appearance.size > 1, QBoxLayout.Direction
        self._columns.setSpacing(self.appearance.px(10 if slim else 18))
        for column in self._each:
            column.setDirection(direction.LeftToRight if slim else direction.TopToBottom)
            column.setSpacing(self.appearance.px(6) if slim else 2)

    def retranslate(self) -> None:
        """Update every text to the language of the interface."""
        for seat, (name, row) in enumerate(zip(self._names, self.rows, strict=True)):
            player = player_name(self._bridge.players, seat)
            name.setText(player)
            row.setAccessibleName(fill(translate("Tray", "{player}'s hand"), player=player))
        self._refresh()

    def _add_column(self, seat: Seat, row: RowT, colours: SeatColours) -> None:
        head = QHBoxLayout()
        head.addWidget(seat_token(self.appearance, colours, _TOKEN, self))
        head.addWidget(self._names[seat], 1)
        column = QVBoxLayout()
        column.addLayout(head)
        column.addWidget(row, 1)
        self._each.append(column)
        self._columns.addLayout(column, 1)

    def _refresh(self) -> None:
        for row in self.rows:
            row.refresh()


class ReplayTray(WoodenPanel, Generic[RowT]):
    """Wooden."""

    def __init__(
        self,
        bridge: Bridge,
        bar: QWidget,
        appearance: Appearance,
        colours: Mapping[Seat, SeatColours],
        make_row: Callable[[Appearance, Bridge, Seat, QWidget], RowT],
        parent: QWidget,
    ) -> None:
        """Lay the hands that a bridge shows above a bar."""
        super().__init__(appearance, parent)
        self.hands = Hands(appearance, bridge, colours, make_row, self)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.hands, 1)
        self._rows.addWidget(bar)
        self.restyle()

    def restyle(self) -> None:
        """Take margins from the appearance: slim ones where everything is larger than usual."""
        px, slim = self.appearance.px, self.appearance.size > 1
        self._rows.setContentsMargins(px(17), px(4 if slim else 9), px(17), px(4 if slim else 11))
        self._rows.setSpacing(px(3 if slim else 6))
