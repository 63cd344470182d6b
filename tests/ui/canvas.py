"""Small pictures to look at: the parts painted, their places and colours."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from operator import ne

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

Paint = Callable[[QPainter], None]

SQUARE = QPolygonF([QPointF(-23, -19), QPointF(23, -19), QPointF(23, 19), QPointF(-23, 19)])
RIBBON = QPolygonF(
    [QPointF(-46 + 92 * k / 6, -21) for k in range(7)]
    + [QPointF(46 - 92 * k / 6, 21) for k in range(7)]
)
ROOM = QRectF(-90, -110, 180, 180)
SCALE = 2.0


@dataclass(frozen=True)
class Canvas:
    """A picture of a room, two pixels a unit, transparent where nothing was painted."""

    image: QImage
    room: QRectF

    def colour_at(self, x: float, y: float) -> QColor:
        """The colour at a point of the room."""
        place = (QPointF(x, y) - self.room.topLeft()) * SCALE
        return self.image.pixelColor(place.toPoint())

    def count(self, colour: str, tolerance: int = 12) -> int:
        """How many pixels have nearly that colour."""
        wanted = QColor(colour)
        return sum(
            times
            for value, times in Counter(self._pixels()).items()
            if _near(QColor.fromRgba(value), wanted, tolerance)
        )

    def painted(self) -> QRectF:
        """The smallest rectangle around everything that was painted."""
        box = QRect()
        width = self.image.width()
        for y in range(self.image.height()):
            row = bytes(self.image.constScanLine(y))[3::4]  # type: ignore[call-overload]
            marked = row.strip(b"\0")
            if marked:
                left = len(row) - len(row.lstrip(b"\0"))
                box = box.united(QRect(left, y, min(len(marked), width), 1))
        spot = QRectF(box)
        return QRectF(spot.topLeft() / SCALE + self.room.topLeft(), spot.size() / SCALE)

    def differing(self, other: "Canvas") -> int:
        """How many pixels differ from those of another picture of the same room."""
        return sum(map(ne, self._pixels(), pixels_of(other.image)))

    def _pixels(self) -> memoryview:
        return pixels_of(self.image)


def canvas(paint: Paint, room: QRectF = ROOM, ground: str = "") -> Canvas:
    """Paint into a room, on nothing or on a ground colour."""
    image = QImage((room.size() * SCALE).toSize(), QImage.Format.Format_ARGB32)
    image.fill(QColor(ground) if ground else QColor(0, 0, 0, 0))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(SCALE, SCALE)
        painter.translate(-room.topLeft())
        paint(painter)
    return Canvas(image, room)


def pixels_of(image: QImage) -> memoryview:
    """The pixels of a picture as numbers, 0xAARRGGBB."""
    return memoryview(image.constBits()).cast("I")


def rows_of(image: QImage) -> list[list[int]]:
    """The pixels of a picture by rows, as opaque numbers: a hundred times as fast as asking for
    the colour of each.
    """
    plain, wide = image.convertToFormat(QImage.Format.Format_RGB32), image.width()
    pixels = pixels_of(plain).tolist()
    return [pixels[start : start + wide] for start in range(0, len(pixels), wide)]


def _near(pixel: QColor, wanted: QColor, tolerance: int) -> bool:
    return (
        pixel.alpha() > 250
        and abs(pixel.red() - wanted.red()) <= tolerance
        and abs(pixel.green() - wanted.green()) <= tolerance
        and abs(pixel.blue() - wanted.blue()) <= tolerance
    )
