"""The sign of each seat, and the token of a seat in every panel: a stone with its sign.

- `glyph_path(glyph)` is the sign in a box from -1 to 1.
- `paint_glyph(painter, glyph, centre, radius, colour)` paints it anywhere.
- `paint_seat_token(painter, centre, radius, colours)` paints the coloured stone with the sign.
- `paint_crown(painter, room, gold)` paints the crown of a leader or winner.
- `Token` is the widget. The shell has the title's names of seats' colours, and the title paints
  (`PaintToken`); a title may use any other value that it can paint.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.icons import Icon, paint_icon
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, centred, joined, linear, pen, sketch
from changcheng_qt.ui.looks.theme import Glyph, SeatColours, mix

_PETAL_CENTRE: Final = 0.42
_PETAL_RADIUS: Final = 0.48
_WAVE: Final = (
    "M -0.95 0.14 C -0.72 -0.34 -0.42 -0.34 -0.22 0 C -0.02 0.3 0.22 0.3 0.42 0 "
    "C 0.6 -0.28 0.8 -0.3 0.95 -0.1 L 0.95 0.22 C 0.8 0.04 0.66 0.02 0.52 0.24 "
    "C 0.24 0.62 -0.1 0.6 -0.34 0.24 C -0.46 0.04 -0.66 0.02 -0.95 0.46 Z"
)

PaintToken: TypeAlias = Callable[[QPainter, QRectF, str], None]
"""Paint the token of a colour into a square."""
ColourT = TypeVar("ColourT")
_STAR_NOTCH: Final = 0.47
"""The distance of the notches between the points from the middle; at 0.38 they would be sharp."""
_STAR_DROP: Final = 0.08
_KEY_PARTS: Final = (
    "O 0 -61 56",
    "M -17 -20 L 17 -20 L 17 20 L 52 20 L 52 46 L 17 46 L 17 64 L 52 64 L 52 90 L -17 90 Z",
)
_KEY_EYE: Final = "O 0 -64 23"
"""Bow and blade of an upright key, and the hole in its bow, in hundredths."""
_KEY_SLANT: Final = 45


def glyph_path(glyph: Glyph) -> QPainterPath:
    """Return the sign of a seat, filling a box from -1 to 1."""
    match glyph:
        case Glyph.SUN:
            return sketch("O 0 0 0.74")
        case Glyph.PEAK:
            return sketch("M -0.98 0.72 L 0 -0.92 L 0.98 0.72 Z")
        case Glyph.WAVE:
            return _waves()
        case Glyph.BLOSSOM:
            return _blossom()
        case Glyph.STAR:
            return _star()
        case Glyph.KEY:
            return _key()
        case Glyph.STONE:
            return _frame()


def paint_glyph(
    painter: QPainter, glyph: Glyph, centre: QPointF, radius: float, colour: str | QColor
) -> None:
    """Paint the sign of a seat."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawPath(_kept_path(glyph))
    painter.restore()


def paint_seat_token(
    painter: QPainter, centre: QPointF, radius: float, colours: SeatColours
) -> None:
    """Paint the token of a seat: a coloured stone with its sign."""
    stone = centred(centre, 2 * radius, 2 * radius)
    painter.setPen(pen(colours.outline, max(1.0, radius * 0.1)))
    painter.setBrush(
        linear(stone.topLeft(), stone.bottomLeft(), mix(colours.top, "#FFFFFF", 0.16), colours.top)
    )
    painter.drawRoundedRect(stone, radius * 0.28, radius * 0.28)
    if colours.inlay:
        inset = radius * 0.14
        painter.setPen(pen(colours.inlay, max(1.0, radius * 0.08)))
        painter.setBrush(NO_BRUSH)
        painter.drawRoundedRect(
            stone.adjusted(inset, inset, -inset, -inset), radius * 0.2, radius * 0.2
        )
    paint_glyph(painter, colours.glyph, centre, radius * 0.62, colours.glyph_colour)


class Token(Painted, Panel, Generic[ColourT]):
    """A token of a fixed size; empty without a seat. The words next to it name the seat."""

    def __init__(
        self,
        appearance: Appearance,
        paint_token: Callable[[QPainter, QRectF, ColourT], None],
        size: float,
        parent: QWidget | None = None,
    ) -> None:
        """Start empty; `size` is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._paint_token = paint_token
        self._size = size
        self._colour: ColourT | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def colour(self) -> ColourT | None:
        """Return the colour of its seat."""
        return self._colour

    def stand_for(self, colour: ColourT | None) -> None:
        """Show another seat, or none."""
        if colour != self._colour:
            self._colour = colour
            self.update()

    def use_size(self, size: float) -> None:
        """Set another size, in a window of 1280 x 800."""
        if size != self._size:
            self._size = size
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(self._size), self.appearance.px(self._size))

    def paint(self, painter: QPainter) -> None:
        if self._colour is None:
            return
        edge = 1 + self.width() / 40
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        self._paint_token(painter, room, self._colour)


class PaintedSign(Painted, Panel):
    """Paints one sign; the words next to it say its meaning."""

    def __init__(
        self,
        appearance: Appearance,
        size: tuple[float, float],
        paint: Callable[[QPainter, QRectF], None],
        parent: QWidget,
    ) -> None:
        """Use width and height, those in a window of 1280 x 800, and a function that paints the
        whole of it.
        """
        super().__init__(appearance, parent)
        self._size = size
        self._paint = paint
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width, height = self._size
        return QSize(self.appearance.px(width), self.appearance.px(height))

    def paint(self, painter: QPainter) -> None:
        self._paint(painter, QRectF(self.rect()))


def paint_crown(painter: QPainter, room: QRectF, gold: str) -> None:
    """Paint the crown of a leader or winner."""
    paint_icon(painter, Icon.CROWN, room, gold, 1.2)


@cache
def _kept_path(glyph: Glyph) -> QPainterPath:
    """Return the sign of a seat, cached; the caller must not change it."""
    return glyph_path(glyph)


def _waves() -> QPainterPath:
    return joined(sketch(_WAVE).translated(0, middle) for middle in (-0.46, 0.34))


def _blossom() -> QPainterPath:
    """Return four petals as one outline, with a hole in the middle."""
    path = QPainterPath()
    notch = math.sqrt(_PETAL_RADIUS**2 - _PETAL_CENTRE**2)
    beyond = math.degrees(math.atan2(_PETAL_CENTRE, notch)) - 45
    path.moveTo(_PETAL_CENTRE + notch, 0)
    for x, y, middle in ((1, 1, 45), (-1, 1, -45), (-1, -1, -135), (1, -1, 135)):
        centre = QPointF(x * _PETAL_CENTRE, y * _PETAL_CENTRE)
        box = centred(centre, 2 * _PETAL_RADIUS, 2 * _PETAL_RADIUS)
        path.arcTo(box, middle + beyond, -180 - 2 * beyond)
    path.closeSubpath()
    path.addEllipse(QPointF(0, 0), 0.21, 0.21)
    return path


def _star() -> QPainterPath:
    """Return a star of five broad points, optically centred."""
    path = QPainterPath()
    for point in range(10):
        reach = _STAR_NOTCH if point % 2 else 1.0
        angle = math.pi * point / 5
        place = QPointF(reach * math.sin(angle), _STAR_DROP - reach * math.cos(angle))
        if point:
            path.lineTo(place)
        else:
            path.moveTo(place)
    path.closeSubpath()
    return path


def _key() -> QPainterPath:
    """Return a slanted key; its parts are joined at a hundred times the size, so that curves stay
    smooth.
    """
    bow, blade = (sketch(part) for part in _KEY_PARTS)
    whole = bow.united(blade).subtracted(sketch(_KEY_EYE))
    key = QTransform.fromScale(0.01, 0.01).rotate(_KEY_SLANT).map(whole)
    return key.translated(-key.boundingRect().center())


def _frame() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-0.72, -0.72, 1.44, 1.44))
    path.addRect(QRectF(-0.38, -0.38, 0.76, 0.76))
    return path
