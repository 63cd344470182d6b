"""The five actions beside the board: what was done stands out, what is now ruled out fades."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.games.changcheng.turn import Piece, Stage
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng import TurnAction, action_rule, action_title
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.fonts import Script
from changcheng_qt.ui.board.icons import Icon, paint_icon
from changcheng_qt.ui.board.strokes import NO_PEN
from changcheng_qt.ui.changcheng.painting.icons import PieceIcon
from changcheng_qt.ui.changcheng.panels.turn_guide_model import (
    PIECES,
    GuideRow,
    Hint,
    Standing,
    guide,
)
from changcheng_qt.ui.match_bridge import Change, MatchBridge
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.words import NOTE, ElidedWords, give_tooltip, in_lines, is_cut

translate = QCoreApplication.translate

_ICONS: Final = {
    Piece.SINGLE: PieceIcon.SINGLE,
    Piece.CARD: PieceIcon.CARD,
    Piece.DOUBLE: PieceIcon.DOUBLE,
    Piece.TOWER: PieceIcon.TOWER,
}
_HEIGHT: Final = 34
_CHINESE_HEIGHT: Final = 37
_LEADING: Final = 14.6
_CHINESE_LEADING: Final = 17.0
"""How far the rule's line lies below the name's: nearer than the next name, so that they pair."""
_RULE_LINES: Final = 2
_BESIDE: Final = 57
_AFTER: Final = 6
"""What lies before the words, the signs of the pieces, and after them."""


def hint_text(hint: Hint) -> str:
    """Say a hint in one line."""
    return {
        Hint.OPENING: translate("TurnGuide", "First turn: place just one wall."),
        Hint.PARTIAL: translate("TurnGuide", "You can't complete an action: one wall or one card."),
        Hint.MUST_NEUTRAL: translate("TurnGuide", "Your only move: place a neutral wall."),
        Hint.MAY_NEUTRAL: translate("TurnGuide", "You may add a neutral wall."),
        Hint.MAY_PEEK: translate("TurnGuide", "You may peek: press and hold the eye on a shield."),
        Hint.SCORING_DUE: translate("TurnGuide", "A province is complete – score it."),
        Hint.MAY_END: translate("TurnGuide", "You may end your turn."),
    }[hint]


def _hints_text(hints: Sequence[Hint]) -> str:
    """Say the first two of several hints, set side by side as the language does."""
    said = [hint_text(hint) for hint in hints[:2]]
    if len(said) < 2:
        return "".join(said)
    both = translate("TurnGuide", "{first} {second}", "two sentences, side by side")
    return fill(both, first=said[0], second=said[1])


def standing_text(standing: Standing) -> str:
    """Say how far a turn has come with an action."""
    return {
        Standing.OPEN: translate("TurnGuide", "possible"),
        Standing.BEGUN: translate("TurnGuide", "started"),
        Standing.DONE: translate("TurnGuide", "done"),
        Standing.RULED_OUT: translate("TurnGuide", "not possible now"),
    }[standing]


class ActionLine(Panel):
    """One of the five actions."""

    def __init__(self, appearance: Appearance, action: TurnAction, parent: QWidget) -> None:
        """Begin open."""
        super().__init__(appearance, parent)
        self._row = GuideRow(action, Standing.OPEN)
        self._title = self._rule = ""
        self._rule_lines: tuple[str, ...] = ("",)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_row(self, row: GuideRow) -> None:
        """Show how far the action has come."""
        if row != self._row:
            self._row = row
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self._title, self._rule = action_title(self._row.action), action_rule(self._row.action)
        self.setAccessibleName(f"{self._title}, {self._rule}")
        self.setAccessibleDescription(standing_text(self._row.standing))
        self._break_rule()
        self.update()

    def restyle(self) -> None:
        """Take the fonts of the appearance."""
        self._break_rule()

    def sizeHint(self) -> QSize:
        """Take a line for the name, and one for the rule or two where it is long."""
        px, is_latin = self.appearance.px, self.appearance.fonts.script is Script.LATIN
        more = (len(self._rule_lines) - 1) * self._leading
        return QSize(px(240), px(_HEIGHT if is_latin else _CHINESE_HEIGHT) + round(more))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rule anew."""
        super().resizeEvent(event)
        self._break_rule()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint signs, name, rule, and how far it has come."""
        px, room = self.appearance.px, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._row.standing in (Standing.BEGUN, Standing.DONE):
                painter.setPen(NO_PEN)
                painter.setBrush(self.appearance.colour("selection"))
                painter.drawRoundedRect(room, px(6), px(6))
            self._paint_icons(painter, room)
            self._paint_words(painter, room.adjusted(px(_BESIDE), 0, -px(_AFTER), 0))

    def _paint_icons(self, painter: QPainter, room: QRectF) -> None:
        pieces, size = PIECES[self._row.action], self.appearance.px(20)
        left = self.appearance.px(6) + (0 if len(pieces) == 2 else size / 2)
        for place, piece in enumerate(pieces):
            rect = QRectF(left + place * size * 1.08, room.center().y() - size / 2, size, size)
            paint_icon(painter, _ICONS[piece].value, rect, self._ink("text"))

    @property
    def _leading(self) -> float:
        is_latin = self.appearance.fonts.script is Script.LATIN
        return (_LEADING if is_latin else _CHINESE_LEADING) * self.appearance.k

    def _break_rule(self) -> None:
        """Set the rule on one line, or on two, and take the height of these."""
        room = self.width() - self.appearance.px(_BESIDE) - self.appearance.px(_AFTER)
        lines = in_lines(self._rule, self._rule_font, room, _RULE_LINES)
        is_other = len(lines) != len(self._rule_lines)
        self._rule_lines = lines
        give_tooltip(self, self._rule if is_cut(self._rule, lines) else "")
        if is_other:
            self.updateGeometry()

    @property
    def _rule_font(self) -> QFont:
        return self.appearance.text_font(12.5)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        leading, count = self._leading, len(self._rule_lines)
        first = room.center().y() - leading * count / 2 + 4.5 * self.appearance.k
        painter.setFont(self.appearance.text_font(14.5, bold=True))
        painter.setPen(self._ink("text"))
        painter.drawText(QPointF(room.left(), first), self._title)
        self._paint_progress(painter, room, first)
        painter.setFont(self._rule_font)
        painter.setPen(self._ink("text2"))
        for number, line in enumerate(self._rule_lines, 1):
            painter.drawText(QPointF(room.left(), first + number * leading), line)

    def _paint_progress(self, painter: QPainter, room: QRectF, baseline: float) -> None:
        """Paint a tick or a count at the right end of the name's line."""
        px = self.appearance.px
        if self._row.standing is Standing.DONE:
            tick = QRectF(room.right() - px(16), baseline - px(13), px(16), px(16))
            paint_icon(painter, Icon.CHECK, tick, self.appearance.palette.good, 2.6)
        elif self._row.standing is Standing.BEGUN:
            count = f"{self._row.placed}/{self._row.of}"
            painter.setFont(self.appearance.number_font(14))
            painter.setPen(self._ink("text2"))
            width = painter.fontMetrics().horizontalAdvance(count)
            painter.drawText(QPointF(room.right() - width, baseline), count)

    def _ink(self, role: str) -> QColor:
        colour = self.appearance.colour(role)
        if self._row.standing is not Standing.RULED_OUT:
            return colour
        return self.appearance.faded


class TurnGuide(Panel):
    """A heading, the five actions, and one line of what else may be done."""

    def __init__(
        self, bridge: MatchBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Show the bridge's view from now on."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._heading = Heading(appearance, self)
        self.lines = {action: ActionLine(appearance, action, self) for action in TurnAction}
        self.hint = ElidedWords(appearance, NOTE, self)
        self._hints: tuple[Hint, ...] = ()
        self._hint_row = QHBoxLayout()
        self._hint_row.addWidget(self.hint)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._heading)
        for line in self.lines.values():
            self._layout.addWidget(line)
        self._layout.addLayout(self._hint_row)
        bridge.changed.connect(self._on_changed)
        bridge.players_changed.connect(self.retranslate)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        self._layout.setContentsMargins(px(8), px(1), px(8), px(1))
        self._layout.setSpacing(0)
        self._heading.setContentsMargins(px(8), 0, px(8), 0)
        self._hint_row.setContentsMargins(px(8), 0, px(8), 0)
        self.hint.setFixedHeight(px(20))

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self._show(self._bridge.view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as many hints as fit."""
        super().resizeEvent(event)
        self._say_hints()

    def _show(self, view: View) -> None:
        player = self._bridge.players[view.turn.seat]
        shown = guide(view, self._bridge.legal, by_bot=not player.is_human)
        self._heading.say(self._title(view))
        for row in shown.rows:
            self.lines[row.action].show_row(row)
        self._hints = shown.hints
        self._say_hints()

    def _say_hints(self) -> None:
        """Say two hints where both fit, else the first: the bar at the top names them all."""
        both = _hints_text(self._hints)
        room = self.width() - 2 * self.appearance.px(16)
        fits = self.hint.fontMetrics().horizontalAdvance(both) <= room
        self.hint.setText(both if fits else _hints_text(self._hints[:1]))

    def _title(self, view: View) -> str:
        if view.stage is Stage.OVER:
            return translate("TurnGuide", "The game is over")
        if view.viewer == view.turn.seat:
            return translate("TurnGuide", "Your turn")
        name = player_name(self._bridge.players, view.turn.seat)
        return fill(translate("TurnGuide", "{player}'s turn"), player=name)

    def _on_changed(self, change: Change) -> None:
        self._show(change.view)
