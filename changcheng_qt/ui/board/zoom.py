"""The scale of a board: the whole of it, or as high as the view with an overview strip.

Pure arithmetic in logical pixels and scene units. The whole board is shown as long as its smallest
parts stay large enough to be told apart and hit (`least_scale`); below that the working zoom fills
the height of the view, and the rest is reached by panning.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QMargins, QMarginsF, QRectF, QSizeF

STEP: Final = 1.15
"""The factor of one notch of the wheel."""

LARGEST: Final = 3.0
_CLOSER: Final = 1.5
"""The least factor of a closer look relative to the whole board."""
_SLACK: Final = 1.0
"""How many logical pixels something may be too large and still counts as shown."""


_LEFT: Final = 0.6
"""The least part of its scale that a board keeps when it moves aside for a drawer."""
_EASED: Final = 0.85
"""The part of the smallest playable scale that is enough next to a panel or drawer, which is soon
closed.
"""


class Extent(Enum):
    """The scale that the view keeps when its size or the board changes."""

    RESTING = "resting"
    """The whole board if that is large enough, else the working zoom."""
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
        """Return the scale of a closer look: the working zoom, or nearer if that is the whole board
        or little more.
        """
        return max(self.working, self.clamped(_CLOSER * self.whole))

    @property
    def rests_whole(self) -> bool:
        """Whether the whole board is large enough to play on."""
        return self.whole >= self.least_scale or self.working <= self.whole

    def scale(self, extent: Extent, free: float) -> float:
        """Return the scale of an extent; `free` is the one that the person chose."""
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
        """Whether the whole width of the board is inside the view at a scale."""
        return self.board.width() * scale <= self.view.width() + _SLACK

    def beside(self, view: QSizeF) -> "Zoom":
        """Return the scales for the part of the view that panels and an open drawer leave."""
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
    """The covers of a view: panels, and a drawer, next to which the board is shown if possible."""

    def __init__(self) -> None:
        self._panels: dict[str, QMargins] = {}
        self._by_whole: set[str] = set()
        """The panels next to which the whole board is shown, however small."""
        self._drawer = QMargins()

    @property
    def margins(self) -> QMargins:
        """Return all covered margins; panels over the drawer are not counted twice."""
        return self._firm | self._drawer

    def margins_of(self, width: int) -> QMargins:
        """Return all covered margins of a view of a width, but not those of a drawer that would
        leave less than half of it.
        """
        both = self.margins
        return both if 2 * (both.left() + both.right()) <= width else self._firm

    def lay(self, margins: QMargins, by: str, *, whole: bool = False) -> bool:
        """Cover margins of the view, next to which the whole board is shown if `whole`, however
        small; return whether that is new.
        """
        before = self._panels.get(by, QMargins()), by in self._by_whole
        self._panels[by] = margins
        self._by_whole = self._by_whole | {by} if whole else self._by_whole - {by}
        return (margins, whole) != before

    def lay_drawer(self, margins: QMargins) -> bool:
        """Open a drawer over margins of the view, empty ones to close it; return whether that is
        new.
        """
        is_new = margins != self._drawer
        self._drawer = margins
        return is_new

    def fitted(self, view: Zoom, extent: Extent, free: float) -> tuple[Zoom, QMargins]:
        """Return the scales for the uncovered part of a view, and the covered margins."""
        view = replace(view, least_scale=0.0) if self._by_whole else view
        firm, both = self._firm, self.margins
        alone, rest = (view.view.shrunkBy(QMarginsF(one)) for one in (firm, both))
        zoom = view if alone == view.view else view.beside(alone)
        beside = view.beside(rest)
        gives_way = rest != alone and zoom.gives_way(beside, extent, free)
        return (beside, both) if gives_way else (zoom, firm)

    @property
    def _firm(self) -> QMargins:
        return sum(self._panels.values(), QMargins())


def room_to_pan(board: QRectF, covered: QMarginsF, scale: float) -> QRectF:
    """Return the rectangle within which a board may be panned, in scene units.

    `covered` are the covered margins of the view, in logical pixels: the edge of the board can
    reach the edge of the rest.
    """
    return board.marginsAdded(covered / scale)
