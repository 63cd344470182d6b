"""The page on the screen: cells with the signs of the seats that knew, filled if everybody did.

The arrows go from cell to cell, Enter and a click open the step. A bar in a column's head marks the
position of the replay.
"""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.insight.signs import OUTLINES, PaintSeat, paint_sign
from changcheng_qt.ui.insight.table import Index, KnowledgeTable
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.verdicts.insight import Cell

_SIGN: Final = 15
_GAP: Final = 2
_NAMES: Final = 218
_NAMES_SHARE: Final = 0.36
"""The largest share of the width for the names of rows."""
_DIM: Final = 0.28
"""The opacity of signs that the chosen seat did not know."""
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_SCROLLS: Final = QAbstractItemView.ScrollMode


class KnowledgeGrid(QTableView):
    """Shows one page."""

    step_asked = Signal(int)
    """The user wants to see the position of a cell."""
    pointed = Signal(QModelIndex)
    """Pointer or keys are on another cell."""

    def __init__(
        self, appearance: Appearance, table: KnowledgeTable, paint: PaintSeat, parent: QWidget
    ) -> None:
        """Show a table; `paint` paints the token of a seat."""
        super().__init__(parent)
        self._appearance = appearance
        self._table = table
        self.setModel(table)
        self._cells = _Cells(appearance, table, paint, self)
        self.setItemDelegate(self._cells)
        self._names = _Names(appearance, table, paint, self)
        self.setVerticalHeader(self._names)
        self._columns = _Columns(appearance, self)
        self.setHorizontalHeader(self._columns)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(_SCROLLS.ScrollPerItem)
        self.setVerticalScrollMode(_SCROLLS.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setCornerButtonEnabled(False)
        self.entered.connect(self.pointed)
        self.clicked.connect(self._ask)
        self.restyle()

    def restyle(self) -> None:
        size = self._cells.size
        self._columns.setDefaultSectionSize(size.width())
        self._names.setDefaultSectionSize(size.height())
        self._names.setFixedWidth(
            min(self._appearance.px(_NAMES), round(_NAMES_SHARE * self.window().width()))
        )
        self.viewport().update()

    def choose(self, seat: Seat | None) -> None:
        """Dim everything that a seat did not know; nothing with None."""
        self._table.chosen = seat
        self.viewport().update()
        self.pointed.emit(self.currentIndex())

    def stand_at(self, position: int) -> None:
        """Mark the column of a position, and start there."""
        column = self._table.column_of(position)
        self._columns.marked = column
        self.setCurrentIndex(self._table.index(0, column))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit the current cell."""
        super().currentChanged(current, previous)
        self.pointed.emit(current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the step of the current cell with Enter or Space; Escape is the dialog's."""
        if event.key() in _ENTER and not event.isAutoRepeat():
            self._ask(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current cell visible."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit the current cell again."""
        super().leaveEvent(event)
        self.pointed.emit(self.currentIndex())

    def _ask(self, index: QModelIndex) -> None:
        if index.isValid():
            self.step_asked.emit(self._table.position(index))


class _Cells(QStyledItemDelegate):
    """Paints cells."""

    def __init__(
        self, appearance: Appearance, table: KnowledgeTable, paint: PaintSeat, parent: KnowledgeGrid
    ) -> None:
        super().__init__(parent)
        self._grid = parent
        self._appearance = appearance
        self._table = table
        self._paint = paint
        seats = len(table.page.seats)
        self._across = max(2, -(-seats // 2))
        self._down = 1 if seats <= self._across else 2

    @property
    def size(self) -> QSize:
        """The size of a cell."""
        px = self._appearance.px
        step, margin = px(_SIGN) + px(_GAP), 2 * px(_GAP) + 3
        return QSize(self._across * step + margin, max(2, self._down) * step + margin)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground, the signs of the seats that knew, and the ring around the current
        cell.
        """
        room = QRectF(option.rect).adjusted(1, 1, -1, -1)
        cell, look = self._table.cell(index), self._appearance
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if cell is not None:
            painter.setOpacity(1.0 if self._is_known(cell) else _DIM)
            painter.setPen(pen(look.palette.rule, 1))
            painter.setBrush(look.colour("selection" if cell.is_open else "field"))
            painter.drawRoundedRect(room, look.px(3), look.px(3))
            if cell.is_open:
                self._paint_figure(painter, room, index)
            else:
                self._paint_signs(painter, room, cell)
            painter.setOpacity(1.0)
        if index == self._grid.currentIndex() and self._grid.hasFocus():
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(look.palette.gold, 2.4))
            painter.drawRoundedRect(room, look.px(3), look.px(3))
        painter.restore()

    def _paint_figure(self, painter: QPainter, room: QRectF, index: Index) -> None:
        """Paint the number in a cell, if the whole cell is visible."""
        if QRectF(self._grid.viewport().rect()).contains(room):
            painter.setFont(self._appearance.number_font(13))
            painter.setPen(self._appearance.colour("text"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._table.figure(index))

    def _is_known(self, cell: Cell) -> bool:
        chosen = self._table.chosen
        return chosen is None or cell.is_open or cell.hows[chosen] is not None

    def _paint_signs(self, painter: QPainter, room: QRectF, cell: Cell) -> None:
        """Paint the sign of every seat in a place of its own."""
        px, chosen = self._appearance.px, self._table.chosen
        sign, step = px(_SIGN), px(_SIGN) + px(_GAP)
        left = room.center().x() - (self._across * step - px(_GAP)) / 2
        top = room.center().y() - (self._down * step - px(_GAP)) / 2
        whole = painter.opacity()
        for place, seat in enumerate(self._table.page.seats):
            how = cell.hows[seat]
            if how is None:
                continue
            down, across = divmod(place, self._across)
            spot = QRectF(left + across * step, top + down * step, sign, sign)
            painter.setOpacity(whole if chosen in (None, seat) else _DIM)
            edge = self._appearance.palette.text
            paint_sign(painter, spot, seat, OUTLINES[how], self._paint, edge)


class _Columns(QHeaderView):
    """The numbers of steps or turns."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self.marked = -1
        """The column of the replay's position."""
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, self._appearance.px(26))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint a number, with a bar below it at the replay's position."""
        look = self._appearance
        painter.save()
        painter.fillRect(rect, look.colour("panel"))
        painter.setFont(look.number_font(13, bold=logicalIndex == self.marked))
        painter.setPen(look.colour("text" if logicalIndex == self.marked else "text2"))
        shown = self.model().headerData(logicalIndex, Qt.Orientation.Horizontal)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)
        if logicalIndex == self.marked:
            bar = QRect(rect.left() + 3, rect.bottom() - 3, rect.width() - 6, 3)
            painter.fillRect(bar, look.colour("accent"))
        painter.restore()


class _Names(QHeaderView):
    """The names of secrets, each behind the token of its owner."""

    def __init__(
        self, appearance: Appearance, table: KnowledgeTable, paint: PaintSeat, parent: QWidget
    ) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._appearance = appearance
        self._table = table
        self._paint = paint
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint token and name, elided if need be."""
        look, owner = self._appearance, self._table.owner(logicalIndex)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, look.colour("panel"))
        sign = look.px(_SIGN + 2)
        if owner is not None:
            top = rect.center().y() - sign / 2
            self._paint(painter, QRectF(rect.left() + 1, top, sign, sign), owner)
        words = rect.adjusted(0 if owner is None else sign + look.px(7), 0, -look.px(6), 0)
        font = look.text_font(14)
        painter.setFont(font)
        painter.setPen(look.colour("text"))
        name = self._table.name(logicalIndex)
        shown = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()
