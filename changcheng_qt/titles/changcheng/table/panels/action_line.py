"""One of the five actions next to the board: its signs, name, rule and progress."""

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill, side_by_side
from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.table.painting.icons import PieceIcon
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import PIECES, GuideRow, Standing
from changcheng_qt.titles.changcheng.words.commands import TurnAction, action_rule, action_title
from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage, Painted
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.panels.words import give_tooltip, in_lines, is_cut

translate = QCoreApplication.translate

_ICONS: Final = {
    Piece.SINGLE: PieceIcon.SINGLE,
    Piece.CARD: PieceIcon.CARD,
    Piece.DOUBLE: PieceIcon.DOUBLE,
    Piece.TOWER: PieceIcon.TOWER,
}
_HEIGHT: Final = 34
_CHINESE_HEIGHT: Final = 36
_LEADING: Final = 14.6
_CHINESE_LEADING: Final = 17.0
"""The distance of the rule's line below the name's: nearer than the next name, so that they
pair.
"""
_RULE_LINES: Final = 2
_BESIDE: Final = 57
_AFTER: Final = 6
"""The margins before the words, the signs of the pieces, and after them."""


def standing_text(standing: Standing) -> str:
    """Return the progress of a turn with an action."""
    match standing:
        case Standing.OPEN:
            return translate("TurnGuide", "possible")
        case Standing.BEGUN:
            return translate("TurnGuide", "started")
        case Standing.DONE:
            return translate("TurnGuide", "done")
        case Standing.RULED_OUT:
            return translate("TurnGuide", "not possible now")
        case _:
            assert_never(standing)


def _explained(standing: str, why_not: str) -> str:
    """Return the progress of a turn with an action, and why that is impossible."""
    if not why_not:
        return standing
    both = translate("TurnGuide", "{standing} – {reason}", "an action, and why it can't be taken")
    return fill(both, standing=standing, reason=why_not)


class ActionLine(Painted, FollowsLanguage, QAbstractButton):
    """One of the five actions, started or continued by a click."""

    chosen = Signal(object)
    """The action that was clicked; the connection does not keep the listener alive."""

    def __init__(self, appearance: Appearance, action: TurnAction, parent: QWidget) -> None:
        """Start as an open action."""
        super().__init__(parent)
        self.appearance = appearance
        self._why_not = ""
        self._signs = KeptPicture()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._row = GuideRow(action, Standing.OPEN)
        self._title = self._rule = ""
        self._rule_lines: tuple[str, ...] = ("",)
        self._broken_for: tuple[str, QFont, int] | None = None
        """The rule, font and room for which these lines were broken."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._on_appearance_changed)
        self.clicked.connect(self._on_clicked)
        self.retranslate()

    @property
    def row(self) -> GuideRow:
        """Return the progress of the action."""
        return self._row

    @property
    def why_not(self) -> str:
        """Return why the action is impossible, empty if it is possible or unknown."""
        return self._why_not

    def show_row(self, row: GuideRow, why_not: str) -> None:
        """Show the progress of the action, and remember why it is impossible."""
        if (row, why_not) != (self._row, self._why_not):
            looks_other = row != self._row or self.underMouse()
            self._row, self._why_not = row, why_not
            self._tell_standing()
            if looks_other:
                self.update()

    def retranslate(self) -> None:
        self._title, self._rule = action_title(self._row.action), action_rule(self._row.action)
        self.setAccessibleName(side_by_side((self._title, self._rule)))
        self._tell_standing()
        self._break_rule()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a line for the name, and one for the rule or two if it is long."""
        px, is_latin = self.appearance.px, self.appearance.fonts.script is Script.LATIN
        more = (len(self._rule_lines) - 1) * self._leading
        return QSize(px(240), px(_HEIGHT if is_latin else _CHINESE_HEIGHT) + round(more))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_rule()

    def paint(self, painter: QPainter) -> None:
        """Paint signs, name, rule, and progress; the picture of the signs is cached."""
        px, room = self.appearance.px, QRectF(self.rect())
        self._paint_ground(painter, room)
        signs, ink = QSize(px(_BESIDE), self.height()), self._ink("text").rgba()
        self._signs.draw(painter, signs, (self._row.action, ink), self._paint_icons)
        self._paint_words(painter, room.adjusted(px(_BESIDE), 0, -px(_AFTER), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Enter as well as with Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _tell_standing(self) -> None:
        """Update the progress for screen readers, and the cursor by whether a click starts it."""
        standing = standing_text(self._row.standing)
        self.setAccessibleDescription(_explained(standing, self._why_not))
        shape = Qt.CursorShape.ArrowCursor if self._why_not else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def _paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """Paint the light of a started or finished action, of the target, and the focus."""
        begun = self._row.standing in (Standing.BEGUN, Standing.DONE)
        role = "selection" if begun else "hover"
        if begun or (self.underMouse() and not self._why_not):
            painter.setPen(NO_PEN)
            painter.setBrush(self.appearance.colour(role))
            painter.drawRoundedRect(room, self.appearance.px(6), self.appearance.px(6))
        if self.hasFocus():
            painter.setPen(pen(self.appearance.palette.gold, 2.0))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 5, 5)

    def _paint_icons(self, painter: QPainter) -> None:
        pieces, size, middle = PIECES[self._row.action], self.appearance.px(20), self.height() / 2
        left = self.appearance.px(6) + (0 if len(pieces) == 2 else size / 2)
        for place, piece in enumerate(pieces):
            rect = QRectF(left + place * size * 1.08, middle - size / 2, size, size)
            paint_icon(painter, _ICONS[piece].value, rect, self._ink("text"))

    @property
    def _leading(self) -> float:
        is_latin = self.appearance.fonts.script is Script.LATIN
        return (_LEADING if is_latin else _CHINESE_LEADING) * self.appearance.k

    def _break_rule(self) -> None:
        """Break the rule into lines that fit, and adapt the height to their number."""
        room = self.width() - self.appearance.px(_BESIDE) - self.appearance.px(_AFTER)
        broken_for = (self._rule, self._rule_font, room)
        if broken_for == self._broken_for:
            return
        self._broken_for = broken_for
        lines = in_lines(self._rule, self._rule_font, room, _RULE_LINES)
        is_other = len(lines) != len(self._rule_lines)
        self._rule_lines = lines
        rule = self._rule if is_cut(self._rule, lines) else ""
        give_tooltip(self, rule, self.accessibleDescription())
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

    def _on_clicked(self) -> None:
        self.chosen.emit(self._row.action)

    def _on_appearance_changed(self) -> None:
        self._break_rule()
        self.updateGeometry()
        self.update()
