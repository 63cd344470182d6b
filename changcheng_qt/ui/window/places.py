"""The places of the table's parts in a window of a given size: pure geometry.

The shape is an L: the bar on top, the side panel at the right, the tray along the bottom, and the
board in the rest. The board is a wide scroll, so empty height goes to the tray, within limits. A
larger scale does not reduce the board's height: the tray becomes slim. In a narrow window the side
panel is a drawer over the board, never over the tray; a board that stays large enough next to it
moves aside (`ui/board/zoom.py`).

The rulebook is at the right of all this, which has a narrower window meanwhile; if that would be
too narrow for a table, or there is none, the book has all the room.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

SMALLEST: Final = QSize(800, 600)
FIRST_SIZE: Final = QSize(1280, 800)
DRAWER_BELOW: Final = 1000
"""The effective width, in pixels of ordinary size, below which the side panel is a drawer."""

_FRAME: Final = QSize(8, 40)
"""The approximate size of the desktop's frame around a window."""
_BAR: Final = 46
_PANEL_SHARE: Final = 0.245
_PANEL_LEAST, _PANEL_MOST = 292, 420
_TRAY_SHARE: Final = 0.205
_TRAY_LEAST, _TRAY_MOST = 138, 226
_TRAY_MOST_SHARE: Final = 0.27
_LARGE_TRAY_SHARE: Final = 0.22
"""The largest share of the height if a person wants everything larger: the board must grow as
well.
"""
_AIR: Final = 36
_BOOK_SHARE, _BOOK_LEAST, _BOOK_MOST = 0.34, 330, 560
_LEAST_BESIDE: Final = 250
"""The least width of a book next to a table of least width."""
_LEAST_TABLE: Final = 640
"""The least width of a table next to a book."""


class Frame(NamedTuple):
    """The inputs of the places.

    `k` is the scale of the window times `size`, the person's choice as far as the window allows;
    `shape` the width over the height of the board's content, 0 if it can use any height.
    """

    window: QSize
    k: float
    size: float
    shape: float
    side_wanted: bool
    tray_least: int = 0
    """The height of the tray in its ordinary form, if that is more than its share."""


class TablePlaces(NamedTuple):
    """The rectangles of the parts; that of a drawer for a side panel that is one."""

    bar: QRect
    board: QRect
    tray: QRect
    side: QRect

    @property
    def table(self) -> QRect:
        """Return everything but the bar."""
        return self.board.united(self.tray).united(self.side)


def is_drawer(window: QSize, size: float) -> bool:
    """Whether the side panel is a drawer in such a window."""
    return window.width() / size < DRAWER_BELOW


def places(frame: Frame) -> TablePlaces:
    """Return all places."""
    width, height = frame.window.width(), frame.window.height()
    drawer = is_drawer(frame.window, frame.size)
    bar = round(_BAR * frame.k)
    panel = _panel_width(width, frame.size)
    left = width - panel if frame.side_wanted and not drawer else width
    tray = _tray_height(frame, left, height - bar)
    return TablePlaces(
        bar=QRect(0, 0, width, bar),
        board=QRect(0, bar, left, height - bar - tray),
        tray=QRect(0, height - tray, left, tray),
        side=QRect(width - panel, bar, panel, height - bar - (tray if drawer else 0)),
    )


def beside_book(window: QSize, k: float, size: float, *, has_table: bool) -> tuple[QSize, QRect]:
    """Return the size that an open rulebook leaves to the table, all of which it may cover, and the
    book's own place.
    """
    bar = round(_BAR * k)
    below = QRect(0, bar, window.width(), window.height() - bar)
    wanted = min(max(_BOOK_SHARE * window.width(), _BOOK_LEAST * size), _BOOK_MOST * size)
    width = round(min(wanted, window.width() - _LEAST_TABLE * size))
    if not has_table or width < _LEAST_BESIDE * size:
        return window, below
    left = window.width() - width
    return QSize(left, window.height()), below.adjusted(left, 0, 0, 0)


def _panel_width(width: int, size: float) -> int:
    wanted = min(max(_PANEL_SHARE * width, _PANEL_LEAST), _PANEL_MOST) * size
    return round(min(wanted, 0.42 * width))


def _tray_height(frame: Frame, board_width: int, below_bar: int) -> int:
    """Return the tray's share of the height, and of the height that the board leaves empty."""
    height = frame.window.height()
    least = min(max(_TRAY_SHARE * height, _TRAY_LEAST), _TRAY_MOST) * frame.size
    least, share = max(least, frame.tray_least), _TRAY_MOST_SHARE
    if frame.size > 1:
        share = _LARGE_TRAY_SHARE
        least = min(least, share * height)
    most = max(least, share * height)
    if frame.shape <= 0:
        return round(least)
    slack = below_bar - board_width / frame.shape - _AIR * frame.k
    return round(min(max(least, slack), most))


def brought_back(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """Return a window's rectangle moved so that it is visible and movable on one of the screens.

    `screens` are the areas free for windows, the primary one first. A window whose top edge is on
    none of them, because a screen is gone, is moved to the middle of the primary one.
    """
    grip = QRect(wanted.left(), wanted.top(), wanted.width(), 24)
    reachable = [screen for screen in screens if _shows_enough(screen, grip)]
    screen = reachable[0] if reachable else screens[0]
    size = wanted.size().expandedTo(SMALLEST).boundedTo(screen.size())
    if not reachable:
        brought = QRect(0, 0, size.width(), size.height())
        brought.moveCenter(screen.center())
        return brought
    return QRect(wanted.topLeft(), size)


def first_size(wanted: QSize, screen: QRect) -> QSize:
    """Return the first size of a window: with its frame, all of it is visible."""
    return wanted.boundedTo(screen.size() - _FRAME).expandedTo(SMALLEST)


def _shows_enough(screen: QRect, grip: QRect) -> bool:
    shown = screen.intersected(grip)
    return shown.width() >= min(120, grip.width()) and shown.height() >= grip.height() // 2
