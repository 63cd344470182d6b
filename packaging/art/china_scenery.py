"""What stands in the landscape of the map of China: hills, trees and beasts, boats on the sea.

They stand wherever neither side of the map has anything to read or to touch: towns and their names,
roads, courts, seals, the names of regions, rivers and the Long Wall.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from art.landscape.brush import Brush
from art.landscape.growth import paint_grove, paint_orchard, paint_pine, paint_terraces
from art.landscape.herds import paint_camel, paint_eagle, paint_flock, paint_horse
from art.landscape.mountains import Rock, paint_peak
from art.landscape.sky import paint_geese
from art.landscape.steppe import paint_dune, paint_meadow
from art.landscape.water import paint_boat
from changcheng_qt.games.china.setup import Side
from changcheng_qt.ui.china.geometry.chart import load_chart
from changcheng_qt.ui.china.geometry.layout import COURT_RADIUS, MapLayout
from changcheng_qt.ui.looks.strokes import outline

_CLEAR_OF_TOWN: Final = 34.0
_CLEAR_OF_NAME: Final = (44.0, 14.0)
_CLEAR_OF_LABEL: Final = (84.0, 30.0)
_CLEAR_OF_ROAD: Final = 15.0
_TRIES: Final = 9000
_BOATS: Final = (
    (QPointF(1385, 205), 1.7),
    (QPointF(1540, 500), 2.4),
    (QPointF(1500, 900), 2.8),
)


def points_of(plain: Sequence[Sequence[float]]) -> list[QPointF]:
    """Return points of the map's file."""
    return [QPointF(x, y) for x, y in plain]


def paint_scenery(
    brush: Brush,
    layout: MapLayout,
    decoration: Mapping[str, Any],
    sea: QPainterPath,
    hills: QPainterPath,
) -> None:
    """Paint hills, trees and life where there is room for them, from the north to the south."""
    free = _FreeGround(layout, decoration)
    spots = [*_range_spots(brush, free, decoration), *_land_spots(brush, free, layout)]
    spots += _beyond_spots(brush, free, layout, sea, hills)
    for at, kind in sorted(spots, key=lambda spot: spot[0].y()):
        _paint_one(brush, at, kind)
    for at, size in _BOATS:
        paint_boat(brush, at, size)
    paint_geese(brush, QPointF(1520, 560), 1.5)
    paint_eagle(brush, QPointF(180, 170), 1.5)


def _paint_one(brush: Brush, at: QPointF, kind: str) -> None:
    if kind in _PEAKS:
        peak = _PEAKS[kind]
        width, height = brush.between(*peak.widths), brush.between(*peak.heights)
        paint_peak(brush, at, width, height, peak.rock)
    elif kind in _LIVING:
        _LIVING[kind](brush, at)
    else:
        half = brush.between(34, 60)
        paint_dune(brush, at.x() - half, at.x() + half, at.y(), brush.between(7, 11))


def _paint_a_horse(brush: Brush, at: QPointF) -> None:
    colour = brush.chance.choice(("#6B4A2E", "#8E6B45", "#4A3626"))
    paint_horse(brush, at, 0.9, colour, west=bool(brush.chance.getrandbits(1)))


def _paint_a_camel(brush: Brush, at: QPointF) -> None:
    paint_camel(brush, at, 0.9, west=bool(brush.chance.getrandbits(1)))


@dataclass(frozen=True, slots=True)
class _Peak:
    """How large peaks of a kind are, and how they are painted."""

    widths: tuple[float, float]
    heights: tuple[float, float]
    rock: Rock


_PEAKS: Final = {
    "range": _Peak((44, 62), (34, 50), Rock(nearness=0.9, richness=0.8)),
    "peak": _Peak((34, 50), (24, 38), Rock(nearness=0.72, richness=0.6)),
    "hill": _Peak((40, 60), (20, 30), Rock(nearness=0.6, richness=0.5)),
}
_LIVING: Final[Mapping[str, Callable[[Brush, QPointF], None]]] = {
    "pine": lambda brush, at: paint_pine(brush, at, brush.between(0.7, 1.0)),
    "grove": lambda brush, at: paint_grove(brush, at, 26, 5),
    "orchard": lambda brush, at: paint_orchard(brush, at, 26, 5),
    "terraces": lambda brush, at: paint_terraces(brush, at, 46, 18),
    "meadow": lambda brush, at: paint_meadow(brush, at, brush.between(40, 64)),
    "horse": _paint_a_horse,
    "camel": _paint_a_camel,
    "flock": lambda brush, at: paint_flock(brush, at, 6),
}


class _FreeGround:
    """Where nothing that is to be read or touched lies, on either side of the map."""

    def __init__(self, layout: MapLayout, decoration: Mapping[str, Any]) -> None:
        self._rooms: list[QRectF] = []
        self._lines: list[tuple[QPointF, QPointF]] = []
        for side in Side:
            other = MapLayout(load_chart(side))
            for space, town in enumerate(other.chart.towns):
                self._rooms.append(_room(other.town(space), _CLEAR_OF_TOWN, _CLEAR_OF_TOWN))
                self._rooms.append(_room(town.name_at, *_CLEAR_OF_NAME))
            roads = (other.road(number) for number in range(len(other.chart.roads)))
            self._lines += [(line.p1(), line.p2()) for line in roads]
        for land in layout.chart.lands:
            self._rooms.append(_room(land.court, COURT_RADIUS + 12, COURT_RADIUS + 30))
            self._rooms.append(_room(land.label, *_CLEAR_OF_LABEL))
        self._rooms += [_room(seal, 24, 30) for seal in layout.chart.seals]
        self._rooms += [_room(QPointF(*sea["at"]), 100, 26) for sea in decoration["seas"]]
        rivers = [river["line"] for river in decoration["rivers"]]
        for line in (*rivers, decoration["wall"]["line"], decoration["marsh"]["outline"]):
            points = points_of(line)
            self._lines += list(zip(points[::3], points[3::3], strict=False))
        self._rooms += [
            _room(QPointF(*lake["at"]), lake["radii"][0] + 14, lake["radii"][1] + 22)
            for lake in decoration["lakes"]
        ]
        marsh = outline(points_of(decoration["marsh"]["outline"]))
        self._rooms.append(marsh.boundingRect())
        self._taken: list[QPointF] = []

    def take(self, at: QPointF, apart: float) -> bool:
        """Take a spot if it is free, with room for something around it."""
        box = _room(at - QPointF(0, 12), 17, 16)
        is_free = (
            not any(room.intersects(box) for room in self._rooms)
            and all(_beside(at - QPointF(0, 8), *line) > _CLEAR_OF_ROAD for line in self._lines)
            and all(math.dist(at.toTuple(), other.toTuple()) > apart for other in self._taken)
        )
        if is_free:
            self._taken.append(at)
        return is_free


def _range_spots(
    brush: Brush, free: _FreeGround, decoration: Mapping[str, Any]
) -> Iterator[tuple[QPointF, str]]:
    for chain in decoration["ranges"]:
        for at in points_of(chain["line"])[::2]:
            moved = at + QPointF(brush.between(-6, 6), brush.between(-5, 9))
            if free.take(moved, 20):
                yield moved, "range"


def _land_spots(
    brush: Brush, free: _FreeGround, layout: MapLayout
) -> Iterator[tuple[QPointF, str]]:
    kinds = ("peak", "peak", "peak", "hill", "pine", "grove", "orchard", "terraces")
    for _ in range(_TRIES):
        at = QPointF(brush.between(40, 1560), brush.between(60, 960))
        lands = range(len(layout.chart.lands))
        inside = any(
            layout.land_path(n).contains(at)
            and layout.land_path(n).contains(at - QPointF(0, 30))
            and layout.land_path(n).contains(at + QPointF(20, 4))
            and layout.land_path(n).contains(at - QPointF(20, -4))
            for n in lands
        )
        if inside and free.take(at, 31):
            yield at, brush.chance.choice(kinds)


def _beyond_spots(
    brush: Brush,
    free: _FreeGround,
    layout: MapLayout,
    sea: QPainterPath,
    hills: QPainterPath,
) -> Iterator[tuple[QPointF, str]]:
    north = ("dune", "dune", "meadow", "meadow", "horse", "camel", "flock", "hill")
    south = ("hill", "hill", "pine", "grove", "terraces")
    for _ in range(_TRIES):
        at = QPointF(brush.between(50, 1560), brush.between(50, 985))
        near = [at + QPointF(x, y) for x in (-34, 0, 34) for y in (-24, 0, 10)]
        if any(layout.land_path(n).contains(p) for n in range(9) for p in near):
            continue
        if any(sea.contains(point) for point in near) or not free.take(at, 50):
            continue
        yield at, brush.chance.choice(south if hills.contains(at) else north)


def _room(at: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(at.x() - wide, at.y() - high, 2 * wide, 2 * high)


def _beside(point: QPointF, start: QPointF, end: QPointF) -> float:
    """Return how far a point is from a line between two others."""
    along = end - start
    length = QPointF.dotProduct(along, along) or 1.0
    share = max(0.0, min(1.0, QPointF.dotProduct(point - start, along) / length))
    away = point - (start + along * share)
    return math.hypot(away.x(), away.y())
