"""What the bots did since the viewer's own turn, a line each on a slip beside the board.

It lies there while the viewer's turn has not begun in earnest: the first step of their own, or a
click on it, takes it away.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.strokes import pen
from changcheng_qt.ui.board.theme import ink
from changcheng_qt.ui.panels.lines_model import Entry
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.token import PaintToken, Token
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle

translate = QCoreApplication.translate

_LINE: Final = TextStyle(size=13)
_WIDEST: Final = 680
_SHARE: Final = 0.94
"""How much of the board's width the slip takes at most."""
_OPACITY: Final = 238


class RoundSlip(Panel):
    """The slip, low at the left of the board, and no higher than its lines."""

    dismissed = Signal()
    """Somebody has read it."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        """Begin without lines, out of sight."""
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._board = QRect()
        self._lines: list[tuple[Token, ElidedWords]] = []
        self._spare: list[tuple[Token, ElidedWords]] = []
        """Lines that say nothing now, kept for later rounds: steps are undone and redone."""
        self._grid = QGridLayout(self)
        self.hide()
        self.restyle()
        self.retranslate()

    @property
    def texts(self) -> tuple[str, ...]:
        """Return what stands on it."""
        return tuple(words.text() for _, words in self._lines)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show a line for each entry; without any, nothing."""
        while len(self._lines) > len(entries):
            self._spare.append(self._put_away(*self._lines.pop()))
        while len(self._lines) < len(entries):
            token, words = self._spare.pop() if self._spare else self._new_line()
            self._grid.addWidget(token, len(self._lines), 0)
            self._grid.addWidget(words, len(self._lines), 1)
            token.show()
            words.show()
            self._lines.append((token, words))
        for (token, words), entry in zip(self._lines, entries, strict=True):
            token.stand_for(entry.colour)
            words.setText(entry.line.text)
        self.setVisible(bool(entries))
        self.place(self._board)

    def _new_line(self) -> tuple[Token, ElidedWords]:
        token = Token(self.appearance, self._paint_token, 15, self)
        return token, ElidedWords(self.appearance, _LINE, self)

    def _put_away(self, token: Token, words: ElidedWords) -> tuple[Token, ElidedWords]:
        for widget in (token, words):
            self._grid.removeWidget(widget)
            widget.hide()
        words.setText("")
        return token, words

    def place(self, board: QRect) -> None:
        """Lie low at the left of the board, as wide as the longest line if there is room."""
        self._board = QRect(board)
        if not self._lines:
            return
        px = self.appearance.px
        wanted = max(words.sizeHint().width() for _, words in self._lines) + px(48)
        width = min(wanted, px(_WIDEST), round(board.width() * _SHARE))
        height = self._grid.sizeHint().height()
        self.setGeometry(board.left() + px(10), board.bottom() - height - px(8), width, height)

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        self._grid.setContentsMargins(px(10), px(6), px(12), px(6))
        self._grid.setHorizontalSpacing(px(7))
        self._grid.setVerticalSpacing(px(2))
        self._grid.setColumnStretch(1, 1)
        self.place(self._board)

    def retranslate(self) -> None:
        """Say anew what it is."""
        self.setAccessibleName(translate("Past", "Last round"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away: it has been read."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.dismissed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, a little of the board shining through."""
        room = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(ink(self.appearance.colour("panel"), _OPACITY))
            painter.setPen(pen(self.appearance.colour("rule"), 1.0))
            painter.drawRoundedRect(room, self.appearance.px(7), self.appearance.px(7))
