"""The bots' turns since the viewer's own, a sentence each on a slip next to the board.

It stays until the viewer's turn really begins: a picked-up piece, the first step, or a click on it,
removes it; a cross shows that. It covers nothing legible on the board, is set smaller if there is
little room, or is over the strip along the board's top. No line of it is ever cut: if there is no
room for all of them, the latest are shown, and the chronicle has all.
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMargins,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken, Token
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import TextStyle, Words

translate = QCoreApplication.translate

_SIZES: Final = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
"""The sizes of the words, in a window of 1280 x 800."""
_SMALLEST: Final = 12.5
"""The size of the smallest words in logical pixels, however little room there is."""
_TOKEN: Final = 15 / 13
"""The size of tokens next to words."""
_EDGE: Final = 3
"""The least free logical pixels below it."""
_CROSS: Final = 22
_SHARE: Final = 0.94
"""The largest share of a room's width for the slip."""
_OPACITY: Final = 238


class RoundSlip(Painted, Panel):
    """The slip, low at the left of the board, and no higher than its lines."""

    dismissed = Signal()
    """The viewer has read it."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._board = QRect()
        self._covered = QMargins()
        self._free_rooms: Callable[[], Sequence[QRect]] = tuple
        self._strip: QWidget | None = None
        self._size = _SIZES[0]
        self._lines: list[tuple[Token[str], Words]] = []
        self._spare: list[tuple[Token[str], Words]] = []
        """Empty lines, kept for later rounds."""
        self._entries: tuple[StoryEntry, ...] = ()
        """The content of the lines, also while it is hidden: steps are undone and redone."""
        self._left_out = 0
        """How many of the oldest lines have no room."""
        self._placed_in: list[QRect] | None = None
        """The rooms into which it was fitted, None if it must be fitted again."""
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
        """Return the sentences on the slip."""
        return () if self.isHidden() else self._sentences

    @property
    def _sentences(self) -> tuple[str, ...]:
        return tuple(words.text() for _, words in self._lines[self._left_out :])

    def show_entries(self, entries: Sequence[StoryEntry]) -> None:
        """Show a line for each entry; hide without any."""
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
        """Clear the content of a match that is put away, hidden parts included."""
        self.hide()
        for line in (*self._lines, *self._spare):
            for widget in line:
                self._grid.removeWidget(widget)
                widget.setParent(None)
                widget.deleteLater()
        self._lines, self._spare, self._entries = [], [], ()
        self._leave_out(0)

    def share_board(self, free_rooms: Callable[[], Sequence[QRect]], strip: QWidget | None) -> None:
        """Use from now on the rooms of a board without anything to read, in the board's own
        coordinates, the best first; or the strip along its top.
        """
        self._free_rooms, self._strip = free_rooms, strip

    def keep_clear(self, covered: QMargins) -> None:
        """Leave these margins of the board, which a panel covers, from now on."""
        if covered != self._covered:
            self._covered, self._placed_in = QMargins(covered), None
            self.follow_board()

    def follow_board(self) -> None:
        """Move before the next frame to a room that fits then: the board has been fitted or zoomed,
        maybe in several steps.
        """
        if not self.isHidden():
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def place(self, board: QRect) -> None:
        """Move to a place with room for all lines; without any room, low at the left of the board,
        and as small as possible.
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
        """Set everything as large as fits one of some rooms; return that room, the board if there
        is none even for the smallest size, and the size of the slip.
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
        return self._seen, self._taken(self._seen.width())

    def _leave_out(self, count: int) -> None:
        """Show all lines except the oldest ones, and note their number."""
        self._left_out = count
        for place, line in enumerate(self._lines):
            for widget in line:
                widget.setVisible(place >= count)
        earlier = translate("Past", "Earlier turns are in the chronicle.") if count else ""
        self._earlier.setText(earlier)
        self._earlier.setVisible(bool(earlier))

    def _rooms(self) -> list[QRect]:
        """Return the possible rooms, the best first."""
        corner, board = self._board.topLeft(), self._seen
        free = [room.translated(corner) & board for room in self._free_rooms()]
        rooms = [room for room in free if not room.isEmpty()]
        if self._strip is not None and self._strip.isVisible():
            rooms.append(self._strip.geometry().translated(corner) & board)
        return rooms or [board]

    @property
    def _seen(self) -> QRect:
        """The part of the board that no panel covers."""
        return self._board.marginsRemoved(self._covered)

    def _set_in(self, size: float) -> None:
        """Set everything in another size."""
        self._size = size
        for token, words in self._lines:
            token.use_size(_TOKEN * size)
            words.use_style(TextStyle(size))
        self._earlier.use_style(TextStyle(size, italic=True))
        self._grid.invalidate()

    def _taken(self, wide: int) -> QSize:
        """Return the size of the slip: as wide as the longest sentence if there is enough room."""
        font = TextStyle(self._size).font(self.appearance)
        shown = (*self._sentences, *([self._earlier.text()] if self._left_out else []))
        longest = max(QFontMetricsF(font).horizontalAdvance(text) for text in shown)
        beside = self._grid.contentsMargins().left() + self._grid.contentsMargins().right()
        beside += self._grid.horizontalSpacing() + self.appearance.px(_TOKEN * self._size)
        width = min(ceil(longest) + beside + 2, round(wide * _SHARE))
        return QSize(width, self._grid.totalHeightForWidth(width))

    def restyle(self) -> None:
        """Update sizes to the appearance; the slip is placed once all its lines have their new
        sizes.
        """
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
        """Find a place whenever that was requested."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.place(self._board)
        return is_handled

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Dismiss the slip: it has been read."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.dismissed.emit()

    def paint(self, painter: QPainter) -> None:
        """Paint the paper, slightly translucent."""
        room = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(ink(self.appearance.colour("panel"), _OPACITY))
        painter.setPen(pen(self.appearance.colour("rule"), 1.0))
        painter.drawRoundedRect(room, self.appearance.px(7), self.appearance.px(7))
