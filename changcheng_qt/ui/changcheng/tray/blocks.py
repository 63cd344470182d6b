"""The piles of blocks in the tray."""

from math import floor
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.games.changcheng.pieces import BlockKind
from changcheng_qt.i18n.phrases.changcheng.names import (
    block_name,
    neutral_name,
    neutral_single_name,
)
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.painting.blocks import block_outline, paint_block
from changcheng_qt.ui.changcheng.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.changcheng.pointer.hand import KINDS, Held, HeldBlock, Pile
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.looks.theme import SeatColours, ink
from changcheng_qt.ui.painting.lettering import narrowed, paint_fitted_text
from changcheng_qt.ui.painting.pigments import BLACK, WHITE
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.tray.pickable import Pickable

translate = QCoreApplication.translate

HELD: Final = "#F2C14E"
"""The gold of what is picked up."""

_WIDTHS: Final = {Pile.SINGLE: 84, Pile.DOUBLE: 112, Pile.TOWER: 84, Pile.NEUTRAL: 84}
_SLIM: Final = 0.8
"""The share of its width that a pile takes in a low tray, where its block is small."""
_LABELS: Final = (26, 42)
"""The height of a name on one line, and on two."""
_PLATE: Final = 21
_COUNT_SIZE: Final = 14
_OFF: Final = 3.0
"""Logical pixels between a block and what it keeps off."""
_MUCH: Final = 0.7
_HEADROOM: Final = {BlockKind.SINGLE: 30.0, BlockKind.DOUBLE: 48.0, BlockKind.TOWER: 64.0}
_PLATE_GROUND: Final = "#1C120A"
_PLATE_INK: Final = 205
_LABEL_SIZE: Final = 13.5
_EDGES: Final = ((-23.0, 23.0), (-46.0, 46.0))
_POINTS_A_SIDE: Final = 7
_DEPTH: Final = 17.0
_OUT_OF_STOCK: Final = 0.3
_NOT_NOW: Final = 0.55


def pile_name(pile: Pile) -> str:
    """Return what the blocks of a pile are called."""
    return neutral_single_name() if pile is Pile.NEUTRAL else block_name(KINDS[pile])


def pile_label(pile: Pile) -> str:
    """Return the word below the block of a pile."""
    return neutral_name() if pile is Pile.NEUTRAL else block_name(KINDS[pile])


class PileButton(Pickable[Held]):
    """One pile: its block, its name and how many are left."""

    def __init__(self, appearance: Appearance, pile: Pile, parent: QWidget | None = None) -> None:
        """Begin with an empty pile of neutral colour."""
        super().__init__(appearance, HeldBlock(pile), parent)
        self.pile = pile
        self._colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._left = 0
        self._picture = KeptPicture()
        self._is_slim = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.retranslate()

    @property
    def left(self) -> int:
        """Return how many blocks are left."""
        return self._left

    def show_pile(self, colours: SeatColours, left: int) -> None:
        """Show whose pile it is and how many are left."""
        if (colours, left) != (self._colours, self._left):
            self._colours, self._left = colours, left
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Update every text to the language of the interface."""
        self.setText(pile_label(self.pile))
        words = translate("Tray", "{block}, {count} left")
        self.setAccessibleName(fill(words, block=pile_name(self.pile), count=self._left))
        give_tooltip(self, self._tooltip, self._why_not)

    def use_width(self, share: float) -> None:
        """Take that share of the ordinary width, and not a pixel of the hand's."""
        self.setFixedWidth(floor(self.sizeHint().width() * share))

    def be_slim(self, slim: bool) -> None:
        """Take the form for a low tray, or the ordinary one."""
        self._is_slim = slim
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Take the width of the block."""
        px, share = self.appearance.px, _SLIM if self._is_slim else 1.0
        return QSize(px(_WIDTHS[self.pile] * share), px(130))

    def minimumSizeHint(self) -> QSize:
        """Do with a low tray."""
        return QSize(self.appearance.px(40), self.appearance.px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cell, the block, its name and count."""
        cell = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_cell(painter, cell)
            lines = self._lines(cell)
            room = cell.adjusted(0, 0, 0, -self.appearance.px(_LABELS[len(lines) - 1]))
            painter.setOpacity(self._opacity)
            painter.translate(0, -self.raised)
            key = (self._colours, room.height(), len(self._count))
            self._picture.draw(
                painter, self.size(), key, lambda p: self._paint_block(p, cell, room)
            )
            painter.resetTransform()
            painter.setOpacity(1.0)
            self._paint_label(painter, cell, lines)
            self._paint_count(painter, cell)

    @property
    def _tooltip(self) -> str:
        """Why not, else the name, which may be cut short in the cell."""
        return self._why_not or self.accessibleName()

    def _paint_cell(self, painter: QPainter, cell: QRectF) -> None:
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        if self.isChecked():
            painter.setPen(pen(HELD, 2.2 * self.appearance.k))
            painter.setBrush(ink(HELD, 56))
        elif self.hasFocus():
            painter.setPen(pen(self.appearance.palette.tray_text, 2))
            painter.setBrush(ink(BLACK, 60))
        else:
            painter.setPen(pen(self.appearance.palette.tray_text, 1, 110 if lit else 60))
            painter.setBrush(ink(WHITE, 22) if lit else ink(BLACK, 60))
        corner = self.appearance.px(8)
        painter.drawRoundedRect(cell, corner, corner)

    def _paint_block(self, painter: QPainter, cell: QRectF, room: QRectF) -> None:
        kind = KINDS[self.pile]
        painter.setTransform(_standing(kind, room, self._tab(cell)), combine=True)
        paint_block(painter, _ground(kind), kind, self._colours)

    @property
    def _opacity(self) -> float:
        if not self._left:
            return _OUT_OF_STOCK
        return 1.0 if self.isEnabled() else _NOT_NOW

    def _paint_label(self, painter: QPainter, cell: QRectF, lines: tuple[str, ...]) -> None:
        font = self.appearance.text_font(_LABEL_SIZE, bold=True)
        low, high = (self.appearance.px(height) for height in _LABELS)
        label = cell.adjusted(4, cell.height() - low, -4, 0)
        for above, line in enumerate(reversed(lines)):
            place = label.translated(0, above * (low - high))
            fitting = narrowed(font, line, place.width())
            paint_fitted_text(painter, place, line, fitting, self._label_colour)

    def _tab(self, cell: QRectF) -> QRectF:
        """Return where it stands how many are left: in the corner of the cell."""
        font = self.appearance.number_font(_COUNT_SIZE)
        width = QFontMetricsF(font).horizontalAdvance(self._count) + self.appearance.px(11)
        return QRectF(cell.left() + 0.5, cell.top() + 0.5, width, self.appearance.px(_PLATE))

    def _paint_count(self, painter: QPainter, cell: QRectF) -> None:
        """Paint how many are left on a dark tab, off the block."""
        px, tab = self.appearance.px, self._tab(cell)
        frame = QPainterPath()
        frame.addRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), px(8), px(8))
        corner = QPainterPath()
        corner.addRoundedRect(tab.adjusted(-px(9), -px(9), 0, 0), px(7), px(7))
        painter.setPen(NO_PEN)
        painter.setBrush(ink(_PLATE_GROUND, _PLATE_INK))
        painter.drawPath(corner.intersected(frame))
        font = self.appearance.number_font(_COUNT_SIZE)
        paint_fitted_text(painter, tab, self._count, font, self._label_colour)

    @property
    def _count(self) -> str:
        return f"×{self._left}"

    @property
    def _label_colour(self) -> QColor:
        palette = self.appearance.palette
        return ink(palette.tray_text if self._left else palette.tray_text2)

    def _lines(self, cell: QRectF) -> tuple[str, ...]:
        """Return the name on one line, or on two where it is too long and has a gap."""
        first, gap, rest = self.text().partition(" ")
        if gap and self._width(self.text()) > cell.width() - 8:
            return first, rest
        return (self.text(),)

    def _width(self, words: str) -> float:
        font = self.appearance.text_font(_LABEL_SIZE, bold=True)
        return QFontMetricsF(font).horizontalAdvance(words)


def _standing(kind: BlockKind, room: QRectF, tab: QRectF) -> QTransform:
    """Return how a block stands in its room: in the middle, or where the tab in the corner would
    hide a part of it, below the tab, or beside it where it is much larger there.
    """
    width = _ground(kind).boundingRect().width() + 10
    high = 34 + _HEADROOM[kind]
    scale = min(room.width() * 0.92 / width, room.height() * 0.92 / high, 2.2)
    low = max((room.height() - scale * high) / 2, room.height() * 0.06)
    usual = QTransform.fromTranslate(room.center().x(), room.bottom() - low)
    usual.scale(scale, scale).translate(0, -_DEPTH - 3)
    seen = block_outline(_ground(kind), kind).boundingRect()
    if not usual.mapRect(seen).intersects(tab):
        return usual
    below, beside = QRectF(room), QRectF(room)
    below.setTop(tab.bottom())
    beside.setLeft(tab.right())
    spare = (_OFF, _OFF, -_OFF, -_OFF)
    under, aside = (_fitted(seen, part.adjusted(*spare)) for part in (below, beside))
    return under if under.m11() >= _MUCH * aside.m11() else aside


def _fitted(seen: QRectF, room: QRectF) -> QTransform:
    """Return how something stands on the middle of a room's floor, as large as that bears."""
    scale = max(0.0, min(room.width() / seen.width(), room.height() / seen.height()))
    place = QTransform.fromTranslate(room.center().x(), room.bottom())
    return place.scale(scale, scale).translate(-seen.center().x(), -seen.bottom())


def _ground(kind: BlockKind) -> QPolygonF:
    """Return the ground of a block that stands straight: north edge eastwards, south edge back."""
    west, east = _EDGES[kind is BlockKind.DOUBLE]
    last = _POINTS_A_SIDE - 1 if kind is BlockKind.DOUBLE else 1
    along = [west + (east - west) * place / last for place in range(last + 1)]
    north = [QPointF(x, -_DEPTH) for x in along]
    south = [QPointF(x, _DEPTH) for x in reversed(along)]
    return QPolygonF(north + south)
