"""Cloudy and grained surfaces, baked once per size: the table and the wood of the tray.

`cloud(...)` makes grey noise, `tinted(...)` turns it into a stain of one colour. Both take tens of
milliseconds, so `table_pixmap` and `tray_pixmap` are to be kept by the widget until its size, the
device pixel ratio or the palette changes.
"""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient, qRgba

from changcheng_qt.ui.changcheng.painting.damask import paint_damask
from changcheng_qt.ui.changcheng.painting.pigments import (
    BLACK,
    GRAIN,
    OUTLINE_INK,
    TABLE_STAIN,
    TRAY_SHINE,
    WHITE,
)
from changcheng_qt.ui.looks.kept_picture import to_keep
from changcheng_qt.ui.looks.strokes import linear
from changcheng_qt.ui.looks.theme import Palette, ink

_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCHED: Final = Qt.AspectRatioMode.IgnoreAspectRatio


@dataclass(frozen=True, slots=True)
class Noise:
    """How rough a cloud is: so many spots at first, doubled in every octave, each fainter."""

    spots: int = 3
    octaves: int = 7
    gain: float = 0.55
    stretch: float = 1.0
    """How many times finer the noise is from west to east: above 1 it looks like upright grain."""


def cloud(seed: int, size: QSize, noise: Noise) -> QImage:
    """Return grey fractal noise, around 128: small random pictures, smoothly enlarged and added."""
    return QImage(_cloud(seed, size.width(), size.height(), noise))


@lru_cache(maxsize=8)
def _cloud(seed: int, width: int, height: int, noise: Noise) -> QImage:
    """Return a cloud made only once: a surface of another size is baked with the same one."""
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
            shade, lit = (BLACK, 56) if palette.dark else (TABLE_STAIN, 38)
            glint = ink(WHITE, 9 if palette.dark else 66)
            paint_damask(painter, room, ratio, ink(shade, lit), glint)
        stain, strength = (BLACK, 90) if palette.dark else (TABLE_STAIN, 34)
        grain = cloud(91, QSize(512, 512), Noise(4, 7, 0.6, 3.0))
        painter.drawImage(room, tinted(grain, stain, 120, 200, strength))
        fibre = cloud(92, QSize(512, 512), Noise(90, 3))
        painter.drawImage(room, tinted(fibre, WHITE, 128, 210, 8 if palette.dark else 26))
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
        painter.drawImage(room, tinted(grain, GRAIN, 100, 190, 120))
        fine = cloud(56, QSize(512, 256), Noise(40, 3, 0.6, 0.12))
        painter.drawImage(room, tinted(fine, GRAIN, 126, 200, 90))
        painter.fillRect(QRectF(0, 0, room.width(), 2), ink(OUTLINE_INK, 190))
        painter.fillRect(QRectF(0, 2, room.width(), 1.2), ink(TRAY_SHINE, 70))
    return to_keep(pixmap)


def _blank(size: QSize, ratio: float) -> QPixmap:
    """Return a picture without transparency, which is shown several times as fast as with it."""
    pixmap = QPixmap((size.toSizeF() * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.black)
    return pixmap


def _enlarged(picture: QImage, size: QSize) -> QImage:
    """Return the picture enlarged by repeated doubling, which is smooth where one step is not."""
    while picture.width() < size.width():
        step = QSize(picture.width() * 2, picture.height() * 2).boundedTo(size)
        picture = picture.scaled(step, _STRETCHED, _SMOOTH)
    return picture.scaled(size, _STRETCHED, _SMOOTH)
