"""The open sea: the rooms on the silk without land, steppe, harbours and the quay, which a slip may
cover.

A room is as large as it can be: each of its four sides touches an obstacle, or the edge of the
silk. So between any western and any eastern side the rooms are the gaps, from north to south,
between the obstacles there. Hexes count as the rectangles around them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.titles.riders.rules.geography import Sea
from changcheng_qt.titles.riders.table.geometry import hexes
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH
from changcheng_qt.titles.riders.table.geometry.layout import HARBOUR, MapLayout
from changcheng_qt.ui.looks.strokes import centred

_LEAST_WIDE: Final = 2.2 * EDGE
_LEAST_HIGH: Final = 0.7 * EDGE
"""The least size of a room that is worth looking for."""
_GAP: Final = 0.08 * EDGE
"""The least distance of a room from obstacles and the mount."""
_SHORE: Final = 0.3 * EDGE
"""How far buildings and roads on a coast reach out to sea."""
_SHIP: Final = 1.2 * EDGE
"""The size of the pirate."""


Sides: TypeAlias = tuple[float, float, float, float]
"""The northern, western, southern and eastern side of a rectangle: plain numbers, since hundreds of
strips are searched whenever the map is fitted.
"""


@lru_cache(maxsize=1)
def open_seas(layout: MapLayout, pirate: Sea) -> Sequence[QRectF]:
    """Return the rooms on the open sea around the pirate, the largest first. The latest ones are
    kept: the slip needs them at each step, and the pirate rarely moves.
    """
    around = sorted(_obstacles(layout, pirate))
    north, first, south, last = _sides(layout.frame.silk)
    wests = {first, *(east for _, _, _, east in around if east > first)}
    easts = {last, *(west for _, west, _, _ in around if west < last)}
    found: set[Sides] = set()
    for west, east in product(wests, easts):
        if east - west >= _LEAST_WIDE:
            found.update(_gaps((north, west, south, east), around))
    largest: list[Sides] = []
    for room in sorted(found, key=lambda room: (room[2] - room[0]) * (room[1] - room[3])):
        if not any(_contains(larger, room) for larger in largest):
            largest.append(room)
    return tuple(
        QRectF(QPointF(west + _GAP, north + _GAP), QPointF(east - _GAP, south - _GAP))
        for north, west, south, east in largest
    )


def _obstacles(layout: MapLayout, pirate: Sea) -> Iterator[Sides]:
    board, wide, high = layout.board, 2 * EDGE, 2 * HALF_HIGH
    steppe = (site.assault_at for site in board.sectors)
    grounds = (ground.at for ground in board.grounds)
    for at in (*board.steppe, *steppe, *grounds):
        yield _sides(centred(hexes.middle(at), wide, high))
    for land in board.lands:
        yield _sides(centred(hexes.middle(land.at), wide + 2 * _SHORE, high + 2 * _SHORE))
    sign = 2 * HARBOUR * layout.sign_growth
    for number in range(len(board.harbours)):
        yield _sides(centred(layout.harbour(number), sign, sign))
    yield _sides(centred(layout.pirate(pirate), _SHIP, _SHIP))
    yield _sides(layout.frame.quay)


def _gaps(strip: Sides, around: Sequence[Sides]) -> Iterator[Sides]:
    """Yield the rooms of a strip that are free of all obstacles, which come from north to south."""
    north, west, south, east = strip
    for top, left, bottom, right in (*around, (south, west, south, east)):
        if left < east and right > west:
            if top - north >= _LEAST_HIGH:
                yield north, west, top, east
            north = max(north, bottom)


def _sides(rect: QRectF) -> Sides:
    """Return the sides of a rectangle; those of hexes in line are the same to the last digit."""
    north, west, south, east = rect.top(), rect.left(), rect.bottom(), rect.right()
    return round(north, 3), round(west, 3), round(south, 3), round(east, 3)


def _contains(one: Sides, other: Sides) -> bool:
    north, west, south, east = one
    return north <= other[0] and west <= other[1] and south >= other[2] and east >= other[3]
