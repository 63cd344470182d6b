"""The piles of blocks in the tray."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.table.painting.blocks import block_outline, paint_block
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.pointer.hand import KINDS, Held, HeldBlock, Pile
from changcheng_qt.titles.changcheng.words.names import (
    block_name,
    neutral_name,
    neutral_single_name,
)
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray.stock_button import StockButton, standing

_WIDTHS: Final = {Pile.SINGLE: 84, Pile.DOUBLE: 112, Pile.TOWER: 84, Pile.NEUTRAL: 84}
_HEADROOM: Final = {BlockKind.SINGLE: 30.0, BlockKind.DOUBLE: 48.0, BlockKind.TOWER: 64.0}
_EDGES: Final = ((-23.0, 23.0), (-46.0, 46.0))
_POINTS_A_SIDE: Final = 7
_DEPTH: Final = 17.0


def pile_name(pile: Pile) -> str:
    """Return the name of a pile's blocks."""
    return neutral_single_name() if pile is Pile.NEUTRAL else block_name(KINDS[pile])


def pile_label(pile: Pile) -> str:
    """Return the word below the block of a pile."""
    return neutral_name() if pile is Pile.NEUTRAL else block_name(KINDS[pile])


class PileButton(StockButton[Held]):
    """One pile of blocks."""

    def __init__(self, appearance: Appearance, pile: Pile, parent: QWidget | None = None) -> None:
        self.pile = pile
        colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        super().__init__(appearance, HeldBlock(pile), colours, _WIDTHS[pile], parent)
        tell_rule(self, lambda: rule_of(KINDS[pile]))

    def name(self) -> str:
        """Return the name of a block of the pile."""
        return pile_name(self.pile)

    def label(self) -> str:
        """Return the word below the block."""
        return pile_label(self.pile)

    def paint_piece(
        self, painter: QPainter, colours: SeatColours, room: QRectF, tab: QRectF
    ) -> None:
        """Paint the block."""
        kind = KINDS[self.pile]
        painter.setTransform(_standing(kind, room, tab), combine=True)
        paint_block(painter, _ground(kind), kind, colours)


def _standing(kind: BlockKind, room: QRectF, tab: QRectF) -> QTransform:
    """Return the transformation of a block into its room: in the middle, as far as the tab
    allows.
    """
    width = _ground(kind).boundingRect().width() + 10
    high = 34 + _HEADROOM[kind]
    scale = min(room.width() * 0.92 / width, room.height() * 0.92 / high, 2.2)
    low = max((room.height() - scale * high) / 2, room.height() * 0.06)
    usual = QTransform.fromTranslate(room.center().x(), room.bottom() - low)
    usual.scale(scale, scale).translate(0, -_DEPTH - 3)
    seen = block_outline(_ground(kind), kind).boundingRect()
    return standing(usual, seen, room, tab)


def _ground(kind: BlockKind) -> QPolygonF:
    """Return the ground of a straight block: north edge eastwards, south edge back."""
    west, east = _EDGES[kind is BlockKind.DOUBLE]
    last = _POINTS_A_SIDE - 1 if kind is BlockKind.DOUBLE else 1
    along = [west + (east - west) * place / last for place in range(last + 1)]
    north = [QPointF(x, -_DEPTH) for x in along]
    south = [QPointF(x, _DEPTH) for x in reversed(along)]
    return QPolygonF(north + south)
