"""The walls of one colour side by side: built, virtual, broken, and places still empty."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.titles.changcheng.table.painting.icons import WallLook, paint_small_wall
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.looks.theme import SeatColours

SHAPE: Final = 26 / 16
"""The width of a small wall over its height."""

_GAP: Final = 0.3


@dataclass(frozen=True, slots=True)
class Walls:
    """The number of walls of each look of one colour, and of free places."""

    built: int = 0
    virtual: int = 0
    broken: int = 0
    empty: int = 0

    def in_row(self) -> tuple[WallLook | None, ...]:
        """Return the walls from left to right, None for an empty place."""
        looks = (WallLook.BUILT, WallLook.VIRTUAL, WallLook.BROKEN, None)
        counts = (self.built, self.virtual, self.broken, self.empty)
        return tuple(look for look, count in zip(looks, counts, strict=True) for _ in range(count))


class WallRow(Painted, Panel):
    """A row of small walls; the words next to it say their meaning."""

    def __init__(
        self,
        appearance: Appearance,
        colours: SeatColours,
        height: float = 16,
        parent: QWidget | None = None,
    ) -> None:
        """Start without walls; the height is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._height = height
        self._walls: tuple[WallLook | None, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_walls(self, walls: Walls, colours: SeatColours | None = None) -> None:
        """Show these walls, perhaps of another colour."""
        self._walls = walls.in_row()
        self._colours = colours or self._colours
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        step = self._height * (SHAPE + _GAP)
        px = self.appearance.px
        return QSize(px(max(1, len(self._walls)) * step), px(self._height + 6))

    def minimumSizeHint(self) -> QSize:
        """Return half of that size, with the walls moved together."""
        hint = self.sizeHint()
        return QSize(hint.width() // 2, hint.height())

    def paint(self, painter: QPainter) -> None:
        """Paint the walls, closer together if there is not enough room."""
        if not self._walls:
            return
        height = self._height * self.appearance.k
        step = min(height * (SHAPE + _GAP), self.width() / len(self._walls))
        width = step * SHAPE / (SHAPE + _GAP)
        height = min(height, width / SHAPE)
        for place, look in enumerate(self._walls):
            rect = QRectF(1 + place * step, (self.height() - height) / 2, width, height)
            self._paint_wall(painter, rect, look)

    def _paint_wall(self, painter: QPainter, rect: QRectF, look: WallLook | None) -> None:
        if look is None:
            painter.setPen(pen(self.appearance.palette.rule, 1))
            painter.setBrush(NO_BRUSH)
            painter.drawRect(rect.adjusted(0.5, rect.height() * 0.2, -0.5, -0.5))
        else:
            paint_small_wall(painter, rect, self._colours, look, self.appearance.palette.text)
