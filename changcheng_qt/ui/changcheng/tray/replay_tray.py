"""The tray of a replay: every hand as far as its viewer knows it, and the bar that leads it.

Cards are packed to the left and overlap where there is no room for all of them. A hand that is not
known is as many backs as it has cards, like a veiled hand in the tray.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.i18n.phrases.changcheng.cards import card_name
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name
from changcheng_qt.ui.changcheng.painting import cards
from changcheng_qt.ui.changcheng.painting.card_backs import paint_card_back
from changcheng_qt.ui.changcheng.widgets.seats import colours_of
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.painting.surfaces import tray_pixmap
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace, plain_tooltip
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=14.5, role="tray_text", face=TypeFace.TITLE)
_TOKEN: Final = 8
_GAP: Final = 6
_LOWEST: Final = 34
_SLIM: Final = 24
_HIGHEST: Final = 96


class ReplayTray(Panel):
    """Wooden."""

    def __init__(
        self, bridge: Bridge, bar: QWidget, appearance: Appearance, parent: QWidget
    ) -> None:
        """Lay the hands that a bridge shows above a bar."""
        super().__init__(appearance, parent)
        self._wood = KeptPicture()
        self.hands = Hands(appearance, bridge, self)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.hands, 1)
        self._rows.addWidget(bar)
        self.restyle()

    def restyle(self) -> None:
        """Take margins from the appearance: slim ones where everything is larger than usual."""
        px, slim = self.appearance.px, self.appearance.size > 1
        self._rows.setContentsMargins(px(17), px(4 if slim else 9), px(17), px(4 if slim else 11))
        self._rows.setSpacing(px(3 if slim else 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, cut again only where another piece is needed."""
        ratio, palette = self.devicePixelRatioF(), self.appearance.palette
        with QPainter(self) as painter:
            self._wood.draw(
                painter,
                self.size(),
                palette,
                lambda brush: brush.drawPixmap(0, 0, tray_pixmap(self.size(), ratio, palette)),
            )


class CardRow(Panel):
    """The cards of one hand in a row, small, with their names in tooltips."""

    def __init__(self, appearance: Appearance, bridge: Bridge, seat: Seat, parent: QWidget) -> None:
        """Show the hand of a seat as the bridge's viewer knows it."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._seat = seat
        self._hand: tuple[ActionCard, ...] | None = None
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.refresh()

    @property
    def hand(self) -> tuple[ActionCard, ...] | None:
        """Return the cards that are shown, None where there are only backs."""
        return self._hand

    @property
    def count(self) -> int:
        """Return how many cards there are."""
        return self._count

    def refresh(self) -> None:
        """Show the hand at the present position."""
        view = self._bridge.view
        private = view.private(self._seat)
        shown = None if private is None else private.hand, view.hand_counts[self._seat]
        if shown != (self._hand, self._count):
            self._hand, self._count = shown
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
        """Paint faces and empty places, or backs."""
        colours = colours_of(self._bridge.view, self._seat)
        script = Script.of(self.appearance.language)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._hand is None:
                for number in range(self._count):
                    paint_card_back(painter, self._place(number), colours)
                return
            for number, card in enumerate(self._hand):
                place = self._place(number)
                cards.paint_action_card(painter, place, card, colours, card_name(card), script)

    def _place(self, number: int) -> QRectF:
        room = QRectF(self.rect()).adjusted(1, 1, -5, -5)
        height = min(room.height(), self.appearance.px(_HIGHEST))
        width = height * cards.MASTER_WIDTH / cards.MASTER_HEIGHT
        spare = (room.width() - width) / max(1, self._count - 1)
        left = room.left() + number * min(spare, width + self.appearance.px(_GAP))
        return QRectF(left, room.top(), width, height)

    def _name_at(self, event: QHelpEvent) -> str:
        """Return the name of the topmost card at a place, empty where none can be read."""
        hand = enumerate(self._hand or ())
        under = [card for number, card in hand if self._place(number).contains(event.pos())]
        return card_name(under[-1]) if under else ""

    def _describe(self) -> None:
        if self._hand is None:
            text = translate("Replay", "%n unknown card(s)", "", self._count)
        else:
            text = listed([card_name(card) for card in self._hand])
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)


class Hands(Panel):
    """The hands of all seats, each under the name of its player."""

    def __init__(self, appearance: Appearance, bridge: Bridge, parent: QWidget) -> None:
        """Show what the bridge shows from now on."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self.rows = [CardRow(appearance, bridge, seat, self) for seat in range(len(bridge.players))]
        self._names = [ElidedWords(appearance, _NAME, self) for _ in self.rows]
        self._each: list[QVBoxLayout] = []
        self._columns = QHBoxLayout(self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        for seat, row in enumerate(self.rows):
            self._add_column(seat, row)
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

    def _add_column(self, seat: Seat, row: CardRow) -> None:
        head = QHBoxLayout()
        colours = colours_of(self._bridge.view, seat)
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
