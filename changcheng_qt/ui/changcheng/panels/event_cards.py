"""The event cards of the game, small in the bar: what holds all the time should be in sight."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.games.changcheng.pieces import EventCard
from changcheng_qt.i18n.phrases.changcheng import event_card_name, event_card_rule
from changcheng_qt.ui.changcheng.painting.cards import paint_event_card
from changcheng_qt.ui.changcheng.tray.card_face import SHAPE, card_rect
from changcheng_qt.ui.changcheng.widgets.large_sheet import LargeSheet
from changcheng_qt.ui.changcheng.widgets.rest_watch import RestWatch
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.seam.bridge import Bridge

_CARD: Final = (27.0, 38.5)
_LARGE: Final = 176


class EventFace(Panel):
    """An event card at reading size."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin empty."""
        super().__init__(appearance, parent)
        self._card: EventCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, card: EventCard) -> None:
        """Show a card."""
        self._card = card
        self.update()

    def sizeHint(self) -> QSize:
        """Take the card with its shadow, as large as one of the hand."""
        px = self.appearance.px
        return QSize(px(_LARGE), px(_LARGE / SHAPE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        if self._card is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect, script = card_rect(QRectF(self.rect())), self.appearance.fonts.script
            paint_event_card(painter, rect, self._card, event_card_name(self._card), script)


class EventCards(Panel):
    """A small picture of each event card in play; nothing in a game without."""

    chosen = Signal()
    """Somebody wants to read what the cards do."""

    def __init__(
        self, bridge: Bridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Show the event cards of the bridge's match."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._large: LargeSheet | None = None
        self._rest = RestWatch(self)
        self._rest.rested.connect(self._on_rested)
        self._rest.left.connect(self._put_large_card_away)
        self._row = QHBoxLayout(self)
        self._buttons = tuple(_EventCardButton(appearance, card) for card in bridge.view.events)
        for button in self._buttons:
            button.clicked.connect(self.chosen)
            self._rest.watch(button)
            self._row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.restyle()
        self.retranslate()

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """Return the cards, left to right."""
        return self._buttons

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        for button in self._buttons:
            button.say(event_card_rule(button.card, self._bridge.view.options))

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        self._row.setContentsMargins(0, 0, px(8) if self._buttons else 0, 0)
        self._row.setSpacing(px(4))
        for button in self._buttons:
            button.setFixedSize(px(_CARD[0]), px(_CARD[1]))

    def _on_rested(self, button: "_EventCardButton") -> None:
        """Show the card at reading size, over everything in the window."""
        window = self.window()
        face = EventFace(self.appearance, window)
        face.show_card(button.card)
        large = self._large = LargeSheet(self.appearance, face, window)
        self.destroyed.connect(large.deleteLater)
        large.rule.setText(event_card_rule(button.card, self._bridge.view.options))
        large.show_beside(QRect(button.mapToGlobal(QPoint(0, 0)), button.size()))

    def _put_large_card_away(self) -> None:
        if self._large is not None:
            self._large.hide()
            self._large.deleteLater()
            self._large = None


class _EventCardButton(QAbstractButton):
    """One card; its name and rule are spoken, and shown large where one points at it."""

    def __init__(self, appearance: Appearance, card: EventCard) -> None:
        """Begin without words."""
        super().__init__()
        self.card = card
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.update)

    def say(self, rule: str) -> None:
        """Tell what the card does."""
        name = event_card_name(self.card)
        self.setAccessibleName(name)
        self.setAccessibleDescription(rule)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that the row has given it."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, and a frame while it has the focus."""
        looks = self._appearance
        room = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            script = Script.of(looks.language)
            paint_event_card(painter, room, self.card, self.accessibleName(), script)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(looks.colour("gold"), 2))
                painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 3, 3)


def beside(*widgets: QWidget) -> QWidget:
    """Return widgets in a row, as one."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget)
    return row
