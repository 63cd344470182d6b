"""A list of sentences with the tokens of those they speak of; a click asks to see what happened."""

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.kept_picture import KeptPicture
from changcheng_qt.ui.board.strokes import linear
from changcheng_qt.ui.board.theme import ink
from changcheng_qt.ui.panels.lines_model import Entry, LinesModel
from changcheng_qt.ui.panels.token import PaintToken
from changcheng_qt.ui.title_lines import Line, LineKind

_WRAP = int(Qt.TextFlag.TextWordWrap)
_INDENT = 24
_TOKEN = 15
_GAP = 6
_MOST_HEIGHTS = 4000
_FADE = 20


class LineDelegate(QStyledItemDelegate):
    """Paints one entry: a heading, a sentence with a token, or a marked sentence."""

    def __init__(
        self, appearance: Appearance, paint_token: PaintToken, lines: LinesModel, view: QListView
    ) -> None:
        """Paint the lines for a view."""
        super().__init__(view)
        self._appearance = appearance
        self._paint_token = paint_token
        self._lines = lines
        self._heights: dict[tuple[Line, int], int] = {}
        self._tokens: dict[str, KeptPicture] = {}
        self._types: dict[LineKind, tuple[QFont, QFontMetrics]] = {}
        appearance.changed.connect(self._forget_measures)

    def height(self, entry: Entry, width: int) -> int:
        """Return the height of an entry wrapped to a width."""
        key = (entry.line, width)
        if key not in self._heights:
            if len(self._heights) >= _MOST_HEIGHTS:
                self._heights.clear()
            self._heights[key] = self._measured(entry, width)
        return self._heights[key]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the entry."""
        entry = self._lines.entry(index.row())
        room = QRect(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, room, entry, state)
        if self._lines.is_coming(index.row()):
            painter.setOpacity(_COMING)
        painter.setFont(self._type(entry.line.kind)[0])
        painter.setPen(self._appearance.colour(_ROLES[entry.line.kind]))
        text_room = self._text_room(entry, room)
        painter.drawText(text_room, _WRAP, entry.line.text)
        if entry.colour is not None and entry.line.kind is not LineKind.TURN:
            painter.translate(self._token_place(text_room))
            self._draw_token(painter, entry.colour)
        painter.restore()

    def _draw_token(self, painter: QPainter, colour: str) -> None:
        """Draw the token of a colour, which is painted only once for all entries; its outline
        reaches a pixel beyond its side.
        """
        side = self._appearance.px(_TOKEN)
        room = QRectF(1, 1, side, side)
        self._tokens.setdefault(colour, KeptPicture()).draw(
            painter,
            QSize(side + 2, side + 2),
            self._appearance.palette,
            lambda brush: self._paint_token(brush, room, colour),
        )

    def _paint_ground(
        self, painter: QPainter, room: QRect, entry: Entry, state: QStyle.StateFlag
    ) -> None:
        active = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
        if state & active and entry.event is not None:
            ground = self._appearance.colour("hover")
        elif entry.line.kind is LineKind.MARK:
            ground = ink(self._appearance.colour("gold"), 46)
        else:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        radius = self._appearance.px(4)
        painter.drawRoundedRect(room.adjusted(0, 1, 0, -1), radius, radius)

    def _token_place(self, text_room: QRect) -> QPoint:
        """Return where the token of an entry begins, beside the first line of its text."""
        side = self._appearance.px(_TOKEN)
        line = self._type(LineKind.DEED)[1].height()
        left = text_room.left() - self._appearance.px(_INDENT - 3)
        return QPoint(left - 1, text_room.top() + (line - side) // 2 - 1)

    def _text_room(self, entry: Entry, room: QRect) -> QRect:
        px = self._appearance.px
        indent = px(4) if entry.line.kind is LineKind.TURN else px(_INDENT)
        above = px(6) if entry.line.kind is LineKind.TURN else px(_GAP / 2)
        return room.adjusted(indent, above, -px(4), 0)

    def _measured(self, entry: Entry, width: int) -> int:
        room = self._text_room(entry, QRect(0, 0, max(1, width), 10_000))
        metrics = self._type(entry.line.kind)[1]
        unwrapped = metrics.size(0, entry.line.text)
        if unwrapped.width() <= room.width():
            high = unwrapped.height()
        else:
            high = metrics.boundingRect(room, _WRAP, entry.line.text).height()
        return room.top() + high + self._appearance.px(_GAP / 2)

    def _type(self, kind: LineKind) -> tuple[QFont, QFontMetrics]:
        """Return what a kind of entry is set in, made once for all of the kind."""
        if kind not in self._types:
            font = self._font(kind)
            self._types[kind] = font, QFontMetrics(font)
        return self._types[kind]

    def _font(self, kind: LineKind) -> QFont:
        if kind is LineKind.TURN:
            return self._appearance.text_font(12.5, bold=True)
        return self._appearance.text_font(13.5, bold=kind is LineKind.MARK)

    def _forget_measures(self) -> None:
        self._heights.clear()
        self._types.clear()


_COMING: Final = 0.5
"""The opacity of what is still to come."""
_ROLES = {LineKind.TURN: "text3", LineKind.DEED: "text2", LineKind.MARK: "text"}


class LinesView(QListView):
    """Shows entries, the newest at the bottom, and stays there while new ones arrive."""

    event_asked = Signal(object)
    """The event that a clicked sentence tells of."""
    chosen = Signal(int)
    """The row of a clicked sentence or heading."""

    def __init__(
        self,
        appearance: Appearance,
        paint_token: PaintToken,
        parent: QWidget | None = None,
        *,
        follows_newest: bool = True,
    ) -> None:
        """Begin empty; a list that does not follow the newest entry begins at its top."""
        super().__init__(parent)
        self.lines = LinesModel(self._size_of, self)
        self.setModel(self.lines)
        for changed in (self.lines.rowsInserted, self.lines.rowsRemoved, self.lines.modelReset):
            changed.connect(self._on_lines_changed)
        self._appearance = appearance
        self._delegate = LineDelegate(appearance, paint_token, self.lines, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setMouseTracking(True)
        self.clicked.connect(self._on_chosen)
        self.activated.connect(self._on_chosen)
        appearance.changed.connect(self._measure_anew)
        self._at_end = follows_newest
        self._follows_newest = follows_newest
        self._kept_row: int | None = None
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)

    def bring_into_sight(self, row: int) -> None:
        """Keep a row in sight, with something of what comes after it, until the newest is."""
        self._kept_row = row
        self._on_range_changed()

    def follow_newest(self) -> None:
        """Keep no other row in sight than the newest."""
        if self._kept_row is not None:
            self.show_newest()

    def show_newest(self) -> None:
        """Come back to the newest entry, whatever is being read, and stay there."""
        self._kept_row = None
        self._at_end = self._follows_newest
        self._on_range_changed()

    def height_for(self, width: int) -> int:
        """Return the height at which nothing needs to scroll, for a width."""
        return sum(self._delegate.height(entry, width) for entry in self.lines.entries)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lines.measure_anew()
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the entries; where there are more above or below, they fade into the paper."""
        super().paintEvent(event)
        bar, room = self.verticalScrollBar(), self.viewport().rect()
        fade = self._appearance.px(_FADE)
        paper = self._appearance.colour("panel")
        with QPainter(self.viewport()) as painter:
            if bar.value() > bar.minimum():
                top = QRect(0, 0, room.width(), fade)
                painter.fillRect(top, linear(QPointF(0, 0), QPointF(0, fade), paper, ink(paper, 0)))
            if bar.value() < bar.maximum():
                low = QRect(0, room.height() - fade, room.width(), fade)
                ends = QPointF(0, low.top()), QPointF(0, room.height())
                painter.fillRect(low, linear(*ends, ink(paper, 0), paper))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Come back to the newest entry with End, wherever the focus is in the list."""
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_End:
            self.show_newest()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show no tooltips of the list's own: they would guess markup in players' names."""
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().viewportEvent(event)

    def _size_of(self, entry: Entry) -> QSize:
        """Return the room of an entry whose sentence is wrapped to the width of the view."""
        width = self.viewport().width()
        return QSize(width, self._delegate.height(entry, width))

    def _measure_anew(self) -> None:
        self.lines.measure_anew()
        self.scheduleDelayedItemsLayout()

    def _on_lines_changed(self) -> None:
        """Lay out at once what Qt would lay out after the window has been painted once already."""
        self.executeDelayedItemsLayout()

    def _on_chosen(self, index: QModelIndex) -> None:
        entry = self.lines.entry(index.row())
        self.chosen.emit(index.row())
        if entry.event is not None:
            self.event_asked.emit(entry.event)

    def _on_scrolled(self, value: int) -> None:
        at_end = value >= self.verticalScrollBar().maximum() - 2
        self._at_end = self._follows_newest and at_end
        self.viewport().update()

    def _on_range_changed(self) -> None:
        if self._kept_row is not None:
            middle = QAbstractItemView.ScrollHint.PositionAtCenter
            self.scrollTo(self.lines.index(self._kept_row, 0), middle)
        elif self._at_end:
            self.scrollToBottom()
