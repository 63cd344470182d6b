"""The parts of a game in the bar above the board: scores, event cards, emperor cards.

Event cards are always in force, so they are always visible: small there, and large under the
pointer. The scores appear only while the panel with the players is hidden: in a small window that
panel is a drawer, and closed most of the time.
"""

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.changcheng.rules.pieces import EMPERORS_PER_EXTENSION, EventCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_emperor_pip
from changcheng_qt.titles.changcheng.table.painting.cards import paint_event_card
from changcheng_qt.titles.changcheng.table.tray.card_face import CARD, SHAPE
from changcheng_qt.titles.changcheng.words.cards import event_card_name, event_card_rule
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.panels.bar_scores import BarScores
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.match_bridge import Change
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.large_sheet import LargeSheet, RestWatch

translate = QCoreApplication.translate

_CARD: Final = (27.0, 38.5)
_FACE: Final = 176
"""The width of an event card at reading size."""
_PIP: Final = (15.0, 22.0)
_PIP_STEP: Final = 20.0


class EventFace(Painted, Panel):
    """An event card at reading size."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._card: EventCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, card: EventCard) -> None:
        """Show a card."""
        self._card = card
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the card with its shadow, as large as one of the hand."""
        px = self.appearance.px
        return QSize(px(_FACE), px(_FACE / SHAPE))

    def paint(self, painter: QPainter) -> None:
        if self._card is None:
            return
        rect, script = CARD.card_rect(QRectF(self.rect())), self.appearance.fonts.script
        paint_event_card(painter, rect, self._card, event_card_name(self._card), script)


class EventCards(Panel):
    """A small picture of each event card in play; empty in a game without event cards."""

    chosen = Signal()
    """The rules of the event cards were requested."""

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
        for button in self._buttons:
            button.say(event_card_rule(button.card, self._bridge.view.options))

    def restyle(self) -> None:
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


class _EventCardButton(Painted, QAbstractButton):
    """One card; its name and rule are spoken, and shown large under the pointer."""

    def __init__(self, appearance: Appearance, card: EventCard) -> None:
        super().__init__()
        self.card = card
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        tell_rule(self, lambda: rule_of(card))
        appearance.changed.connect(self.update)

    def say(self, rule: str) -> None:
        """Set the rule of the card."""
        name = event_card_name(self.card)
        self.setAccessibleName(name)
        self.setAccessibleDescription(rule)
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paint(self, painter: QPainter) -> None:
        """Paint the card, and a frame while it has the focus."""
        looks = self._appearance
        room = QRectF(self.rect())
        script = Script.of(looks.language)
        paint_event_card(painter, room, self.card, self.accessibleName(), script)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(looks.colour("gold"), 2))
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 3, 3)


def beside(*widgets: QWidget) -> QWidget:
    """Return widgets in a row, as one."""
    row = QWidget()
    without_margins(QHBoxLayout(row), *widgets).setSpacing(0)
    return row


class EmperorCounter(Painted, Panel):
    """Three places for emperor cards; hidden once no board can be added any more."""

    def __init__(self, shown: Shown, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Show that view from now on."""
        super().__init__(appearance, parent)
        self._shown = shown
        self._word = ""
        self._count = 0
        self._is_over = False
        self._is_brief = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        shown.changed.connect(self._on_changed)
        self.retranslate()

    @property
    def count(self) -> int:
        """Return the number of unspent emperor cards."""
        return self._count

    def be_brief(self, is_brief: bool) -> None:
        """Hide the word where room is scarce, or show it again; it is in the tooltip too."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self.retranslate()

    def retranslate(self) -> None:
        self._show(self._shown.view)

    def sizeHint(self) -> QSize:
        """Return the size of the word and three cards, or nothing."""
        px = self.appearance.px
        if self._is_over:
            return QSize(0, px(_PIP[1]))
        words = QFontMetrics(self.appearance.text_font(13.5)).horizontalAdvance(self._word)
        return QSize(words + px(8 + EMPERORS_PER_EXTENSION * _PIP_STEP), px(_PIP[1] + 4))

    def paint(self, painter: QPainter) -> None:
        if self._is_over:
            return
        px, k, room = self.appearance.px, self.appearance.k, QRectF(self.rect())
        painter.setFont(self.appearance.text_font(13.5))
        painter.setPen(self.appearance.colour("text2"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._word)
        left = room.right() - px(EMPERORS_PER_EXTENSION * _PIP_STEP)
        top = room.center().y() - _PIP[1] * k / 2
        for place in range(EMPERORS_PER_EXTENSION):
            rect = QRectF(left + place * _PIP_STEP * k, top, _PIP[0] * k, _PIP[1] * k)
            faint = self.appearance.palette.text3
            paint_emperor_pip(painter, rect, faint, filled=place < self._count)

    def _show(self, view: View) -> None:
        shown = (self._word, self._count, self._is_over)
        self._word = "" if self._is_brief else translate("Emperors", "Emperor")
        self._count = min(view.emperors, EMPERORS_PER_EXTENSION)
        self._is_over = view.extensions >= view.most_extensions
        words = translate("Emperors", "Emperor cards: {count} of {all} until a board is added.")
        said = fill(words, count=self._count, all=EMPERORS_PER_EXTENSION)
        self.setAccessibleName("" if self._is_over else said)
        give_tooltip(self, "" if self._is_over else said)
        if shown != (self._word, self._count, self._is_over):
            self.updateGeometry()
            self.update()

    def _on_changed(self, change: Change) -> None:
        self._show(change.view)


class ScoreStrip(BarScores):
    """The scores from the rows of the players; the counter of emperor cards makes room for them."""

    def __init__(
        self,
        bridge: Bridge,
        rows: PlayerRows[Any],
        emperors: EmperorCounter,
        appearance: Appearance,
    ) -> None:
        """Replace the rows whenever they are hidden; the counter is brief then."""
        self._emperors = emperors
        super().__init__(bridge, rows, appearance)

    def turn(self, is_wanted: bool) -> None:
        """Appear or hide, and set the counter to brief or not."""
        super().turn(is_wanted)
        self._emperors.be_brief(is_wanted)
