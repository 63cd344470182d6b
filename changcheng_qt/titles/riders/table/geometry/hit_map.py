"""The place under a point of the map.

The sign of a harbour, the plate of an assault number and every corner are hit in a circle, the
nearest one first; roads and the wall near their line, on their own side of it; hexes everywhere
else. Outside the hexes the nearest one is hit, on the open sea nothing. All are large enough for
fingers and small windows.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.table.geometry import hexes
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE
from changcheng_qt.titles.riders.table.geometry.layout import HARBOUR, PLATE, MapLayout
from changcheng_qt.ui.board.parts import PlaceMap
from changcheng_qt.ui.looks.strokes import distance, open_line

CORNER: Final = 0.31 * EDGE
"""How far from a corner it is hit."""
_BESIDE_ROAD: Final = 0.19 * EDGE
"""How far from the middle of a road or of the wall it is hit."""
_BESIDE_HEX: Final = 2.0 * EDGE
"""How far from the centre of the nearest hex it is hit outside all hexes."""
REACH: Final = 0.75 * EDGE
"""How far from a place a dropped piece may still reach it."""
_IN_SECTOR: Final = (
    *(places.SectionPlace, places.ArrowPlace, places.HexPlace),
    *(places.CornerPlace, places.RoadPlace, places.HarbourPlace),
)
"""The kinds of places in a sector, in the order of screen readers."""
_NOTHING: Final[tuple[float, places.Place | None]] = float("inf"), None


class HitMap(PlaceMap[places.Place]):
    """The places of a map."""

    reach = REACH

    def __init__(self, layout: MapLayout) -> None:
        """Compute every middle once."""
        self._layout, board = layout, layout.board
        self._circles = list(_circles(layout))
        roads = [(places.RoadPlace(n), layout.plank(n)) for n in range(board.roads)]
        sections = [places.SectionPlace(n) for n in range(len(board.sectors))]
        self._lines = [
            *(_with_room(place, (line.p1(), line.p2())) for place, line in roads),
            *(_with_room(place, layout.sections[place.number]) for place in sections),
        ]
        self._middles = {
            **{place: at for place, at, _ in self._circles},
            **{place: line.center() for place, line in roads},
            **{place: layout.section_middle(place.number) for place in sections},
            **layout.hexagons,
            **{places.SeaPlace(n): layout.pirate(n) for n in range(len(board.seas))},
            **{place: part.center() for place, part in layout.quay_parts.items()},
        }

    @property
    def all_places(self) -> tuple[places.Place, ...]:
        """Return all places that are always there."""
        return tuple(at for at in self._middles if not isinstance(at, places.PaymentPlace))

    def place_at(self, spot: QPointF) -> places.Place | None:
        """Return the place under a point, None on open sea and beyond the silk."""
        frame = self._layout.frame
        if not frame.silk.contains(spot):
            return None
        if frame.quay.contains(spot):
            return self._on_quay(spot)
        return self._in_circle(spot) or self._near_line(spot) or self._on_hex(spot)

    def in_order(self, among: Iterable[places.Place]) -> list[places.Place]:
        """Return places in the order of keys: sector by sector from the west, north to south within
        one; then the seas, and the quay last.
        """
        return sorted(among, key=self._ranks.__getitem__)

    def part_of(self, place: places.Place) -> int:
        """Return the sector of a place, and one number more for everything outside the sectors."""
        return self._parts[place]

    @cached_property
    def sectors(self) -> list[list[places.Place]]:
        """The places of each sector, kind by kind from north to south; last those outside."""
        found: list[list[places.Place]] = [[] for _ in (*self._layout.board.sectors, None)]
        for kind in _IN_SECTOR:
            for place in self.in_order(one for one in self._middles if isinstance(one, kind)):
                found[self.part_of(place)].append(place)
        return found

    @cached_property
    def _ranks(self) -> dict[places.Place, tuple[int, float, float]]:
        return {
            place: (self._parts[place], round(at.y(), 3), at.x())
            for place, at in self._middles.items()
        }

    @cached_property
    def _parts(self) -> dict[places.Place, int]:
        board = self._layout.board
        sectors = ((place, places.sector_of(board, place)) for place in self._middles)
        outside = len(board.sectors)
        return {place: outside if sector is None else sector for place, sector in sectors}

    def _on_quay(self, spot: QPointF) -> places.Place | None:
        parts = self._layout.quay_parts.items()
        return next((place for place, part in parts if part.contains(spot)), None)

    def _near_line(self, spot: QPointF) -> places.Place | None:
        near = (one for one in self._lines if one[0].contains(spot))
        found = ((hexes.nearest_on(line, spot), place) for _, place, line in near)
        apart, place = min(found, key=itemgetter(0), default=_NOTHING)
        return place if apart <= _BESIDE_ROAD else None

    def _on_hex(self, spot: QPointF) -> places.Place | None:
        hexagons = self._layout.hexagons.items()
        place, at = min(hexagons, key=lambda found: distance(spot - found[1]))
        near = hexes.is_inside(spot, at) or distance(spot - at) <= _BESIDE_HEX
        return place if near else None


def _with_room(
    place: places.Place, line: Sequence[QPointF]
) -> tuple[QRectF, places.Place, Sequence[QPointF]]:
    """Return a line after the rectangle of all points that hit it: others need no measuring."""
    around, reach = open_line(line).boundingRect(), _BESIDE_ROAD
    return around.adjusted(-reach, -reach, reach, reach), place, line


def _circles(layout: MapLayout) -> Iterator[tuple[places.Place, QPointF, float]]:
    board = layout.board
    for number in board.arrow_of:
        yield places.ArrowPlace(number), layout.plate(number), PLATE
    for number in range(len(board.harbours)):
        reach = HARBOUR * layout.sign_growth
        yield places.HarbourPlace(number), layout.harbour(number), reach
    for number, at in enumerate(layout.corners):
        yield places.CornerPlace(number), at, CORNER
