"""The painted silk under the map: sea and steppe, the folded land in the west, the mount around it;
the hexes of the steppe, and the tents of the riders.

The silk is painted once for a size of the view. Land hexes and everything on them are above it.
"""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from changcheng_qt.titles.riders.rules.geography import Terrain
from changcheng_qt.titles.riders.table.geometry.frame import MOUNT
from changcheng_qt.titles.riders.table.geometry.hexes import EDGE, HALF_HIGH, hex_path
from changcheng_qt.titles.riders.table.painting import colours
from changcheng_qt.titles.riders.table.painting.land import DRAWINGS, paint_tuft
from changcheng_qt.ui.looks.strokes import (
    NO_BRUSH,
    joined,
    linear,
    moved,
    outline,
    paint_box,
    paint_oval,
    paint_path,
    paint_strokes,
    pen,
    sketch,
)
from changcheng_qt.ui.looks.theme import Palette, ink, mix
from changcheng_qt.ui.painting import pigments
from changcheng_qt.ui.painting.surfaces import Noise, cloud, tinted

HOME_BOUNDS: Final = QRectF(-32, -15, 64, 26)
_TENT: Final = sketch("M -10 5 L -10 -2 C -9 -9 -3.6 -10.4 0 -11 C 3.6 -10.4 9 -9 10 -2 L 10 5 Z")
_BAND: Final = sketch("M -10 -2 C -4 -0.6 4 -0.6 10 -2")
_TENTS: Final = ((-19.0, 2.0, 0.72), (19.0, 2.0, 0.72), (0.0, 0.0, 1.0))
"""The tents from back to front: their places and sizes."""
_STAIN: Final = QSize(256, 160)
_VEIL: Final = "#120A04"
_WAVE: Final = sketch("M -6 0 Q -3 -3 0 0 Q 3 -3 6 0")
_JUNK_HULL: Final = sketch("M -13 3 L 13 3 L 9.6 8.4 L -9.6 8.4 Z")
_JUNK_SAILS: Final = (
    sketch("M -7.4 1.4 L -7.8 -6.6 L -1.6 -8.4 L -1.4 1.4 Z"),
    sketch("M 0.4 1.4 L 0.2 -12.4 L 8.4 -9.8 L 7.6 1.4 Z"),
)
_NORTH: Final = 4 * EDGE
"""How far the darker north of the steppe reaches."""
_SHORE: Final = 7.0


@dataclass(frozen=True, slots=True)
class SilkPlan:
    """The outlines on a piece of the silk: land hexes, sea hexes, the steppe with the land in the
    west, and the places of ships and western mountains; `silk` is the whole.
    """

    silk: QRectF
    lands: tuple[QPointF, ...]
    seas: tuple[QPointF, ...]
    steppe: tuple[QPointF, ...]
    ships: tuple[QPointF, ...]
    peaks: tuple[QPointF, ...]


def paint_silk(painter: QPainter, plan: SilkPlan, palette: Palette) -> None:
    """Paint the silk with its mount, dimmed if the palette requires it."""
    _paint_mount(painter, plan.silk)
    painter.save()
    painter.setClipRect(plan.silk, Qt.ClipOperation.IntersectClip)
    _paint_sea(painter, plan)
    _paint_shore(painter, plan)
    _paint_steppe(painter, plan)
    if palette.veil:
        painter.fillRect(plan.silk, ink(_VEIL, palette.veil))
    painter.restore()
    thread = pen(colours.MOUNT_THREAD, 1.4)
    paint_box(painter, plan.silk.adjusted(-1.6, -1.6, 1.6, 1.6), 0, NO_BRUSH, thread)


def _paint_mount(painter: QPainter, silk: QRectF) -> None:
    mount = silk.adjusted(-MOUNT, -MOUNT, MOUNT, MOUNT)
    cloth = linear(mount.topLeft(), mount.bottomLeft(), colours.MOUNT, colours.MOUNT_DARK)
    # A translucent edge would be darker in the seams of pieces.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    paint_box(painter, mount, 0, cloth)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thread = pen(colours.MOUNT_THREAD, 0.9, 150)
    paint_box(painter, mount.adjusted(3, 3, -3, -3), 0, NO_BRUSH, thread)


def _paint_sea(painter: QPainter, plan: SilkPlan) -> None:
    silk = plan.silk
    sea = linear(silk.topLeft(), silk.bottomRight(), colours.SEA, colours.SEA, colours.SEA_DEEP)
    painter.fillRect(silk, sea)
    stain = _stain(71, Noise(3, 6, 0.55, 2.0), colours.SEA_STAIN, (118, 190, 80))
    painter.drawImage(silk, stain)
    painter.drawImage(silk, _stain(72, Noise(6, 5, 0.6, 2.4), pigments.WHITE, (140, 200, 60)))
    for at in plan.seas:
        rng = Random(round(at.x() + 7 * at.y()))
        edge, foam = pen(colours.SEA_LINE, 1.1, 130), pen(colours.SEA_LINE, 1.3, 190)
        paint_path(painter, hex_path(at, EDGE - 0.6), ink(pigments.WHITE, 16), edge)
        for _ in range(3):
            spot = at + QPointF(rng.uniform(-24, 24), rng.uniform(-26, 26))
            paint_strokes(painter, _WAVE.translated(spot), foam)
    for ship in plan.ships:
        _paint_junk(painter, ship)


def _paint_shore(painter: QPainter, plan: SilkPlan) -> None:
    """Paint the light water and the sand along the coast."""
    land = joined(map(hex_path, plan.lands))
    paint_strokes(
        painter,
        land,
        pen(pigments.WHITE, 6 * _SHORE, 26),
        pen(pigments.WHITE, 4 * _SHORE, 40),
        pen(pigments.WHITE, 2.4 * _SHORE, 60),
        pen(colours.SHORE_EDGE, _SHORE + 1.6),
        pen(colours.SHORE, _SHORE - 0.6),
    )


def _paint_steppe(painter: QPainter, plan: SilkPlan) -> None:
    steppe, top = outline(plan.steppe), plan.silk.topLeft()
    tones = colours.STEPPE_NORTH, colours.STEPPE, colours.STEPPE
    paint_path(painter, steppe, linear(top, top + QPointF(0, _NORTH), *tones))
    painter.save()
    painter.setClipPath(steppe, Qt.ClipOperation.IntersectClip)
    stain = _stain(73, Noise(4, 6, 0.6, 2.0), colours.STEPPE_STAIN, (120, 200, 70))
    painter.drawImage(plan.silk, stain)
    for peak in sorted(plan.peaks, key=lambda at: at.y()):
        with moved(painter, peak):
            DRAWINGS[Terrain.MOUNTAINS].paint(painter)
    painter.restore()
    paint_strokes(painter, steppe, pen(colours.STEPPE_LINE, 1.4, 160))


def _paint_junk(painter: QPainter, at: QPointF) -> None:
    with moved(painter, at):
        paint_oval(painter, QPointF(1, 8.6), 14, 3, ink(pigments.RIVER_DEEP, 50))
        edge = pen("#7C6A4C", 0.9)
        paint_path(painter, _JUNK_HULL, ink("#B39A70"), edge)
        for sail in _JUNK_SAILS:
            paint_path(painter, sail, ink("#EADCB8"), edge)


@lru_cache(maxsize=4)
def _stain(seed: int, noise: Noise, colour: str, strength: tuple[int, int, int]) -> QImage:
    """Return a stain, cached: each piece of the silk needs it."""
    return tinted(cloud(seed, _STAIN, noise), colour, *strength)


def paint_steppe_hex(painter: QPainter, at: QPointF, *, is_gathering: bool, seed: int) -> None:
    """Paint a hex of the steppe, darker where riders gather; without a seed it has no grass."""
    down, dark = QPointF(0, HALF_HIGH), mix(colours.GATHERING, pigments.WARM_INK, 0.1)
    trodden = linear(at - down, at + down, dark, colours.GATHERING)
    ground = trodden if is_gathering else ink(pigments.WHITE, 18)
    paint_path(painter, hex_path(at, EDGE - 0.5), ground, pen(colours.STEPPE_LINE, 1.2, 190))
    rng = Random(seed)
    for _ in range(4 if seed else 0):
        spot = QPointF(rng.uniform(-28, 28), rng.uniform(2, 30))
        paint_tuft(painter, at + spot, colours.GRASS)


def paint_home(painter: QPainter, at: QPointF) -> None:
    """Paint the three tents of the riders' home."""
    for x, y, scale in _TENTS:
        with moved(painter, at + QPointF(x, y), scale):
            paint_oval(painter, QPointF(2, 5.4), 11.4, 2.8, ink(pigments.GROUND_SHADOW, 60))
            felt = linear(QPointF(-10, 0), QPointF(10, 0), colours.FELT, colours.FELT_SHADE)
            edge = pen(pigments.WARM_INK, 1.2)
            paint_path(painter, _TENT, felt, edge)
            paint_box(painter, QRectF(-2.8, -2.4, 5.6, 7.4), 0, ink(colours.YURT_DOOR), edge)
            paint_strokes(painter, _BAND, pen(colours.YURT_DOOR, 1.4))
