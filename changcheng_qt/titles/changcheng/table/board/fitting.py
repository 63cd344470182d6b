"""The visible part of the board: everything in play, also while the scroll grows, or a part of it
that a text or an offer is about.
"""

from dataclasses import replace
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF

from changcheng_qt.titles.changcheng.rules.geography import Slot
from changcheng_qt.titles.changcheng.table.board.unrolling import EASING
from changcheng_qt.titles.changcheng.table.geometry.mount import END_ROOM, silk_bands
from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.board.overview import OverviewStrip
from changcheng_qt.ui.board.zoom import Extent
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import between
from changcheng_qt.ui.scene.animator import Movement

SMALLEST_SQUARE: Final = 27.0
"""The least size of a square in logical pixels at which the whole scroll is playable: three boards
of any faces have it in a window of 1280 x 800, also with the desktop's edges around it.
"""

SMALLEST_WORDS: Final = 12.2
"""The size of the smallest words on the board in logical pixels."""
LARGEST_LETTERING: Final = 2.6
BESIDE_COUNTERS: Final = 1.9
"""The largest lettering of names next to the counters, where they may not be on the mount: larger
ones would cover their neighbours.
"""
ROOMIEST: Final = 1.35
"""The largest lettering for which slips next to the counters have room."""
_WORDS: Final = 13.9
"""The height of the smallest words on a board, in board units."""
_STEPS: Final = 10

_BAND_TOP: Final = 112.0
_BAND_BOTTOM: Final = 312.0


def lettering_at(scale: float, size: float = 1.0) -> float:
    """Return the factor by which words on a board must be larger to be legible at a scale, with
    everything `size` times as large as usual.
    """
    needed = SMALLEST_WORDS * size / (_WORDS * scale)
    return max(1.0, min(LARGEST_LETTERING, ceil(needed * _STEPS) / _STEPS))


class Fitting:
    """Fits a view and its overview strip to a scene."""

    def __init__(
        self,
        scene: BoardScene,
        view: ZoomView,
        overview: OverviewStrip,
        play: BoardPlay,
        appearance: Appearance,
    ) -> None:
        """Store the parts; `fit` must follow."""
        self._appearance = appearance
        self._scene = scene
        self._view = view
        self._overview = overview
        self._play = play
        self._before = self._goal = self._room = QRectF()
        self._share = 1.0
        """How far the view has moved from the previous room to its goal."""

    @property
    def room(self) -> QRectF:
        """Return the part of the scene to which the view is fitted now."""
        return self._room

    @property
    def lettering(self) -> float:
        """The factor by which words are larger: unchanged during a zoom, until the scale rests."""
        if self._is_zooming:
            return self._scene.setting.looks.lettering
        return lettering_at(self._view.shown_scale, self._appearance.size)

    @property
    def on_mount(self) -> bool:
        """Whether the names of all boards are on the mount; never where the view or a banner hides
        part of it.
        """
        if self._is_zooming:
            return self._scene.setting.looks.on_mount
        if self.lettering <= ROOMIEST:
            return False
        bands = silk_bands(self._scene.layout.scroll_rect)
        high = bands[-1].bottom() - bands[0].top() if bands else 0.0
        return 0.0 < high * self._view.shown_scale <= self._view.clear.height()

    def lettered(self, looks: BoardLooks) -> BoardLooks:
        """Return looks with words at the size for the present scale."""
        on_mount = self.on_mount
        most = LARGEST_LETTERING if on_mount else BESIDE_COUNTERS
        return replace(looks, lettering=min(most, self.lettering), on_mount=on_mount)

    def fit(self) -> None:
        """Fit the view to the boards in play, and to those that could be added."""
        self._goal = self._scene.room(END_ROOM if self._play.offers.has_ends else 0)
        self._show()
        scroll = self._scene.layout.scroll_rect
        band = QRectF(scroll.left(), _BAND_TOP, scroll.width(), _BAND_BOTTOM - _BAND_TOP)
        self._overview.follow(band, lambda: self._view.seen)

    def share_room(self, room: QRect) -> None:
        """Give all of the room to the view, or its top to the overview strip if the view could not
        show everything.

        No layout of Qt's does this: the view would query it again in the middle of its work.
        """
        needs_strip = not self._view.would_show_all(room.size())
        top = self._overview.sizeHint().height() if needs_strip else 0
        if needs_strip:
            self._overview.setGeometry(room.left(), room.top(), room.width(), top)
        self._overview.setVisible(needs_strip)
        self._view.setGeometry(room.adjusted(0, top, 0, 0))

    def along(self, before: QRectF, added: Slot | None, duration: int) -> Movement:
        """Return the movement of the view from another room to the one that it must fit, as fast as
        a board is unrolled or rolled up; an added one stays visible.
        """

        def show(share: float) -> None:
            self._before, self._share = before, share
            self._show()
            if added is not None:
                self.reveal_board(added)

        return Movement(duration, show, EASING)

    def reveal_board(self, slot: Slot) -> None:
        """Move as little as needed to show a board in play, if not all of them are visible."""
        self._view.reveal(self._scene.layout.board_rect(slot))

    @property
    def _is_zooming(self) -> bool:
        return self._scene.sprites.hurried and self._view.extent is Extent.FREE

    def _show(self) -> None:
        self._room = _rect_between(self._before, self._goal, self._share)
        longest = min(face.path.square_length for face in self._scene.layout.faces)
        self._view.follow(self._room, SMALLEST_SQUARE / longest)


def _rect_between(first: QRectF, second: QRectF, share: float) -> QRectF:
    """Return the rectangle between two others: the first at share 0, the second at share 1."""
    return QRectF(
        between(first.topLeft(), second.topLeft(), share),
        between(first.bottomRight(), second.bottomRight(), share),
    )
