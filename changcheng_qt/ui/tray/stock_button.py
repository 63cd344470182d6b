"""A pile in the tray: a picture in a cell, its name below, and the number left.

A title's button is a `StockButton` that returns `label` and `name`, and paints its picture clear of
the tab in the corner of the cell, which has the number. It may have a foot below the name, for the
price of a piece.
"""

from abc import abstractmethod
from functools import lru_cache
from math import floor
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.looks.theme import SeatColours, ink
from changcheng_qt.ui.painting.lettering import narrowed, paint_fitted_text
from changcheng_qt.ui.painting.pigments import BLACK, WHITE
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.pointer.hand import HeldT
from changcheng_qt.ui.tray.pickable import Pickable

translate = QCoreApplication.translate

_Sides: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height of a rectangle."""

HELD: Final = "#F2C14E"
"""The gold of a picked-up thing."""

_SLIM: Final = 0.8
"""The share of its width that a pile has in a low tray, where its block is small."""
_CELL: Final = 2
_BESIDE: Final = 4
"""Logical pixels around the cell, and between its sides and the name."""
_LABELS: Final = (26, 42)
"""The height of a name on one line, and on two."""
_PLATE: Final = 21
_COUNT_SIZE: Final = 14
_OFF: Final = 3.0
"""Logical pixels between a block and its surroundings."""
_MUCH: Final = 0.7
_PLATE_GROUND: Final = "#1C120A"
_PLATE_INK: Final = 205
SOFT_HYPHEN: Final = "\u00ad"
_LABEL_SIZE: Final = 13.5
_SMALLER_LABEL: Final = 0.85
"""The least share of its size for a long name."""
_OUT_OF_STOCK: Final = 0.3
_NOT_NOW: Final = 0.55


class StockButton(Painted, Pickable[HeldT]):
    """One pile: its picture, its name and the number left."""

    foot: float = 0
    """The height of the foot below the name, in a window of 1280 x 800."""

    def __init__(
        self,
        appearance: Appearance,
        held: HeldT,
        colours: SeatColours,
        width: float,
        parent: QWidget | None = None,
    ) -> None:
        """Start with an empty pile; the width is that in a window of 1280 x 800."""
        super().__init__(appearance, held, parent)
        self._colours = colours
        self._width_wanted = width
        self._left = 0
        self._picture = KeptPicture()
        self._is_slim = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.retranslate()

    @abstractmethod
    def name(self) -> str:
        """Return the name of a piece of the pile."""

    @abstractmethod
    def label(self) -> str:
        """Return the word below the picture."""

    @abstractmethod
    def paint_piece(
        self, painter: QPainter, colours: SeatColours, room: QRectF, tab: QRectF
    ) -> None:
        """Paint a piece of the pile, standing in a room, clear of the tab in the corner."""

    def full_name(self) -> str:
        """Return the name for tooltips and screen readers, with the number left."""
        words = translate("Tray", "{block}, {count} left")
        return fill(words, block=self.name(), count=self._left)

    @property
    def left(self) -> int:
        """Return the number left."""
        return self._left

    @property
    def lines(self) -> tuple[str, ...]:
        """Return the name on one line, or on two if it is too long and has a gap; a soft hyphen
        divides a word that is too long even in narrow letters.
        """
        first, gap, rest = self.text().partition(" ")
        if gap and self._width(self.text()) > self._label_width:
            return first, rest
        start, hyphen, end = self.text().partition(SOFT_HYPHEN)
        word = start + end
        narrow = QFontMetricsF(self.label_font(word)).horizontalAdvance(word)
        return (f"{start}-", end) if hyphen and narrow > self._label_width else (word,)

    @property
    def _label_width(self) -> int:
        return self.width() - 2 * (_CELL + _BESIDE)

    def show_pile(self, colours: SeatColours, left: int) -> None:
        """Show a pile in its owner's colours, and the number left."""
        if (colours, left) != (self._colours, self._left):
            self._colours, self._left = colours, left
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        self.setText(self.label())
        self.setAccessibleName(self.full_name())
        give_tooltip(self, self._tooltip, self._why_not)

    def use_width(self, share: float) -> None:
        """Set a share of the ordinary width, without any of the hand's room."""
        self.setFixedWidth(floor(self.sizeHint().width() * share))

    def be_slim(self, slim: bool) -> None:
        """Use the form for a low tray, or the ordinary one."""
        self._is_slim = slim
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px, share = self.appearance.px, _SLIM if self._is_slim else 1.0
        return QSize(px(self._width_wanted * share), px(130))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.appearance.px(40), self.appearance.px(60))

    def paint(self, painter: QPainter) -> None:
        """Paint the cell, the piece, its name and count."""
        cell = QRectF(self.rect()).adjusted(_CELL, _CELL, -_CELL, -_CELL)
        self._paint_cell(painter, cell)
        lines, foot = self.lines, self.appearance.px(self.foot)
        named = cell.adjusted(0, 0, 0, -foot)
        room = named.adjusted(0, 0, 0, -self.appearance.px(_LABELS[len(lines) - 1]))
        painter.setOpacity(self._opacity)
        painter.translate(0, -self.raised)
        key = (self._colours, room.height(), len(self.count))
        self._picture.draw(
            painter,
            self.size(),
            key,
            lambda p: self.paint_piece(p, self._colours, room, self._tab(cell)),
        )
        painter.resetTransform()
        painter.setOpacity(1.0)
        self._paint_label(painter, named, lines)
        self._paint_count(painter, cell)
        if foot:
            self.paint_foot(painter, QRectF(cell.left(), named.bottom(), cell.width(), foot))

    def paint_foot(self, painter: QPainter, room: QRectF) -> None:
        """Paint the foot below the name."""

    @property
    def count(self) -> str:
        """The number left, as it is written on the tab."""
        return f"×{self._left}"

    @property
    def _tooltip(self) -> str:
        """The name, which may be elided in the cell, and below it the reason if disabled."""
        return "\n".join(filter(None, (self.accessibleName(), self._why_not)))

    def _paint_cell(self, painter: QPainter, cell: QRectF) -> None:
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        if self.stands_out:
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

    @property
    def _opacity(self) -> float:
        if not self._left:
            return _OUT_OF_STOCK
        return 1.0 if self.isEnabled() else _NOT_NOW

    def _paint_label(self, painter: QPainter, cell: QRectF, lines: tuple[str, ...]) -> None:
        low, high = (self.appearance.px(height) for height in _LABELS)
        label = cell.adjusted(_BESIDE, cell.height() - low, -_BESIDE, 0)
        for above, line in enumerate(reversed(lines)):
            place = label.translated(0, above * (low - high))
            font = self.label_font(line)
            paint_fitted_text(painter, place, line, font, self._label_colour)

    def label_font(self, line: str) -> QFont:
        """Return the font of a line below the picture: a long one is a little smaller, before its
        letters become narrow.
        """
        room = self._label_width
        share = min(1.0, room / max(1.0, self._width(line)))
        size = _LABEL_SIZE * max(_SMALLER_LABEL, share)
        return narrowed(self.appearance.text_font(size, bold=True), line, room)

    def _tab(self, cell: QRectF) -> QRectF:
        """Return the tab with the number left: in the corner of the cell."""
        font = self.appearance.number_font(_COUNT_SIZE)
        width = QFontMetricsF(font).horizontalAdvance(self.count) + self.appearance.px(11)
        return QRectF(cell.left() + 0.5, cell.top() + 0.5, width, self.appearance.px(_PLATE))

    def _paint_count(self, painter: QPainter, cell: QRectF) -> None:
        """Paint the number left on a dark tab, clear of the piece."""
        px, tab = self.appearance.px, self._tab(cell)
        painter.setPen(NO_PEN)
        painter.setBrush(ink(_PLATE_GROUND, _PLATE_INK))
        painter.drawPath(_plate(_sides(cell), _sides(tab), px(9), px(8), px(7)))
        font = self.appearance.number_font(_COUNT_SIZE)
        paint_fitted_text(painter, tab, self.count, font, self._label_colour)

    @property
    def _label_colour(self) -> QColor:
        palette = self.appearance.palette
        return ink(palette.tray_text if self._left else palette.tray_text2)

    def _width(self, words: str) -> float:
        font = self.appearance.text_font(_LABEL_SIZE, bold=True)
        return QFontMetricsF(font).horizontalAdvance(words)


def _sides(rect: QRectF) -> _Sides:
    return rect.left(), rect.top(), rect.width(), rect.height()


@lru_cache
def _plate(cell: _Sides, tab: _Sides, beyond: int, outer: int, inner: int) -> QPainterPath:
    """Return the outline of a tab in the corner of a cell with round corners of `outer`."""
    frame, plate = QPainterPath(), QPainterPath()
    frame.addRoundedRect(QRectF(*cell).adjusted(0.5, 0.5, -0.5, -0.5), outer, outer)
    plate.addRoundedRect(QRectF(*tab).adjusted(-beyond, -beyond, 0, 0), inner, inner)
    return plate.intersected(frame)


def standing(usual: QTransform, seen: QRectF, room: QRectF, tab: QRectF) -> QTransform:
    """Return the transformation of something in its room: the usual one, or if the tab in the
    corner would hide a part of it, below the tab, or next to it if it is much larger there.
    """
    if not usual.mapRect(seen).intersects(tab):
        return usual
    below, beside = QRectF(room), QRectF(room)
    below.setTop(tab.bottom())
    beside.setLeft(tab.right())
    spare = (_OFF, _OFF, -_OFF, -_OFF)
    under, aside = (fitted(seen, part.adjusted(*spare)) for part in (below, beside))
    return under if under.m11() >= _MUCH * aside.m11() else aside


def fitted(seen: QRectF, room: QRectF) -> QTransform:
    """Return the transformation of something on the middle of a room's floor, as large as fits."""
    scale = max(0.0, min(room.width() / seen.width(), room.height() / seen.height()))
    place = QTransform.fromTranslate(room.center().x(), room.bottom())
    return place.scale(scale, scale).translate(-seen.center().x(), -seen.bottom())
