"""The bar on top: menu, undo and redo, one sentence about the present decision, the title's
counters, and the buttons for view, theme and rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QToolButton, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.panels.words import give_tooltip, in_lines, is_cut, with_last_words_together

if TYPE_CHECKING:
    from collections.abc import Iterator

    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.window.last_turns import LastTurns

HEIGHT = 46
_ONE_LINE = 16.0
_SMALLER = (13.5, 12.5, 11.5, 10.5)
"""The sizes of a sentence on two lines, or else three; the first that fits is used."""
_ABOVE_AND_BELOW = 5
"""The height that three lines leave free."""
_SMALLEST = 12.0
"""The smallest letters in logical pixels."""
_ICON = 22
_SLIM = 700
"""The width, for a `k` of 1, below which sentence and counters get the room of some buttons."""
_LEFT_OUT = ("fit", "switch_theme")
"""Buttons that a slim bar omits: the menu has their actions, as do keys."""
_AT_THE_RIGHT = ("hint", "fit", "side_panel", "switch_theme", "reference")


class Prompt(Panel):
    """The sentence: on one line, else smaller on two, or on three in a high bar; the rest is in the
    tooltip.
    """

    said = Signal(str)
    """Another sentence is shown: its version for the room."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._text = self._aloud = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(60)

    @property
    def text(self) -> str:
        """Return the whole sentence."""
        return self._text

    @property
    def lines(self) -> tuple[str, ...]:
        """Return the visible lines."""
        return self._fitting()[1]

    def show_sentence(self, text: str, aloud: str = "") -> None:
        """Show a sentence. Screen readers hear `aloud` instead, if given, and only when that
        changes: otherwise the room would hear that the sentence has changed.
        """
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            give_tooltip(self, text)
            self.update()
        if (aloud or text) != self._aloud:
            self._aloud = aloud or text
            self.said.emit(self._aloud)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sentence as large as it fits."""
        font, lines = self._fitting()
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        with QPainter(self) as painter:
            painter.setFont(font)
            painter.setPen(self.appearance.colour("text"))
            painter.drawText(QRectF(self.rect()), flags, "\n".join(lines))

    def _fitting(self) -> tuple[QFont, tuple[str, ...]]:
        """Return the font and the lines, elided if they are too few with the smallest letters."""
        font = self.appearance.text_font(_ONE_LINE)
        if QFontMetrics(font).horizontalAdvance(self._text) <= self.width():
            return font, (self._text,)
        lines = in_lines(self._text, font, self.width(), 2)
        for font, most in self._smaller():
            text = with_last_words_together(self._text, QFontMetrics(font), self.width())
            lines = in_lines(text, font, self.width(), most)
            if not is_cut(text, lines):
                break
        return font, lines

    def _smaller(self) -> Iterator[tuple[QFont, int]]:
        """Yield smaller fonts with a number of lines that the height has room for."""
        legible = [size for size in _SMALLER if size * self.appearance.k >= _SMALLEST]
        fonts = [self.appearance.text_font(size) for size in legible or _SMALLER[:1]]
        room = self.height() - self.appearance.px(_ABOVE_AND_BELOW)
        yield from ((font, 2) for font in fonts)
        yield from ((font, 3) for font in fonts if 3 * QFontMetrics(font).lineSpacing() <= room)


class PromptBar(Panel):
    """The bar; its buttons trigger the actions."""

    def __init__(
        self, appearance: Appearance, actions: Actions, paint_token: PaintToken, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self.prompt = Prompt(appearance, self)
        self._paint_token = paint_token
        self._token = Token(appearance, paint_token, 26, self)
        self._last_turns: LastTurns | None = None
        self._line = QFrame(self)
        self._counters: QWidget | None = None
        self._buttons = {
            name: self._button(actions, name) for name in ("menu", "undo", "redo", *_AT_THE_RIGHT)
        }
        self._layout = QHBoxLayout(self)
        for name in ("menu", "undo", "redo"):
            self._layout.addWidget(self._buttons[name])
        self._layout.addWidget(self._line)
        self._layout.addWidget(self._token)
        self._gap = QSpacerItem(0, 0)
        self._layout.addSpacerItem(self._gap)
        self._layout.addWidget(self.prompt, 1)
        self._counters_at = self._layout.count()
        for name in _AT_THE_RIGHT:
            self._layout.addWidget(self._buttons[name])
        self.show_button("hint", shown=False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.restyle()

    def show_prompt(self, text: str, colour: str | None, aloud: str = "") -> None:
        """Show another sentence and the token of its seat; `aloud` is the version for the room, if
        given.
        """
        self.prompt.show_sentence(text, aloud)
        self._token.stand_for(colour)
        self._token.setVisible(colour is not None)

    @property
    def last_turns(self) -> LastTurns:
        """Return the note about the end of the game; made with the first match."""
        if self._last_turns is None:
            from changcheng_qt.ui.window.last_turns import LastTurns

            self._last_turns = LastTurns(self.appearance, self._paint_token, self)
            self._last_turns.said.connect(self.prompt.said)
            self._layout.insertWidget(self._counters_at, self._last_turns)
            self._counters_at += 1
            if self._counters is not None:
                self._counters.raise_()  # screen readers read children in this order
            self._leave_out()
        return self._last_turns

    def use_counters(self, counters: QWidget | None) -> None:
        """Show the title's counters in place of the previous ones."""
        if self._counters is not None:
            self._layout.removeWidget(self._counters)
        self._counters = counters
        if counters is not None:
            self._layout.insertWidget(self._counters_at, counters)

    def show_button(self, name: str, shown: bool) -> None:
        """Show or hide a button."""
        self._buttons[name].setVisible(shown)

    def button(self, name: str) -> QToolButton:
        """Return a button, for a menu to open below it."""
        return self._buttons[name]

    def restyle(self) -> None:
        px = self.appearance.px
        self.setFixedHeight(px(HEIGHT))
        self._layout.setContentsMargins(px(8), 0, px(10), 0)
        self._layout.setSpacing(px(4))
        self._line.setFixedSize(1 + px(12), px(24))
        self._gap.changeSize(px(8), 0)
        for button in self._buttons.values():
            button.setIconSize(QSize(px(_ICON), px(_ICON)))
        self._leave_out()

    def _leave_out(self) -> None:
        has_room = self.width() >= self.appearance.k * _SLIM
        for name in _LEFT_OUT:
            self._buttons[name].setVisible(has_room)
        if self._last_turns is not None:
            self._last_turns.be_brief(not has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide some buttons if there is little room."""
        super().resizeEvent(event)
        self._leave_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of the bar, and a hairline below it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.appearance.colour("bar"))
            rule = self.appearance.colour("rule")
            painter.fillRect(0, self.height() - 1, self.width(), 1, rule)
            line = self._line.geometry()
            painter.fillRect(line.center().x(), line.top(), 1, line.height(), rule)

    def _button(self, actions: Actions, name: str) -> QToolButton:
        button, action = QToolButton(self), actions.seen(name)
        button.setDefaultAction(action)
        action.changed.connect(lambda: button.setAccessibleDescription(actions.refusal(name)))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
