"""How large a board is shown: the whole of it, or as high as the view with an overview strip.

Pure arithmetic in logical pixels and scene units. The whole board is shown as long as its smallest
parts stay large enough to be told apart and hit (`least_scale`); below that the working zoom fills
the height of the view, and the rest is reached by panning.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QMargins, QMarginsF, QRectF, QSizeF

STEP: Final = 1.15
"""By how much one notch of the wheel enlarges."""

LARGEST: Final = 3.0
_CLOSER: Final = 1.5
"""By how much a closer look enlarges the whole board at least."""
_SLACK: Final = 1.0
"""Logical pixels by which something may be too large and still counts as shown."""


_LEFT: Final = 0.6
"""The least part of its scale that a board keeps when it moves aside for a drawer."""
_EASED: Final = 0.9
"""The part of the smallest scale to play at that does beside a drawer, which is soon closed."""


class Extent(Enum):
    """What the view holds to when its size or the board changes."""

    RESTING = "resting"
    """The whole board where that is large enough, else the working zoom."""
    WHOLE = "whole"
    WORKING = "working"
    FREE = "free"
    """A scale that the person chose."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """The scales that fit a board of that size into a view of that size."""

    view: QSizeF
    board: QRectF
    least_scale: float

    @property
    def whole(self) -> float:
        """Return the scale at which the whole board is shown."""
        across = self.view.width() / self.board.width()
        return self.clamped(min(across, self._down))

    @property
    def working(self) -> float:
        """Return the scale of the working zoom, never smaller than the whole board's."""
        return max(self.whole, self.clamped(max(self._down, self.least_scale)))

    @property
    def near(self) -> float:
        """Return the scale of a closer look: the working zoom, or nearer where that is the whole
        board or little more.
        """
        return max(self.working, self.clamped(_CLOSER * self.whole))

    @property
    def rests_whole(self) -> bool:
        """Whether the whole board is large enough to play on."""
        return self.whole >= self.least_scale or self.working <= self.whole

    def scale(self, extent: Extent, free: float) -> float:
        """Return the scale that an extent asks for; `free` is the one that the person chose."""
        match extent:
            case Extent.WHOLE:
                return self.whole
            case Extent.WORKING:
                return self.near
            case Extent.RESTING:
                return self.whole if self.rests_whole else self.working
            case Extent.FREE:
                return max(self.whole, min(LARGEST, free))

    def shows_all(self, scale: float) -> bool:
        """Whether nothing of the board's width lies outside the view at a scale."""
        return self.board.width() * scale <= self.view.width() + _SLACK

    def beside(self, view: QSizeF) -> "Zoom":
        """Return the scales for what an open drawer leaves of the view."""
        return Zoom(view, self.board, _EASED * self.least_scale)

    def gives_way(self, beside: "Zoom", extent: Extent, free: float) -> bool:
        """Whether the board moves aside for a drawer: not if it would no longer be shown whole, or
        would become much smaller.
        """
        if extent is Extent.RESTING and self.rests_whole and not beside.rests_whole:
            return False
        return beside.scale(extent, free) >= _LEFT * self.scale(extent, free)

    @property
    def _down(self) -> float:
        return self.view.height() / self.board.height()

    @staticmethod
    def clamped(scale: float) -> float:
        """Return a scale that the view can show."""
        return max(0.05, min(LARGEST, scale))


class Cover:
    """What lies over a view: panels, and a drawer, beside which the board is shown if it can be."""

    def __init__(self) -> None:
        self._panels: dict[str, QMargins] = {}
        self._drawer = QMargins()

    def lay(self, margins: QMargins, by: str) -> bool:
        """Lay something over margins of the view; return whether that is new."""
        is_new = margins != self._panels.get(by, QMargins())
        self._panels[by] = margins
        return is_new

    def lay_drawer(self, margins: QMargins) -> bool:
        """Open a drawer over margins of the view, none to close it; return whether that is new."""
        is_new = margins != self._drawer
        self._drawer = margins
        return is_new

    def fitted(self, view: Zoom, extent: Extent, free: float) -> tuple[Zoom, QMargins]:
        """Return the scales for the part of a view that nothing covers, and what is covered; what
        lies over the drawer is not counted twice.
        """
        firm = sum(self._panels.values(), QMargins())
        both = firm | self._drawer
        alone, rest = (view.view.shrunkBy(QMarginsF(one)) for one in (firm, both))
        zoom = replace(view, view=alone)
        beside = zoom.beside(rest)
        gives_way = rest != alone and zoom.gives_way(beside, extent, free)
        return (beside, both) if gives_way else (zoom, firm)


def room_to_pan(board: QRectF, covered: QMarginsF, scale: float) -> QRectF:
    """Return what a board may be panned within, in scene units.

    `covered` is what something else hides of the view, in logical pixels: the edge of the board can
    be brought as far as the edge of the rest.
    """
    return board.marginsAdded(covered / scale)
