"""The brush, its pigments, and the chance that guides it."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QImage, QPainter, QPainterPath, QPolygonF

from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.looks.theme import ink

INK: Final = "#2E3A3C"
MALACHITE: Final = "#4F9480"
AZURITE: Final = "#3C7690"
EARTH: Final = "#C39A5F"
DUNE_SHADE: Final = "#A97840"
DRY: Final = "#8A5E32"
MIST: Final = "#F1F0DC"


@dataclass(frozen=True, slots=True)
class Taper:
    """How wide a stroke is at its start, middle and end, relative to its full width."""

    start: float = 0.15
    middle: float = 1.0
    end: float = 0.05

    def at(self, share: float) -> float:
        """Return the relative width at a share of the way."""
        if share < 0.5:
            rise = math.sin(share * math.pi)
            return self.start + (self.middle - self.start) * rise
        fall = 1 - math.cos((share - 0.5) * math.pi)
        return self.middle + (self.end - self.middle) * fall


@dataclass(frozen=True, slots=True)
class Brush:
    """A painter and the chance that makes no two strokes alike."""

    painter: QPainter
    chance: Random

    def stroke(
        self,
        points: Sequence[QPointF],
        width: float,
        colour: QColor,
        taper: Taper = Taper(),
        jitter: float = 0.0,
    ) -> None:
        """Draw an ink stroke of changing width through points."""
        left, right = [], []
        last = len(points) - 1
        for k, point in enumerate(points):
            along = points[min(last, k + 1)] - points[max(0, k - 1)]
            length = math.hypot(along.x(), along.y()) or 1.0
            wobble = 1 + self.chance.uniform(-jitter, jitter) if jitter else 1.0
            half = width * taper.at(k / max(1, last)) * wobble / 2 / length
            across = QPointF(-along.y() * half, along.x() * half)
            left.append(point + across)
            right.append(point - across)
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(colour)
        self.painter.drawPolygon(QPolygonF(left + right[::-1]))

    def fill(self, path: QPainterPath, fill: QColor | QGradient) -> None:
        """Fill a shape without an outline."""
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(QBrush(fill))
        self.painter.drawPath(path)

    def dot(self, middle: QPointF, wide: float, high: float, colour: QColor) -> None:
        """Set a dot."""
        self.painter.setPen(NO_PEN)
        self.painter.setBrush(colour)
        self.painter.drawEllipse(middle, wide, high)

    def between(self, low: float, high: float) -> float:
        """Return a number between two."""
        return self.chance.uniform(low, high)


def shade(colour: str, opacity: float) -> QColor:
    """Return a pigment with an opacity of 0 to 1."""
    return ink(colour, max(0, min(255, round(opacity * 255))))


def soft_layer(paint: Callable[[QPainter], None], room: QRectF, softness: float) -> QImage:
    """Return a blurred picture of a room: painted small, then enlarged twice."""
    small = (room.size() / softness).toSize()
    picture = QImage(small, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1 / softness, 1 / softness)
        painter.translate(-room.topLeft())
        paint(painter)
    for size in (small * 2, room.size().toSize().expandedTo(QSize(1, 1))):
        picture = picture.scaled(
            size,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return picture
