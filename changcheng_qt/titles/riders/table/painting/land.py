"""A land hex: a pale wash of its terrain, with small drawings around the place of its number."""

import math
from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.riders.rules.geography import Terrain
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH, hex_path
from changcheng_qt.titles.riders.table.painting.colours import LAND_COLOURS
from changcheng_qt.titles.riders.table.painting.drawings import DRAWINGS, paint_tuft
from changcheng_qt.ui.looks.strokes import NO_BRUSH, centred, pen, radial
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.painting import pigments

_RING: Final = 29.5
"""The distance of drawings from the centre."""
_COUNTS: Final[Mapping[Terrain, int]] = MappingProxyType(
    {
        Terrain.FOREST: 9,
        Terrain.HILLS: 6,
        Terrain.PASTURE: 4,
        Terrain.FIELDS: 8,
        Terrain.MOUNTAINS: 6,
        Terrain.DESERT: 0,
    }
)
"""How many drawings a hex has around its number."""
_SIZES: Final[Mapping[Terrain, float]] = MappingProxyType(
    {
        Terrain.FOREST: 0.84,
        Terrain.HILLS: 0.86,
        Terrain.PASTURE: 1.0,
        Terrain.FIELDS: 0.82,
        Terrain.MOUNTAINS: 0.88,
        Terrain.DESERT: 1.0,
    }
)
_DUNES: Final = ((-14, -20), (12, -12), (-8, -3), (14, 6), (-15, 14), (6, 22))
_STANDS: Final = 3.0
"""How far below its place a drawing stands."""


def land_bounds(at: QPointF) -> QRectF:
    """Return the rectangle of a land hex."""
    return centred(at, 2 * EDGE + 4, 2 * HALF_HIGH + 4)


def paint_land(painter: QPainter, at: QPointF, terrain: Terrain, seed: int) -> None:
    """Paint a land hex; hexes of one terrain with different seeds differ a little."""
    tones = LAND_COLOURS[terrain]
    painter.setPen(pen(mix(tones.rim, pigments.WARM_INK, 0.28), 1.2))
    painter.setBrush(
        radial(at, EDGE, mix(tones.wash, pigments.WHITE, 0.25), tones.wash, tones.wash, tones.rim)
    )
    painter.drawPath(hex_path(at, EDGE - 0.4))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(mix(tones.wash, pigments.WHITE, 0.6), 1.3, 150))
    painter.drawPath(hex_path(at, EDGE - 2.6))
    for place in sorted(_places(terrain, seed), key=lambda place: place.y()):
        painter.save()
        painter.translate(at + place)
        painter.scale(_SIZES[terrain], _SIZES[terrain])
        DRAWINGS[terrain](painter)
        painter.restore()
    if terrain is Terrain.PASTURE:
        for place in _around(_COUNTS[terrain], Random(seed), turn=0.5):
            paint_tuft(painter, at + place, "#93AC5E")


def _places(terrain: Terrain, seed: int) -> Iterator[QPointF]:
    if terrain is Terrain.DESERT:
        yield from (QPointF(x, y) for x, y in _DUNES)
    else:
        yield from _around(_COUNTS[terrain], Random(seed))


def _around(count: int, rng: Random, turn: float = 0.0) -> Iterator[QPointF]:
    """Yield places around a number, somewhat irregular, turned by a share of their distance."""
    first = rng.uniform(0, math.tau) + turn * math.tau / count
    for number in range(count):
        angle = first + math.tau * (number + rng.uniform(-0.14, 0.14)) / count
        reach = _RING + rng.uniform(-1.2, 1.6)
        yield QPointF(math.cos(angle), math.sin(angle)) * reach + QPointF(0, _STANDS)
