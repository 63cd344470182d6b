"""A land hex: a pale wash of its terrain, with small drawings around the place of its number.

Each drawing stands on a point; those of two terrains differ in outline alone.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import starmap
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter

from changcheng_qt.titles.riders.rules.geography import Terrain
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH, hex_path
from changcheng_qt.titles.riders.table.painting.colours import LAND_COLOURS
from changcheng_qt.ui.looks.strokes import (
    centred,
    linear,
    moved,
    paint_line,
    paint_oval,
    paint_path,
    paint_strokes,
    pen,
    radial,
    sketch,
)
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.painting import pigments

BOUNDS: Final = centred(QPointF(), 2 * EDGE + 4, 2 * HALF_HIGH + 4)
"""The rectangle of a land hex."""
_RING: Final = 29.5
"""The distance of drawings from the centre."""
_DUNES: Final = ((-14, -20), (12, -12), (-8, -3), (14, 6), (-15, 14), (6, 22))
_STANDS: Final = 3.0
"""How far below its place a drawing stands."""
_LINE: Final = 0.9
_TREE: Final = sketch(
    "M 0 -16.5 L 3.6 -9.6 L 2 -9.6 L 5.2 -4.4 L 3 -4.4 L 6.2 1 L -6.2 1 L -3 -4.4 L -5.2 -4.4 "
    "L -2 -9.6 L -3.6 -9.6 Z"
)
_TREE_LIT: Final = sketch(
    "M 0 -16.5 L -3.6 -9.6 L -2 -9.6 L -5.2 -4.4 L -3 -4.4 L -6.2 1 L -1 1 L -0.6 -9 Z"
)
_MOUND: Final = sketch("M -12 3 C -10.4 -7 -3.4 -9 0 -9 C 3.4 -9 10.4 -7 12 3 Z")
_RIDGES: Final = sketch(
    "M -6.6 2.6 C -5.6 -2.4 -2.4 -4.4 0 -4.4 C 2.4 -4.4 5.6 -2.4 6.6 2.6 "
    "M -2 2.6 C -1.6 0.6 -0.8 -0.4 0 -0.4 C 0.8 -0.4 1.6 0.6 2 2.6"
)
_PEAK: Final = sketch("M -12 4 L -6.4 -5 L -4.4 -3.6 L 0.6 -13 L 5 -5.4 L 6.6 -6.6 L 12.4 4 Z")
_PEAK_LIT: Final = sketch("M -12 4 L -6.4 -5 L -4.4 -3.6 L 0.6 -13 L -0.4 -5 L -3 -1 L -2 4 Z")
_TUFT: Final = sketch("M -3 0 Q -2.6 -4 -4 -6 M 0 0 L 0 -7.4 M 3 0 Q 2.6 -4 4 -6")
_STALKS: Final = sketch("M -4.6 4 Q -4 -3 -6.6 -9 M 0 4 L 0 -10.6 M 4.6 4 Q 4 -3 6.6 -9")
_STALK_ENDS: Final = ((-6.6, -9.0, -16), (0.0, -10.6, 0), (6.6, -9.0, 16))
_FLEECE: Final = sketch(
    "M -6.4 1.4 C -9.4 0.4 -8.8 -4.4 -5.8 -4.4 C -5.4 -7.4 -1.2 -7.6 0 -5.8 C 1.8 -7.6 5.6 -6.6 "
    "5.6 -3.8 C 8.2 -3 7.6 1.2 4.8 1.4 Z"
)
_DUNE: Final = sketch("M -15 2 C -9 -5 -3 -5 1 -1.6 C 5 1.6 10 1.4 15 -2.6")


def _paint_tree(painter: QPainter) -> None:
    tones = LAND_COLOURS[Terrain.FOREST]
    paint_line(painter, QLineF(0, 0, 0, 4), pen(pigments.WARM_INK, 1.4))
    paint_path(painter, _TREE, ink(mix(tones.light, tones.dark, 0.45)), pen(tones.dark, _LINE))
    paint_path(painter, _TREE_LIT, ink(tones.light))


def _paint_mound(painter: QPainter) -> None:
    tones = LAND_COLOURS[Terrain.HILLS]
    clay = linear(QPointF(0, -9), QPointF(0, 3), mix(tones.light, pigments.WHITE, 0.2), tones.light)
    paint_path(painter, _MOUND, clay, pen(tones.dark, _LINE))
    paint_strokes(painter, _RIDGES, pen(tones.dark, _LINE))


def _paint_sheep(painter: QPainter) -> None:
    tones = LAND_COLOURS[Terrain.PASTURE]
    for x in (-3.6, 2.6):
        paint_line(painter, QLineF(x, 1, x, 4.2), pen(tones.dark, 1.3))
    paint_path(painter, _FLEECE, ink(tones.light), pen(tones.dark, _LINE))
    paint_oval(painter, QPointF(6.6, -3.4), 2.5, 2.0, ink(pigments.WARM_INK))


def _paint_ears(painter: QPainter) -> None:
    tones = LAND_COLOURS[Terrain.FIELDS]
    paint_strokes(painter, _STALKS, pen(tones.dark, 1.1))
    for x, y, turn in _STALK_ENDS:
        with moved(painter, QPointF(x, y), turn=turn):
            paint_oval(painter, QPointF(0, 0.1), 2.1, 4.5, ink(tones.light), pen(tones.dark, 0.7))


def _paint_peak(painter: QPainter) -> None:
    tones = LAND_COLOURS[Terrain.MOUNTAINS]
    rock = linear(QPointF(0, -13), QPointF(0, 4), tones.dark, mix(tones.light, "#C7A873", 0.55))
    lit = linear(QPointF(0, -13), QPointF(0, 4), tones.light, mix(tones.light, "#E8D9AE", 0.8))
    paint_path(painter, _PEAK, rock, pen(tones.dark, _LINE))
    paint_path(painter, _PEAK_LIT, lit)


def _paint_dune(painter: QPainter) -> None:
    tones = LAND_COLOURS[Terrain.DESERT]
    paint_strokes(painter, _DUNE.translated(0, 1.6), pen(pigments.WHITE, 1.4, 150))
    paint_strokes(painter, _DUNE, pen(tones.dark, 1.3))


def paint_tuft(painter: QPainter, at: QPointF, colour: str) -> None:
    """Paint some blades of grass."""
    paint_strokes(painter, _TUFT.translated(at), pen(colour, 1.0))


class Drawing(NamedTuple):
    """A terrain's drawing around the origin, its size on a hex, and how many are on one."""

    paint: Callable[[QPainter], None]
    size: float
    copies: int


DRAWINGS: Final[Mapping[Terrain, Drawing]] = {
    Terrain.FOREST: Drawing(_paint_tree, 0.84, 9),
    Terrain.HILLS: Drawing(_paint_mound, 0.86, 6),
    Terrain.PASTURE: Drawing(_paint_sheep, 1.0, 4),
    Terrain.FIELDS: Drawing(_paint_ears, 0.82, 8),
    Terrain.MOUNTAINS: Drawing(_paint_peak, 0.88, 6),
    Terrain.DESERT: Drawing(_paint_dune, 1.0, 0),
}


def paint_land(painter: QPainter, at: QPointF, terrain: Terrain, seed: int) -> None:
    """Paint a land hex; hexes of one terrain with different seeds differ a little."""
    tones = LAND_COLOURS[terrain]
    pale, edge = mix(tones.wash, pigments.WHITE, 0.25), mix(tones.rim, pigments.WARM_INK, 0.28)
    wash = radial(at, EDGE, pale, tones.wash, tones.wash, tones.rim)
    paint_path(painter, hex_path(at, EDGE - 0.4), wash, pen(edge, 1.2))
    rim = pen(mix(tones.wash, pigments.WHITE, 0.6), 1.3, 150)
    paint_strokes(painter, hex_path(at, EDGE - 2.6), rim)
    drawing = DRAWINGS[terrain]
    places = _around(drawing.copies, Random(seed)) if drawing.copies else starmap(QPointF, _DUNES)
    for place in sorted(places, key=QPointF.y):
        with moved(painter, at + place, drawing.size):
            drawing.paint(painter)
    if terrain is Terrain.PASTURE:
        for place in _around(drawing.copies, Random(seed), turn=0.5):
            paint_tuft(painter, at + place, "#93AC5E")


def _around(count: int, rng: Random, turn: float = 0.0) -> Iterator[QPointF]:
    """Yield places around a number, somewhat irregular, turned by a share of their distance."""
    first = rng.uniform(0, math.tau) + turn * math.tau / count
    for number in range(count):
        angle = first + math.tau * (number + rng.uniform(-0.14, 0.14)) / count
        reach = _RING + rng.uniform(-1.2, 1.6)
        yield QPointF(math.cos(angle), math.sin(angle)) * reach + QPointF(0, _STANDS)
