"""Washes of colour, and the weave of the silk."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.painting.surfaces import Noise, cloud, tinted

_CLOUD: Final = QSize(512, 512)


@dataclass(frozen=True, slots=True)
class Pigment:
    """A wash: its colour, the bloom of stronger pigment in it, and the tide line at its edge."""

    wash: str
    bloom: str
    tide: str


def paint_wash(
    painter: QPainter, area: QPainterPath, pigment: Pigment, seed: int, board: QRectF
) -> None:
    """Paint an area in a cloudy wash, with pigment gathered along its edge."""
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.fillRect(board, QColor(pigment.wash))
    stains = (
        (cloud(seed, _CLOUD, Noise()), pigment.bloom, 120, 190, 120),
        (cloud(seed + 1, _CLOUD, Noise()), "#FFFBEA", 118, 190, 110),
        (cloud(seed + 2, _CLOUD, Noise(24, 4)), pigment.tide, 128, 200, 60),
    )
    for noise, colour, low, high, most in stains:
        painter.drawImage(board, tinted(noise, colour, low, high, most))
    painter.setBrush(NO_BRUSH)
    for width, alpha in ((26, 16), (14, 22), (7, 30), (3, 46)):
        painter.setPen(pen(pigment.tide, width, alpha))
        painter.drawPath(area)
    painter.restore()


def paint_weave(painter: QPainter, board: QRectF) -> None:
    """Paint the threads of the silk over everything."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    threads = cloud(7, QSize(1024, 1024), Noise(180, 2, 0.6))
    painter.drawImage(board, tinted(threads, "#B79A68", 128, 220, 46))
    painter.restore()
