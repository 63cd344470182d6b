"""What the bots did since the viewer's own turn, a sentence each on a slip beside the board.

It lies there while the viewer's turn has not begun in earnest: what they pick up, their first step,
or a click on it, takes it away; a cross says so. It lies where nothing is to be read on the board,
set smaller where that leaves little room, or over the strip along the board's top. No line of it is
ever cut: where there is no room for all of them, the latest are there, and the chronicle has all.
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import TextStyle, Words

translate = QCoreApplication.translate

_SIZES: Final = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
"""How large words may be set, in a window of 1280 x 800."""
_SMALLEST: Final = 12.5
"""Logical pixels of the smallest words, however little room there is."""
_TOKEN: Final = 15 / 13
"""How large tokens are beside words."""
_EDGE: Final = 3
"""Logical pixels that are left below it at least."""
_CROSS: Final = 22
_SHARE: Final = 0.94
"""How much of a room's width the slip takes at most."""
_OPACITY: Final = 238


class RoundSlip(Panel):
    """The slip, low at the left of the board, and no higher than its lines."""

    dismissed = Signal()
    """Somebody has read it."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._board = QRect()
        self._free_rooms: Callable[[], Sequence[QRect]] = tuple
        self._strip: QWidget | None = None
        self._size = _SIZES[0]
        self._lines: list[tuple[Token[str], Words]] = []
        self._spare: list[tuple[Token[str], Words]] = []
        """Lines that say nothing now, kept for later rounds."""
        self._entries: tuple[StoryEntry, ...] = ()
        """What the lines say, also while it is out of sight: steps are undone and redone."""
        self._left_out = 0
        """How many lines, the oldest, there is no room for."""
        self._placed_in: list[QRect] | None = None
        """The rooms that it was fitted into, None if it has to be fitted again."""
        self._grid = QGridLayout(self)
        self._earlier = Words(appearance, TextStyle(self._size, italic=True), self, wrap=True)
        self._grid.addWidget(self._earlier, 0, 1)
        self._cross = QToolButton(self)
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.dismissed)
        self.hide()
        self.restyle()
        self.retranslate()

    @property
    def texts(self) -> tuple[str, ...]:
        """Return what stands on it."""
        return () if self.isHidden() else self._sentences

    @property
    def _sentences(self) -> tuple[str, ...]:
        return tuple(words.text() for _, words in self._lines[self._left_out :])

    def show_entries(self, entries: Sequence[StoryEntry]) -> None:
        """Show a line for each entry; without any, nothing."""
        if entries and tuple(entries) != self._entries:
            self._write(entries)
        self.setVisible(bool(entries))
        self.place(self._board)
        # Qt paints what comes into sight a frame later than what it lies on: the same one will do.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)

    def _write(self, entries: Sequence[StoryEntry]) -> None:
        self._entries, self._placed_in = tuple(entries), None
        while len(self._lines) > len(entries):
            self._spare.append(self._put_away(*self._lines.pop()))
        while len(self._lines) < len(entries):
            token, words = self._spare.pop() if self._spare else self._new_line()
            self._grid.addWidget(token, 1 + len(self._lines), 0)
            self._grid.addWidget(words, 1 + len(self._lines), 1)
            self._lines.append((token, words))
        for (token, words), entry in zip(self._lines, entries, strict=True):
            token.stand_for(entry.colour)
            words.setText(entry.line.text)

    def _new_line(self) -> tuple[Token[str], Words]:
        token = Token(self.appearance, self._paint_token, _TOKEN * self._size, self)
        return token, Words(self.appearance, TextStyle(self._size), self, wrap=True)

    def _put_away(self, token: Token[str], words: Words) -> tuple[Token[str], Words]:
        for widget in (token, words):
            self._grid.removeWidget(widget)
            widget.hide()
        words.setText("")
        return token, words

    def forget(self) -> None:
        """Say nothing of a match that is put away, to nobody who looks for what is out of sight."""
        self.hide()
        for line in (*self._lines, *self._spare):
            for widget in line:
                self._grid.removeWidget(widget)
                widget.setParent(None)
                widget.deleteLater()
        self._lines, self._spare, self._entries = [], [], ()
        self._leave_out(0)

    def share_board(self, free_rooms: Callable[[], Sequence[QRect]], strip: QWidget | None) -> None:
        """Lie from now on in one of a board's rooms where nothing is to be read, as it tells them
        in its own coordinates, the best first; or over a strip along its top.
        """
        self._free_rooms, self._strip = free_rooms, strip

    def follow_board(self) -> None:
        """Lie before the next frame where there is room then: the board has been fitted or zoomed,
        maybe in several steps.
        """
        if not self.isHidden():
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def place(self, board: QRect) -> None:
        """Lie where there is room for all that is said; without any room lie low at the left of the
        board, and be as small as can be.
        """
        self._board = QRect(board)
        if self.isHidden() or (rooms := self._rooms()) == self._placed_in:
            return
        self._placed_in = rooms
        room, taken = self._fit_into(rooms)
        off = max(0, min(self.appearance.px(8), room.height() - taken.height()))
        corner = room.bottomLeft() + QPoint(self.appearance.px(10), 1 - off - taken.height())
        self.setGeometry(QRect(corner, taken))

    def _fit_into(self, rooms: Sequence[QRect]) -> tuple[QRect, QSize]:
        """Set everything as large as one of some rooms bears; return that, the board if there is no
        room however small everything is set, and how much of it is taken.
        """
        least = min(_SIZES[0], _SMALLEST / self.appearance.k)
        for left_out in range(len(self._lines)):
            self._leave_out(left_out)
            for size in (*(size for size in _SIZES if size > least), least):
                self._set_in(size)
                for room in rooms:
                    taken = self._taken(room.width())
                    if taken.height() + _EDGE <= room.height():
                        return room, taken
        self._leave_out(0)
        return self._board, self._taken(self._board.width())

    def _leave_out(self, count: int) -> None:
        """Show all lines but the oldest ones, and say that there are some."""
        self._left_out = count
        for place, line in enumerate(self._lines):
            for widget in line:
                widget.setVisible(place >= count)
        earlier = translate("Past", "Earlier turns are in the chronicle.") if count else ""
        self._earlier.setText(earlier)
        self._earlier.setVisible(bool(earlier))

    def _rooms(self) -> list[QRect]:
        """Return where it may lie, the best first."""
        board = self._board
        free = [room.translated(board.topLeft()) & board for room in self._free_rooms()]
        rooms = [room for room in free if not room.isEmpty()]
        if self._strip is not None and self._strip.isVisible():
            rooms.append(self._strip.geometry().translated(board.topLeft()) & board)
        return rooms or [board]

    def _set_in(self, size: float) -> None:
        """Set everything in another size."""
        self._size = size
        for token, words in self._lines:
            token.use_size(_TOKEN * size)
            words.use_style(TextStyle(size))
        self._earlier.use_style(TextStyle(size, italic=True))
        self._grid.invalidate()

    def _taken(self, wide: int) -> QSize:
        """Return how much room it takes: as wide as the longest sentence where there is so much."""
        font = TextStyle(self._size).font(self.appearance)
        shown = (*self._sentences, *([self._earlier.text()] if self._left_out else []))
        longest = max(QFontMetricsF(font).horizontalAdvance(text) for text in shown)
        beside = self._grid.contentsMargins().left() + self._grid.contentsMargins().right()
        beside += self._grid.horizontalSpacing() + self.appearance.px(_TOKEN * self._size)
        width = min(ceil(longest) + beside + 2, round(wide * _SHARE))
        return QSize(width, self._grid.totalHeightForWidth(width))

    def restyle(self) -> None:
        """Update sizes to the appearance; room is looked for when all lines have taken theirs."""
        px = self.appearance.px
        self._grid.setContentsMargins(px(10), px(5), px(_CROSS + 4), px(5))
        self._cross.setIcon(make_icon(Icon.CLOSE, self.appearance.palette))
        self._cross.setStyleSheet("padding: 0")
        self._cross.setIconSize(QSize(px(_CROSS - 6), px(_CROSS - 6)))
        self._cross.setFixedSize(px(_CROSS), px(_CROSS))
        self._grid.setHorizontalSpacing(px(7))
        self._grid.setVerticalSpacing(px(2))
        self._grid.setColumnStretch(1, 1)
        self._placed_in = None
        self.follow_board()

    def retranslate(self) -> None:
        """Update its words."""
        self.setAccessibleName(translate("Past", "Previous round"))
        self._leave_out(self._left_out)
        self._cross.setAccessibleName(translate("Past", "Close"))
        self._cross.setToolTip(translate("Past", "Close"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cross in its corner."""
        super().resizeEvent(event)
        edge = self.appearance.px(1)
        self._cross.move(self.width() - self._cross.width() - edge, edge)

    def event(self, event: QEvent) -> bool:
        """Look for room whenever it has been asked to."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.place(self._board)
        return is_handled

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
