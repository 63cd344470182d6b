"""The order in which keys walk through targets: from west to east, round and round."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.ui.changcheng.geometry.ends import end_rect
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout
from changcheng_qt.ui.changcheng.pointer.targets import (
    EndTarget,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
)
from changcheng_qt.ui.looks.strokes import centred

_AROUND = 90.0
"""How much is shown around a target that keys have walked to, in board units."""


class TargetOrder:
    """Targets from west to east."""

    def __init__(self, layout: WallLayout, targets: Iterable[Target]) -> None:
        """Put targets in order; those straight above one another go from north to south."""
        places = {target: place_of(layout, target) for target in targets}
        self._targets = sorted(places, key=lambda t: (places[t].x(), places[t].y()))

    def next_to(self, start: Target | None, step: int) -> Target | None:
        """Return the target so many steps to the east of another; begin at an end from None."""
        if not self._targets:
            return None
        if start not in self._targets:
            return self._targets[0 if step > 0 else -1]
        return self._targets[(self._targets.index(start) + step) % len(self._targets)]

    def is_end(self, target: Target | None, step: int) -> bool:
        """Tell whether a target is the last one on the way to the east (1) or to the west (-1)."""
        return bool(self._targets) and target == self._targets[-1 if step > 0 else 0]


def place_of(layout: WallLayout, target: Target) -> QPointF:
    """Return the middle of a target in the scene."""
    match target:
        case SquareTarget(square):
            return layout.centre(square)
        case PairTarget(west, east):
            return (layout.centre(west) + layout.centre(east)) / 2
        case ProvinceTarget(province):
            return layout.province_spot(province).centre
        case RegionTarget(region):
            return layout.region_spot(region).centre
        case EndTarget(end):
            return end_rect(layout.scroll_rect, end).center()


def surroundings(layout: WallLayout, target: Target) -> QRectF:
    """Return what should be seen when a target is walked to."""
    return centred(place_of(layout, target), 2 * _AROUND, 2 * _AROUND)
