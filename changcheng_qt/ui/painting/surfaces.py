"""Cloudy, grained and woven surfaces, baked once per size: the table and the wood of the tray.

`cloud(...)` makes grey noise, `tinted(...)` turns it into a stain of one colour. Both need tens of
milliseconds, so widgets must keep `table_pixmap` and `tray_pixmap` until size, device pixel ratio
or palette change. `woven_cloud()` is the pattern of the cloth on the table and of the silk around
the painting: clouds with trailing ends, row by row.
"""

import math
from functools import cache, lru_cache
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient, qRgba

from changcheng_qt.ui.looks.kept_picture import to_keep
from changcheng_qt.ui.looks.strokes import NO_BRUSH, linear, pen
from changcheng_qt.ui.looks.theme import Palette, ink
from changcheng_qt.ui.painting import pigments

_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCHED: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_TILE: Final = QSizeF(196, 124)
_THREAD: Final = 1.5
_TURNS: Final = 1.35
_STEPS: Final = 40
_CURLS: Final = ((-24.0, 1.0, 11.0, -1), (0.0, -8.0, 15.0, 1), (25.0, 1.0, 11.0, 1))
"""Each curl of a cloud: its middle, its radius, and its direction of turn."""


class Noise(NamedTuple):
    """The roughness of a cloud: the first number of spots, doubled in every octave, each
    fainter.
    """

    spots: int = 3
    octaves: int = 7
    gain: float = 0.55
    stretch: float = 1.0
    """How many times finer the noise is from west to east: above 1 it is like upright grain."""


def cloud(seed: int, size: QSize, noise: Noise) -> QImage:
    """Return grey fractal noise, around 128: small random pictures, smoothly enlarged and added."""
    return QImage(_cloud(seed, size.width(), size.height(), noise))


def tinted(noise: QImage, colour: str, low: int, high: int, most: int) -> QImage:
    """Return a stain of one colour: nothing where the noise is below `low`, `most` above `high`."""
    stain = QImage(
        noise.constBits(),
        noise.width(),
        noise.height(),
        noise.bytesPerLine(),
        QImage.Format.Format_Indexed8,
    ).copy()
    tone = QColor(colour)
    table = []
    for value in range(256):
        share = max(0.0, min(1.0, (value - low) / (high - low)))
        alpha = int(most * share * share * (3 - 2 * share))
        table.append(qRgba(tone.red(), tone.green(), tone.blue(), alpha))
    stain.setColorTable(table)
    return stain.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def table_pixmap(size: QSize, ratio: float, palette: Palette) -> QPixmap:
    """Return the table around the scroll, for that many logical pixels."""
    pixmap = _blank(size, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(0, 0, size.width(), size.height())
        light = QRadialGradient(
            room.width() * 0.45, room.height() * 0.42, max(room.width(), room.height()) * 0.8
        )
        light.setColorAt(0, palette.colour("table"))
        light.setColorAt(1, palette.colour("table_edge"))
        painter.fillRect(room, light)
        if palette.table != palette.table_edge:
            shade, lit = (pigments.BLACK, 56) if palette.dark else (pigments.TABLE_STAIN, 38)
            glint = ink(pigments.WHITE, 9 if palette.dark else 66)
            _paint_damask(painter, room, ratio, ink(shade, lit), glint)
        stain, strength = (pigments.BLACK, 90) if palette.dark else (pigments.TABLE_STAIN, 34)
        grain = cloud(91, QSize(512, 512), Noise(4, 7, 0.6, 3.0))
        painter.drawImage(room, tinted(grain, stain, 120, 200, strength))
        fibre = cloud(92, QSize(512, 512), Noise(90, 3))
        painter.drawImage(room, tinted(fibre, pigments.WHITE, 128, 210, 8 if palette.dark else 26))
    return to_keep(pixmap)


def tray_pixmap(size: QSize, ratio: float, palette: Palette) -> QPixmap:
    """Return the dark wood of the player's corner, with a lit upper edge."""
    pixmap = _blank(size, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(0, 0, size.width(), size.height())
        wood = linear(room.topLeft(), room.bottomLeft(), palette.tray, palette.tray_edge)
        painter.fillRect(room, wood)
        grain = cloud(55, QSize(512, 256), Noise(3, 7, 0.62, 0.22))
        painter.drawImage(room, tinted(grain, pigments.GRAIN, 100, 190, 120))
        fine = cloud(56, QSize(512, 256), Noise(40, 3, 0.6, 0.12))
        painter.drawImage(room, tinted(fine, pigments.GRAIN, 126, 200, 90))
        painter.fillRect(QRectF(0, 0, room.width(), 2), ink(pigments.OUTLINE_INK, 190))
        painter.fillRect(QRectF(0, 2, room.width(), 1.2), ink(pigments.TRAY_SHINE, 70))
    return to_keep(pixmap)


@cache
def woven_cloud() -> QPainterPath:
    """Return the threads of one cloud, around 0 0."""
    cloud = QPainterPath()
    for x, y, radius, turn in _CURLS:
        cloud.addPath(_curl(QPointF(x, y), radius, turn))
    for start, end, sag in (
        (QPointF(-35, 3), QPointF(36, 3), 17.0),
        (QPointF(-44, 14), QPointF(62, 9), 13.0),
        (QPointF(-20, 22), QPointF(40, 20), 5.0),
    ):
        cloud.moveTo(start)
        third = (end - start) / 3
        cloud.cubicTo(start + third + QPointF(0, sag), end - third + QPointF(0, sag), end)
    return cloud


@lru_cache(maxsize=8)
def _cloud(seed: int, width: int, height: int, noise: Noise) -> QImage:
    """Return a cloud, cached: a surface of another size is baked with the same one."""
    chance = Random(seed)
    size = QSize(width, height)
    sum_of_octaves = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    sum_of_octaves.fill(QColor(128, 128, 128))
    with QPainter(sum_of_octaves) as painter:
        spots, opacity = noise.spots, 0.5
        for _ in range(noise.octaves):
            wide, high = max(2, int(spots * noise.stretch)), max(2, spots)
            grain = chance.randbytes(wide * high)
            picture = QImage(grain, wide, high, wide, QImage.Format.Format_Grayscale8).copy()
            painter.setOpacity(opacity)
            painter.drawImage(0, 0, _enlarged(picture, size))
            spots *= 2
            opacity *= noise.gain
    return sum_of_octaves.convertToFormat(QImage.Format.Format_Grayscale8)


def _blank(size: QSize, ratio: float) -> QPixmap:
    """Return a picture without transparency, which is drawn several times as fast as with it."""
    pixmap = QPixmap((size.toSizeF() * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.black)
    return pixmap


def _enlarged(picture: QImage, size: QSize) -> QImage:
    """Return the picture enlarged by repeated doubling, which is smooth, unlike a single step."""
    while picture.width() < size.width():
        step = QSize(picture.width() * 2, picture.height() * 2).boundedTo(size)
        picture = picture.scaled(step, _STRETCHED, _SMOOTH)
    return picture.scaled(size, _STRETCHED, _SMOOTH)


def _paint_damask(
    painter: QPainter, room: QRectF, ratio: float, shade: QColor, light: QColor
) -> None:
    """Cover a room with the pattern: threads in `shade`, each with a lit edge in `light`."""
    tile = QPixmap((_TILE * ratio).toSize())
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    with QPainter(tile) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.setBrush(NO_BRUSH)
        for colour, down in ((light, 0.9), (shade, 0.0)):
            brush.setPen(pen(colour, _THREAD, colour.alpha()))
            for middle in _middles():
                brush.drawPath(woven_cloud().translated(middle + QPointF(0, down)))
    painter.drawTiledPixmap(room, tile)


def _middles() -> list[QPointF]:
    """Return the positions of clouds on a tile: one inside, and one cut by its four corners."""
    wide, high = _TILE.width(), _TILE.height()
    corners = [QPointF(x, y) for x in (0.0, wide) for y in (0.0, high)]
    return [QPointF(wide / 2, high / 2), *corners]


def _curl(middle: QPointF, radius: float, turn: int) -> QPainterPath:
    """Return a spiral from its outer end, at the foot, inwards."""
    path = QPainterPath()
    for step in range(_STEPS + 1):
        share = step / _STEPS
        angle = math.pi / 2 + turn * (0.42 * math.pi + share * _TURNS * 2 * math.pi)
        reach = radius * (1 - 0.82 * share)
        point = middle + QPointF(math.cos(angle), math.sin(angle)) * reach
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path
