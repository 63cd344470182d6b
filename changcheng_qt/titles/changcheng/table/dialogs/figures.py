"""The small figures of the reference sheet: actions, what a tower keeps, how areas are counted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.table.painting.blocks import paint_single, paint_tower
from changcheng_qt.titles.changcheng.table.painting.counters import (
    paint_open_threat,
    paint_reputation,
)
from changcheng_qt.titles.changcheng.table.painting.icons import (
    PieceIcon,
    WallLook,
    paint_small_wall,
)
from changcheng_qt.titles.changcheng.table.painting.marks import paint_reserved
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.painting.terrain import paint_foundation
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import PIECES
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import paint_crown
from changcheng_qt.ui.looks.icons import paint_icon
from changcheng_qt.ui.looks.theme import SeatColours

_ICONS: Final = {
    Piece.SINGLE: PieceIcon.SINGLE,
    Piece.CARD: PieceIcon.CARD,
    Piece.DOUBLE: PieceIcon.DOUBLE,
    Piece.TOWER: PieceIcon.TOWER,
}
_SQUARE: Final = 46.0
_DEPTH: Final = 17.0


class RuleFigure(Panel):
    """A picture of a fixed size that says what the sentences beside it say."""

    def __init__(
        self, appearance: Appearance, size: tuple[float, float], parent: QWidget | None = None
    ) -> None:
        """Take a size, that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Take that size."""
        return QSize(self.appearance.px(self._size[0]), self.appearance.px(self._size[1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture in units of the 1280 x 800 window."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.appearance.k, self.appearance.k)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the picture; the painter is scaled already."""


class ActionFigure(RuleFigure):
    """The pieces of one action."""

    def __init__(
        self, appearance: Appearance, action: TurnAction, parent: QWidget | None = None
    ) -> None:
        """Show the pieces of an action."""
        super().__init__(appearance, (44, 20), parent)
        self._pieces = PIECES[action]

    def draw(self, painter: QPainter) -> None:
        """Paint one or two icons."""
        colour = self.appearance.colour("text")
        for place, piece in enumerate(self._pieces):
            rect = QRectF(place * 22.0 + (11 if len(self._pieces) == 1 else 0), 0, 20, 20)
            paint_icon(painter, _ICONS[piece].value, rect, colour)


class TowerFigure(RuleFigure):
    """A tower, the square beside it that is kept, and one that others may take."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Take the room of four squares."""
        super().__init__(appearance, (161, 74), parent)

    def draw(self, painter: QPainter) -> None:
        """Paint four squares: a wall, a tower, a kept square, an empty one."""
        owner, other = SEAT_COLOURS["green"], SEAT_COLOURS["blue"]
        painter.scale(0.75, 0.75)
        painter.translate(6, 74)
        paint_foundation(painter, _square(3))
        paint_foundation(painter, _square(2))
        paint_reserved(painter, _square(2), owner)
        paint_single(painter, _square(0), other)
        paint_tower(painter, _square(1), owner)


class CountFigure(RuleFigure):
    """Two rows of walls: who is on top, and for how much; in a province it gains, in a region it
    loses.
    """

    def __init__(
        self, appearance: Appearance, *, region: bool, parent: QWidget | None = None
    ) -> None:
        """Show a province, or a region."""
        super().__init__(appearance, (214, 52), parent)
        self._is_region = region

    def draw(self, painter: QPainter) -> None:
        """Paint the counter, the rows, and the points."""
        if self._is_region:
            paint_open_threat(painter, QPointF(22, 25), 3, 18)
        else:
            paint_reputation(painter, QPointF(22, 25), 2, 18)
        virtual = (WallLook.BUILT, WallLook.BUILT, WallLook.VIRTUAL)
        first = (WallLook.BUILT, WallLook.BUILT, WallLook.BUILT) if self._is_region else virtual
        self._draw_row(painter, 2, SEAT_COLOURS["red"], first, "−3" if self._is_region else "+6")
        broken = (WallLook.BUILT, WallLook.BUILT, WallLook.BROKEN)
        self._draw_row(painter, 28, SEAT_COLOURS["blue"], broken, "")

    def _draw_row(
        self,
        painter: QPainter,
        top: float,
        colours: SeatColours,
        looks: tuple[WallLook, ...],
        points: str,
    ) -> None:
        text = self.appearance.palette.text
        for place, look in enumerate(looks):
            rect = QRectF(52 + place * 31.0, top + 2, 26, 16)
            paint_small_wall(painter, rect, colours, look, text)
        if points:
            crown = QRectF(150, top, 18, 18)
            paint_crown(painter, crown, self.appearance.palette.gold)
            painter.setFont(self.appearance.fonts.number(17))
            painter.setPen(self.appearance.colour("text"))
            room = QRectF(174, top - 2, 40, 22)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, points)


def _square(place: int) -> QPolygonF:
    """Return the ground of a square in a straight wall."""
    left, right = place * _SQUARE, (place + 1) * _SQUARE
    corners = ((left, -_DEPTH), (right, -_DEPTH), (right, _DEPTH), (left, _DEPTH))
    return QPolygonF([QPointF(x, y) for x, y in corners])
