"""The bots' turns since the viewer's own, a sentence each on a slip next to the board; or lines
about the last event.

It stays until the viewer's turn really begins: a picked-up piece, the first step, or a click on it,
removes it; a cross shows that. It covers nothing legible on the board, is set smaller if there is
little room, or is over the strip along the board's top; its words grow with the interface, however
little room there is, if one turn has room then. No line of it is ever cut: if there is no room for
all turns, only the latest are shown, if any, and the chronicle has all.
"""

from collections.abc import Callable, Iterator, Sequence
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
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import PaintToken
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.window.slip_lines import SHARE, SIZES, Form, SlipLines

translate = QCoreApplication.translate

_SMALLEST: Final = 12.5
"""The size of the smallest words in logical pixels in an interface of 100 %."""
_EDGE: Final = 3
"""The least free logical pixels below it."""
_NARROWEST: Final = 160
"""The least width of a room where lines are wrapped, in a window of 1280 x 800."""
_HIGHEST: Final = 140
"""The greatest height of several turns: with more they are a column of text next to a chronicle
that has the same.
"""
_CROSS: Final = 22
_OPACITY: Final = 238


class RoundSlip(Painted, Panel):
    """The slip, low at the left of the board, and no higher than its lines."""

    dismissed = Signal()
    """The viewer has read it."""

    def __init__(self, appearance: Appearance, paint_token: PaintToken, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._lines = SlipLines(appearance, paint_token, self)
        self._board = QRect()
        self._panel = self._drawer = QMargins()
        """What a panel and an open drawer cover of the board."""
        self._free_rooms: Callable[[], Sequence[QRect]] = tuple
        self._strip: QWidget | None = None
        self._banners: QWidget | None = None
        self._placed_in: tuple[QRect, list[QRect]] | None = None
        """The board and the rooms into which it was fitted, None if it must be fitted again."""
        self._is_in_room = False
        self.has_entries = False
        """Whether it is shown, or hidden for want of room."""
        self._cross = QToolButton(self)
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.dismissed)
        self.hide()
        self.restyle()
        self.retranslate()

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the sentences on the slip."""
        return () if self.isHidden() else self._lines.sentences

    def show_entries(self, entries: Sequence[StoryEntry], *, is_one_event: bool = False) -> None:
        """Show a line for each entry, and leave none out if they are about one event; hide without
        any.
        """
        if entries and self._lines.write(entries, is_one_event=is_one_event):
            self._placed_in = None
        self.has_entries = bool(entries)
        self.setVisible(self.has_entries)
        self._find_room()
        # Qt paints a widget that is shown a frame later than the one below it: the same frame will
        # do.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)

    def forget(self) -> None:
        """Clear the content of a match that is put away, hidden parts included."""
        self.has_entries = False
        self.hide()
        self._lines.forget()

    def share_board(self, free_rooms: Callable[[], Sequence[QRect]], strip: QWidget | None) -> None:
        """Use from now on the rooms of a board without anything to read, in the board's own
        coordinates, the best first; or the strip along its top.
        """
        self._free_rooms, self._strip = free_rooms, strip

    def keep_off(self, banners: QWidget) -> None:
        """Stay above or below these whenever they are shown."""
        self._banners = banners

    def keep_clear(self, covered: QMargins) -> None:
        """Leave these margins of the board, which a panel covers, from now on."""
        if covered != self._panel:
            self._panel = QMargins(covered)
            self.follow_board()

    def follow_board(self) -> None:
        """Move before the next frame to a room that fits then: the board has been fitted or zoomed,
        maybe in several steps.
        """
        if self.has_entries:
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def place(self, board: QRect, drawer: int = 0) -> None:
        """Move to a place of the board, next to an open drawer of that width."""
        self._board, self._drawer = QRect(board), QMargins(0, 0, drawer, 0)
        self._find_room()

    def _find_room(self) -> None:
        """Move to a place with room for all lines; without any room, low at the left of the board,
        and as small as possible; but hide while a panel or a drawer leaves no room for a line.
        """
        if not self.has_entries:
            return
        wanted = self._seen, self._rooms()
        if wanted != self._placed_in:
            self._placed_in = wanted
            self._is_in_room = self._move_into(wanted[1])
        is_whole = self._seen == self._board
        self.setVisible(is_whole or (self._is_in_room and bool(self._lines.sentences)))

    def _move_into(self, rooms: Sequence[QRect]) -> bool:
        """Move into one of some rooms, and return whether one is large enough."""
        room, taken = self._fit_into(rooms or [self._seen])
        off = max(0, min(self.appearance.px(8), room.height() - taken.height()))
        corner = room.bottomLeft() + QPoint(self.appearance.px(10), 1 - off - taken.height())
        self.setGeometry(QRect(corner, taken))
        return room in rooms

    def _fit_into(self, rooms: Sequence[QRect]) -> tuple[QRect, QSize]:
        """Set everything as large as fits one of some rooms, there in as few lines as possible;
        return that room, the board if there is none even for the smallest size, and the size of
        the slip.
        """
        lines = self._lines
        for form, sizes in self._ways():
            lines.arrange(form)
            narrowest = self.appearance.px(_NARROWEST) if form.wraps else 0
            for size in sizes:
                lines.set_in(size)
                wide = (room for room in rooms if room.width() >= narrowest)
                fitting = [fit for fit in map(self._fit, wide) if fit is not None]
                if fitting:
                    return min(fitting, key=lambda fit: fit[1].height())
        lines.arrange(Form())
        return self._seen, lines.taken(self._seen.width())

    def _fit(self, room: QRect) -> tuple[QRect, QSize] | None:
        """Return a room and the size of the slip there, None where it does not fit."""
        taken, high = self._lines.taken(room.width()), room.height() - _EDGE
        if self._lines.is_several_turns:
            high = min(high, self.appearance.px(_HIGHEST))
        fits_beside = taken.width() <= round(SHARE * room.width())
        return (room, taken) if fits_beside and taken.height() <= high else None

    def _ways(self) -> Iterator[tuple[Form, Sequence[float]]]:
        """Yield the forms with the sizes of their words, the best first: those of an interface of
        100 % only if there is no other way to show any line.
        """
        forms, k = tuple(self._lines.forms()), self.appearance.k
        usual, least = (min(SIZES[0], _SMALLEST * size / k) for size in (self.appearance.size, 1.0))
        above = tuple(size for size in SIZES if size > usual)
        yield from ((form, (*above, usual)) for form in forms if self._lines.has_any(form))
        below = tuple(size for size in SIZES if usual > size > least)
        yield from ((form, (*below, least)) for form in forms)

    def _rooms(self) -> list[QRect]:
        """Return the possible rooms, the best first."""
        corner, board = self._board.topLeft(), self._seen
        free = [room.translated(corner) & board for room in self._free_rooms()]
        rooms = [part for room in free for part in self._beside_banners(room) if not part.isEmpty()]
        if self._strip is not None and self._strip.isVisible():
            rooms.append(self._strip.geometry().translated(corner) & board)
        return rooms

    def _beside_banners(self, room: QRect) -> Sequence[QRect]:
        """Return the parts of a room above and below the banners; all of it without any there."""
        if self._banners is None or self._banners.isHidden():
            return (room,)
        taken = room & self._banners.geometry()
        if taken.isEmpty():
            return (room,)
        above, below = QRect(room), QRect(room)
        above.setBottom(taken.top() - 1)
        below.setTop(taken.bottom() + 1)
        return above, below

    @property
    def _seen(self) -> QRect:
        """The part of the board that nothing covers."""
        return self._board.marginsRemoved(self._panel | self._drawer)

    def restyle(self) -> None:
        """Update sizes to the appearance; the slip is placed once all its lines have their new
        sizes.
        """
        px = self.appearance.px
        self._lines.restyle(px(_CROSS + 4))
        self._cross.setIcon(make_icon(Icon.CLOSE, self.appearance.palette))
        self._cross.setStyleSheet("padding: 0")
        self._cross.setIconSize(QSize(px(_CROSS - 6), px(_CROSS - 6)))
        self._cross.setFixedSize(px(_CROSS), px(_CROSS))
        self._placed_in = None
        self.follow_board()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Past", "Previous round"))
        self._lines.retranslate()
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
            self._find_room()
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
