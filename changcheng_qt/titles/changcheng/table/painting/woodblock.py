"""The tools of a woodblock print: flat or graded colour under one warm ink line."""

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QTransform

from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, linear, pen, sketch

if TYPE_CHECKING:
    from collections.abc import Iterator

INK: Final = "#2B2018"
RED: Final = "#B5392A"
GOLD: Final = "#D9A441"
LINE: Final = 2.2

Fill: TypeAlias = str | QColor | QGradient
Shape: TypeAlias = str | QPainterPath


def wash(x0: float, y0: float, x1: float, y1: float, *colours: str) -> QGradient:
    """Return a colour that changes from one point to another."""
    return linear(QPointF(x0, y0), QPointF(x1, y1), *colours)


class Woodblock:
    """A painter that prints shapes written in the language of `strokes.sketch`."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def shape(self, shape: Shape, fill: Fill, line: float = LINE, ink: str = INK) -> None:
        """Print a filled shape with an outline; with a line of 0 it has no outline."""
        self._painter.setPen(pen(ink, line) if line else NO_PEN)
        self._painter.setBrush(_brush(fill))
        self._painter.drawPath(_path(shape))

    def line(self, shape: Shape, width: float = LINE, colour: str = INK, alpha: int = 255) -> None:
        """Print a line."""
        self._painter.setPen(pen(colour, width, alpha))
        self._painter.setBrush(NO_BRUSH)
        self._painter.drawPath(_path(shape))

    def pair(self, shape: str, fill: Fill, line: float = LINE) -> None:
        """Print a shape and its mirror image on the other side of the middle."""
        self.shape(shape, fill, line)
        self.shape(mirrored(shape), fill, line)

    def pair_of_lines(self, shape: str, width: float = LINE, colour: str = INK) -> None:
        """Print a line and its mirror image on the other side of the middle."""
        self.line(shape, width, colour)
        self.line(mirrored(shape), width, colour)

    @contextmanager
    def within(self, shape: Shape) -> "Iterator[None]":
        """Print only inside a shape."""
        self._painter.save()
        self._painter.setClipPath(_path(shape), Qt.ClipOperation.IntersectClip)
        yield
        self._painter.restore()

    @contextmanager
    def turned(self, x: float, y: float, degrees: float) -> "Iterator[None]":
        """Print around a point as the origin, turned clockwise."""
        self._painter.save()
        self._painter.translate(x, y)
        self._painter.rotate(degrees)
        yield
        self._painter.restore()


def mirrored(shape: str) -> QPainterPath:
    """Return a shape on the other side of the upright middle line of the picture."""
    return QTransform(-1, 0, 0, 1, 100, 0).map(sketch(shape))


def _path(shape: Shape) -> QPainterPath:
    return sketch(shape) if isinstance(shape, str) else shape


def _brush(fill: Fill) -> QBrush:
    return QBrush(fill) if isinstance(fill, QGradient) else QBrush(QColor(fill))
