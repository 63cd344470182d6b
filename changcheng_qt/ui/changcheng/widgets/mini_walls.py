"""Walls as small signs in a row: standing, virtual, broken, or a place still empty."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.glyphs import paint_glyph
from changcheng_qt.ui.board.strokes import NO_BRUSH, pen, sketch
from changcheng_qt.ui.board.theme import Palette, SeatColours, ink, mix
from changcheng_qt.ui.panels.panel import Panel

WIDTH: Final = 26.0
HEIGHT: Final = 16.0

_OUTLINE: Final = (
    "M 0 16 L 0 0 L 5 0 L 5 4.5 L 10.5 4.5 L 10.5 0 L 15.5 0 L 15.5 4.5 L 21 4.5 L 21 0 L 26 0 "
    "L 26 16 Z"
)
_CRACK: Final = "M 16 -2.5 L 10.5 6.5 L 15.5 9.5 L 11.5 18.5"
_BROKEN_OPACITY: Final = 0.42


class Wall(Enum):
    """How a wall stands in a row."""

    STANDING = "standing"
    VIRTUAL = "virtual"
    BROKEN = "broken"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Walls:
    """How many walls of each kind one colour has in a row."""

    standing: int = 0
    virtual: int = 0
    broken: int = 0
    empty: int = 0

    def in_row(self) -> tuple[Wall, ...]:
        """Return the walls from left to right."""
        counts = (self.standing, self.virtual, self.broken, self.empty)
        return tuple(wall for wall, count in zip(Wall, counts, strict=True) for _ in range(count))


def paint_mini_wall(
    painter: QPainter, rect: QRectF, wall: Wall, colours: SeatColours, palette: Palette
) -> None:
    """Paint one small wall in a colour; the rectangle should be 26 wide to 16 high."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    match wall:
        case Wall.EMPTY:
            painter.setPen(pen(palette.rule, 1.2))
            painter.setBrush(NO_BRUSH)
            painter.drawRect(QRectF(0.6, 3, WIDTH - 1.2, HEIGHT - 3))
        case Wall.VIRTUAL:
            _paint_virtual(painter, colours, palette)
        case _:
            _paint_standing(painter, colours, palette, broken=wall is Wall.BROKEN)
    painter.restore()


def _paint_virtual(painter: QPainter, colours: SeatColours, palette: Palette) -> None:
    edge = mix(colours.top, "#FFFFFF", 0.35) if palette.dark else colours.front
    painter.setPen(pen(edge, 1.8, dashes=(2.2, 1.6)))
    painter.setBrush(ink(colours.top, 50))
    painter.drawPath(_shape())
    painter.setPen(pen(palette.text, 1.8))
    painter.drawPath(sketch("M 9.5 10 L 16.5 10 M 13 6.5 L 13 13.5"))


def _paint_standing(
    painter: QPainter, colours: SeatColours, palette: Palette, *, broken: bool
) -> None:
    painter.setOpacity(_BROKEN_OPACITY if broken else 1.0)
    edge = ink(palette.text, 150) if palette.dark else ink(colours.outline)
    painter.setPen(pen(edge, 1.1, edge.alpha()))
    painter.setBrush(ink(colours.top))
    painter.drawPath(_shape())
    paint_glyph(painter, colours.glyph, QPointF(13, 10.2), 4.4, colours.glyph_colour)
    painter.setOpacity(1.0)
    if broken:
        painter.setPen(pen(palette.accent, 2.4))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(sketch(_CRACK))


def _shape() -> QPainterPath:
    return sketch(_OUTLINE)


class WallRow(Panel):
    """The walls of one colour side by side; as wide as `places` walls."""

    def __init__(
        self,
        appearance: Appearance,
        colours: SeatColours,
        height: float = HEIGHT,
        parent: QWidget | None = None,
    ) -> None:
        """Begin without walls; the height is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._height = height
        self._walls: tuple[Wall, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_walls(self, walls: Walls, colours: SeatColours | None = None) -> None:
        """Show these walls, perhaps of another colour."""
        self._walls = walls.in_row()
        self._colours = colours or self._colours
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Take room for the walls shown."""
        step = self._height * WIDTH / HEIGHT + 5
        px = self.appearance.px
        return QSize(px(max(1, len(self._walls)) * step), px(self._height + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the walls, closer together where there is not room enough."""
        if not self._walls:
            return
        height = self._height * self.appearance.k
        width = height * WIDTH / HEIGHT
        step = min(width + 5 * self.appearance.k, (self.width() - 2) / len(self._walls))
        wall_width = min(width, step * 0.86)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, wall in enumerate(self._walls):
                top = (self.height() - height) / 2
                rect = QRectF(1 + place * step, top, wall_width, height)
                paint_mini_wall(painter, rect, wall, self._colours, self.appearance.palette)
