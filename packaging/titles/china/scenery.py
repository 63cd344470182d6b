"""The things in the landscape of the map of China: hills, trees and beasts, boats on the sea.

They stand wherever neither side of the map has anything to read or to touch: towns and their names,
roads, courts, seals, the names of regions, rivers and the Long Wall.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from art.landscape.brush import AZURITE, MALACHITE, MIST, Brush, Taper, shade, soft_layer
from art.landscape.growth import paint_grove, paint_orchard, paint_pine, paint_terraces
from art.landscape.herds import paint_camel, paint_eagle, paint_flock, paint_horse
from art.landscape.mountains import Rock, paint_mist, paint_peak
from art.landscape.sky import paint_geese
from art.landscape.steppe import paint_dune, paint_meadow
from art.landscape.water import paint_boat
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.table.geometry.chart import load_chart
from changcheng_qt.titles.china.table.geometry.layout import COURT_RADIUS, MapLayout
from changcheng_qt.ui.looks.strokes import NO_PEN, linear, outline

_GROUND_OF_HILL: Final = 7000.0
"""How many square units of a region's room have one pale hill."""
_CLEAR_OF_TOWN: Final = 34.0
_CLEAR_OF_NAME: Final = (44.0, 14.0)
_CLEAR_OF_LABEL: Final = (84.0, 30.0)
_CLEAR_OF_ROAD: Final = 15.0
_NARROW: Final = 20.0
"""Up to which reach it is enough to look at the middle of a spot."""
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
    spots = [*_range_spots(brush, free, decoration), *_massif_spots(brush, free, layout)]
    spots += _land_spots(brush, free, layout)
    spots += _beyond_spots(brush, free, layout, sea, hills)
    heights = [at for at, kind in spots if kind in _HIGH]
    _paint_green(brush.painter, layout.map_rect, heights)
    for at, kind in sorted(spots, key=lambda spot: spot[0].y()):
        _paint_one(brush, at, kind)
    for at, size in _BOATS:
        paint_boat(brush, at, size)
    paint_geese(brush, QPointF(1520, 560), 1.5)
    paint_eagle(brush, QPointF(180, 170), 1.5)


def paint_far_hills(brush: Brush, land: QPainterPath, pigment: str) -> None:
    """Paint hills so pale that a region can be written on: a crest each that fades to its foot."""
    room, painter = land.boundingRect(), brush.painter
    hills = round(room.width() * room.height() / _GROUND_OF_HILL)
    feet = [
        QPointF(brush.between(room.left(), room.right()), brush.between(room.top(), room.bottom()))
        for _ in range(hills)
    ]
    painter.save()
    painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
    for foot in sorted(feet, key=lambda point: point.y()):
        half, high = brush.between(44, 92), brush.between(16, 34)
        lean, phase = brush.between(-0.3, 0.3), brush.between(0, 6)
        crest = []
        for step in range(25):
            across = step / 12 - 1
            rise = high * math.cos(across * math.pi / 2) ** 1.4
            ripple = 1.6 * math.sin(9 * across + phase) * (1 - across * across)
            crest.append(foot + QPointF(half * (across + lean * rise / high), -rise + ripple))
        top, bottom = foot - QPointF(0, high), foot
        brush.fill(outline(crest), linear(top, bottom, shade(pigment, 0.3), shade(pigment, 0)))
        brush.stroke(crest[3:-3], 1.2, shade(pigment, 0.42), Taper(0.1, 1, 0.1), 0.3)
    painter.restore()


def _paint_green(painter: QPainter, canvas: QRectF, heights: Sequence[QPointF]) -> None:
    """Paint the green that gathers around mountains, under all of them."""

    def paint(soft: QPainter) -> None:
        soft.setPen(NO_PEN)
        for at in heights:
            for reach, pigment in ((46, MALACHITE), (28, AZURITE)):
                soft.setBrush(shade(pigment, 0.16))
                soft.drawEllipse(at - QPointF(0, 12), reach, reach * 0.62)

    painter.drawImage(canvas, soft_layer(paint, canvas, 18))


def _paint_massif(brush: Brush, at: QPointF) -> None:
    """Paint a few peaks close together, lower ones behind, their feet in mist."""
    for aside, up, share in _MASSIF:
        foot = at + QPointF(aside * brush.between(0.85, 1.15), -up)
        width, height = brush.between(36, 46) * share, brush.between(38, 50) * share
        paint_peak(brush, foot, width, height, Rock(nearness=0.5 + 0.42 * share, richness=share))
    paint_mist(brush.painter, at + QPointF(0, 1), 84, 15, MIST, 0.6)


def _paint_one(brush: Brush, at: QPointF, kind: str) -> None:
    if kind == "massif":
        _paint_massif(brush, at)
    elif kind in _PEAKS:
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
    paint_horse(brush, at, 1.15, colour, west=bool(brush.chance.getrandbits(1)))


def _paint_a_camel(brush: Brush, at: QPointF) -> None:
    paint_camel(brush, at, 1.15, west=bool(brush.chance.getrandbits(1)))


@dataclass(frozen=True, slots=True)
class _Peak:
    """How large peaks of a kind are, and how they are painted."""

    widths: tuple[float, float]
    heights: tuple[float, float]
    rock: Rock


_PEAKS: Final = {
    "range": _Peak((42, 64), (38, 60), Rock(nearness=0.92, richness=0.9)),
    "hill": _Peak((40, 60), (20, 30), Rock(nearness=0.6, richness=0.5)),
}
_HIGH: Final = frozenset({"massif", "range"})
_MASSIF: Final = ((-19, 5, 0.62), (21, 4, 0.7), (2, 0, 1.0), (-12, -2, 0.48))
"""The peaks of a massif: where their feet are next to its middle and above it, and how high they
are.
"""
_LIVING: Final[Mapping[str, Callable[[Brush, QPointF], None]]] = {
    "pine": lambda brush, at: paint_pine(brush, at, brush.between(1.05, 1.4)),
    "grove": lambda brush, at: paint_grove(brush, at, 30, 8),
    "orchard": lambda brush, at: paint_orchard(brush, at, 28, 6),
    "terraces": lambda brush, at: paint_terraces(brush, at, 46, 18),
    "meadow": lambda brush, at: paint_meadow(brush, at, brush.between(40, 64)),
    "horse": _paint_a_horse,
    "camel": _paint_a_camel,
    "flock": lambda brush, at: paint_flock(brush, at, 6),
}


@dataclass(frozen=True, slots=True)
class _Line:
    """A piece of a road or river, in plain numbers: it is asked a million times."""

    left: float
    top: float
    across: float
    down: float
    square: float

    @classmethod
    def between(cls, start: QPointF, end: QPointF) -> Self:
        """Return the line between two points."""
        along = end - start
        square = QPointF.dotProduct(along, along) or 1.0
        return cls(start.x(), start.y(), along.x(), along.y(), square)

    def away(self, x: float, y: float) -> float:
        """Return how far a point is from the line."""
        x, y = x - self.left, y - self.top
        share = max(0.0, min(1.0, (x * self.across + y * self.down) / self.square))
        return math.hypot(x - self.across * share, y - self.down * share)


class _FreeGround:
    """The area without anything to read or touch, on either side of the map."""

    def __init__(self, layout: MapLayout, decoration: Mapping[str, Any]) -> None:
        self._rooms: list[QRectF] = []
        self._lines: list[_Line] = []
        for side in Side:
            other = MapLayout(load_chart(side))
            for space, town in enumerate(other.chart.towns):
                self._rooms.append(_room(other.town(space), _CLEAR_OF_TOWN, _CLEAR_OF_TOWN))
                self._rooms.append(_room(town.name_at, *_CLEAR_OF_NAME))
            roads = (other.road(number) for number in range(len(other.chart.roads)))
            self._lines += [_Line.between(line.p1(), line.p2()) for line in roads]
        for land in layout.chart.lands:
            self._rooms.append(_room(land.court, COURT_RADIUS + 12, COURT_RADIUS + 30))
            self._rooms.append(_room(land.label, *_CLEAR_OF_LABEL))
        self._rooms += [_room(seal, 24, 30) for seal in layout.chart.seals]
        self._rooms += [_room(QPointF(*sea["at"]), 100, 26) for sea in decoration["seas"]]
        rivers = [river["line"] for river in decoration["rivers"]]
        for line in (*rivers, decoration["wall"]["line"], decoration["marsh"]["outline"]):
            points = points_of(line)
            self._lines += map(_Line.between, points[::3], points[3::3])
        self._rooms += [
            _room(QPointF(*lake["at"]), lake["radii"][0] + 14, lake["radii"][1] + 22)
            for lake in decoration["lakes"]
        ]
        marsh = outline(points_of(decoration["marsh"]["outline"]))
        self._rooms.append(marsh.boundingRect())
        self._taken: list[tuple[float, float]] = []

    def take(self, at: QPointF, apart: float, reach: float = 17.0, high: float = 28.0) -> bool:
        """Take a spot if it is free, with room for something that reaches and is so high."""
        box = _room(at + QPointF(0, 4 - (high + 4) / 2), reach, (high + 4) / 2)
        steps = range(-1, 2) if reach > _NARROW else range(1)
        along = [(at.x() + step * (reach - 12), at.y() - 8) for step in steps]
        is_free = (
            not any(room.intersects(box) for room in self._rooms)
            and all(math.dist(at.toTuple(), other) > apart for other in self._taken)
            and all(line.away(*p) > _CLEAR_OF_ROAD for line in self._lines for p in along)
        )
        if is_free:
            self._taken.append(at.toTuple())
        return is_free


def _range_spots(
    brush: Brush, free: _FreeGround, decoration: Mapping[str, Any]
) -> Iterator[tuple[QPointF, str]]:
    for chain in decoration["ranges"]:
        for at in points_of(chain["line"])[::2]:
            moved = at + QPointF(brush.between(-6, 6), brush.between(-5, 9))
            if free.take(moved, 20):
                yield moved, "range"


def _massif_spots(
    brush: Brush, free: _FreeGround, layout: MapLayout
) -> Iterator[tuple[QPointF, str]]:
    """Choose where whole groups of mountains have room, in regions and beyond them in the south."""
    lands = [layout.land_path(number) for number in range(len(layout.chart.lands))]
    for _ in range(_TRIES):
        at = QPointF(brush.between(60, 1540), brush.between(90, 980))
        corners = [at + QPointF(x, y) for x, y in ((-34, 4), (34, 4), (-24, -30), (24, -30))]
        if any(all(map(land.contains, corners)) for land in lands) and free.take(at, 74, 34, 46):
            yield at, "massif"


def _land_spots(
    brush: Brush, free: _FreeGround, layout: MapLayout
) -> Iterator[tuple[QPointF, str]]:
    kinds = ("hill", "pine", "pine", "grove", "grove", "orchard", "terraces")
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
    south = ("massif", "massif", "range", "hill", "pine", "grove", "terraces")
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
