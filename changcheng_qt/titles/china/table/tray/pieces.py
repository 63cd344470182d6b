"""The remaining pieces of a seat, to be picked up."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.table.painting.pieces import (
    emissary_bounds,
    fortification_bounds,
    paint_emissary,
    paint_far_wall,
    paint_near_wall,
)
from changcheng_qt.titles.china.table.pointer.hand import Held
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.words.names import emissary_name, fortification_name, house_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.painting.houses import house_bounds, paint_house
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray.stock_button import StockButton, fitted, standing

_WIDTHS: Final = {Piece.HOUSE: 80, Piece.EMISSARY: 80, Piece.FORTIFICATION: 86}
_MARGIN: Final = 0.08
"""The free margin around a piece, as a share of the width."""
_BOUNDS: Final = {
    Piece.HOUSE: house_bounds(QPointF()),
    Piece.EMISSARY: emissary_bounds(QPointF()),
    Piece.FORTIFICATION: fortification_bounds(QPointF()),
}


def piece_name(piece: Piece) -> str:
    """Return the name of a piece."""
    return {
        Piece.HOUSE: house_name,
        Piece.EMISSARY: emissary_name,
        Piece.FORTIFICATION: fortification_name,
    }[piece]()


def left_of(supply: Supply, piece: Piece) -> int:
    """Return how many pieces of a kind a seat has left."""
    return {
        Piece.HOUSE: supply.houses,
        Piece.EMISSARY: supply.emissaries,
        Piece.FORTIFICATION: supply.fortifications,
    }[piece]


class PieceButton(StockButton[Held]):
    """One kind of piece."""

    def __init__(
        self, appearance: Appearance, piece: Piece, colours: SeatColours, parent: QWidget
    ) -> None:
        """Start with none left."""
        self.piece = piece
        super().__init__(appearance, Held(piece), colours, _WIDTHS[piece], parent)
        tell_rule(self, lambda: piece.value)

    def name(self) -> str:
        return piece_name(self.piece)

    def label(self) -> str:
        return piece_name(self.piece)

    def paint_piece(
        self, painter: QPainter, colours: SeatColours, room: QRectF, tab: QRectF
    ) -> None:
        """Paint the piece."""
        spare = room.width() * _MARGIN
        bounds, inner = _BOUNDS[self.piece], room.adjusted(spare, spare, -spare, -spare)
        painter.setTransform(standing(fitted(bounds, inner), bounds, room, tab), combine=True)
        match self.piece:
            case Piece.HOUSE:
                paint_house(painter, QPointF(), colours)
            case Piece.EMISSARY:
                paint_emissary(painter, QPointF(), colours)
            case Piece.FORTIFICATION:
                paint_far_wall(painter, QPointF())
                paint_near_wall(painter, QPointF())
