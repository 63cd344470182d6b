"""The list of sentences of the chronicle, in the order of play: the model for a view, and the
measuring and painting of one sentence, with the token of its seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QRegion, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from changcheng_qt.i18n.telling import Line, LineKind
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import PaintToken
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.story import Fold, StoryEntry
from changcheng_qt.ui.panels.words import with_last_words_together

translate = QCoreApplication.translate

_DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole
_WRAP = int(Qt.TextFlag.TextWordWrap)
_INDENT = 24
_TOKEN = 15
_GAP = 6
_DEPTH = 14
"""The indent of an expanded sentence's steps."""
_FOLD = 18
_ARROW = 3.6
_MOST_HEIGHTS = 4000
_COMING: Final = 0.5
"""The opacity of future entries."""
_ACTIVE: Final = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
_MOST_PICTURES: Final = 60
"""More than a view ever shows; after each whole painting only the visible ones are kept."""
_ROLES = {
    LineKind.TURN: "text3",
    LineKind.ACTION: "text2",
    LineKind.NEWS: "text2",
    LineKind.MARK: "text",
}


class LinesModel(QStandardItemModel):
    """A list of entries, oldest first; texts and sizes are stored where a view finds them without
    calling Python for every row at every layout.

    Qt makes the items: PySide remembers the address of each item that Python has held, even after
    Qt has deleted it, and mistakes the next object there for it.
    """

    def __init__(
        self, measure: Callable[[StoryEntry], QSize], parent: QObject | None = None
    ) -> None:
        """Start empty; every entry is measured once, until `remeasure`."""
        super().__init__(0, 1, parent)
        self._measure = measure
        self._entries: list[StoryEntry] = []
        self._coming_from: int | None = None

    @property
    def entries(self) -> tuple[StoryEntry, ...]:
        """Return all entries."""
        return tuple(self._entries)

    def entry(self, row: int) -> StoryEntry:
        """Return the entry of a row."""
        return self._entries[row]

    def is_coming(self, row: int) -> bool:
        """Whether an entry is after the shown position."""
        return self._coming_from is not None and row >= self._coming_from

    def show_entries(self, entries: Sequence[StoryEntry]) -> None:
        """Replace all entries."""
        self.beginResetModel()
        with QSignalBlocker(self):
            self.removeRows(0, len(self._entries))
            self._entries.clear()
            self.append(entries)
        self.endResetModel()

    def append(self, entries: Sequence[StoryEntry]) -> None:
        """Append the newest entries, with one signal to the views."""
        if not entries:
            return
        first = len(self._entries)
        self._entries.extend(entries)
        self.insertRows(first, len(entries))
        with QSignalBlocker(self):
            for row, entry in enumerate(entries, first):
                self.setData(self.index(row, 0), entry.line.text, Qt.ItemDataRole.DisplayRole)
                if entry.fold is not Fold.NONE:
                    said = _fold_text(entry.fold)
                    self.setData(self.index(row, 0), said, _DESCRIPTION)
                self._measure_row(row)
        self.dataChanged.emit(self.index(first, 0), self.index(len(self._entries) - 1, 0))

    def cut(self, length: int) -> None:
        """Remove the newest entries, so that the given number is left.

        A view may lose its scroll bar at once, and have the rest measured.
        """
        count = len(self._entries) - length
        if count > 0:
            del self._entries[length:]
            self.removeRows(length, count)

    def let_come(self, first: int | None) -> None:
        """Mark the entries from that one on as future ones, none without a number."""
        if first != self._coming_from:
            self._coming_from = first
            if self._entries:
                last = self.index(len(self._entries) - 1, 0)
                self.dataChanged.emit(self.index(0, 0), last)

    def remeasure(self) -> None:
        """Measure all entries, without a signal to the views, which must lay them out."""
        with QSignalBlocker(self):
            for row in range(len(self._entries)):
                self._measure_row(row)

    def _measure_row(self, row: int) -> None:
        size = self._measure(self._entries[row])
        self.setData(self.index(row, 0), size, Qt.ItemDataRole.SizeHintRole)


@dataclass(frozen=True, slots=True)
class _Look:
    """An entry as it is painted: whether a click on it would do something, and whether it is a
    future one.
    """

    entry: StoryEntry
    is_lit: bool
    is_coming: bool

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that is painted, besides the size and the appearance."""
        entry, line = self.entry, self.entry.line
        shown = (line.text, line.kind, entry.colour, entry.depth, entry.fold)
        return (*shown, self.is_lit, self.is_coming)


class LineDelegate(QStyledItemDelegate):
    """Paints one entry: a heading, a sentence with a token, or a marked sentence."""

    def __init__(
        self,
        appearance: Appearance,
        paint_token: PaintToken,
        lines: LinesModel,
        view: QListView,
        ground: str = "",
    ) -> None:
        """Paint entries; on a `ground`, the name of the colour behind all of the view, an entry is
        painted once and then copied.
        """
        super().__init__(view)
        self._appearance = appearance
        self._paint_token = paint_token
        self._lines = lines
        self._ground = ground
        self._pictures = KeptPicture(_MOST_PICTURES)
        self._drawn = 0
        """The number of entries drawn since the last `keep_drawn`."""
        self.left_out: Sequence[QRect] = ()
        """Where nothing is painted."""
        self._heights: dict[tuple[Line, int, int, bool], int] = {}
        self._tokens: dict[str, KeptPicture] = {}
        self._types: dict[LineKind, tuple[QFont, QFontMetrics]] = {}
        appearance.changed.connect(self._forget_measures)
        lines.modelReset.connect(self._pictures.drop)

    def height(self, entry: StoryEntry, width: int) -> int:
        """Return the height of an entry wrapped to a width."""
        key = (entry.line, width, entry.depth, entry.fold is Fold.NONE)
        if key not in self._heights:
            if len(self._heights) >= _MOST_HEIGHTS:
                self._heights.clear()
            self._heights[key] = self._measured(entry, width)
        return self._heights[key]

    def text_lines(self, entry: StoryEntry, room: QRect) -> tuple[int, int, int]:
        """Return the top of an entry's text in its room, the height of a line, and the number of
        lines.
        """
        top = self._text_room(entry, room).top()
        a_line = self._type(entry.line.kind)[1].size(0, entry.line.text).height()
        whole = room.bottom() + 1 - self._appearance.px(_GAP / 2) - top
        return top, a_line, max(1, round(whole / a_line))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the entry."""
        entry = self._lines.entry(index.row())
        is_lit = bool(option.state & _ACTIVE and entry.events)
        look = _Look(entry, is_lit=is_lit, is_coming=self._lines.is_coming(index.row()))
        room: QRect = option.rect
        painter.save()
        if self.left_out:
            painter.setClipRegion(self._shown_of(painter.viewport()))
        painter.translate(room.topLeft())
        self._draw(painter, room.size(), look)
        painter.restore()

    def keep_drawn(self) -> None:
        """Keep only the pictures drawn since the last call: the whole view has been painted."""
        self._pictures.keep(self._drawn)
        self._drawn = 0

    def _draw(self, painter: QPainter, size: QSize, look: _Look) -> None:
        """Draw an entry at the painter's origin, as a picture where its pixels are the screen's."""
        room = QRect(QPoint(), size)
        if not self._ground or painter.device().devicePixelRatioF() % 1:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_look(painter, room, look)
            return
        self._drawn += 1

        def paint(brush: QPainter) -> None:
            brush.fillRect(room, self._appearance.colour(self._ground))
            self._paint_look(brush, room, look)

        looks = self._appearance
        key = (look.key, looks.palette.name, looks.k, looks.fonts)
        self._pictures.draw(painter, size, key, paint, ground=Qt.GlobalColor.black)

    def _paint_look(self, painter: QPainter, room: QRect, look: _Look) -> None:
        entry = look.entry
        self._paint_ground(painter, self._ground_room(entry, room), look)
        if look.is_coming:
            painter.setOpacity(_COMING)
        font, measured = self._type(entry.line.kind)
        painter.setFont(font)
        painter.setPen(self._appearance.colour(_ROLES[entry.line.kind]))
        text_room = self._text_room(entry, room)
        text = with_last_words_together(entry.line.text, measured, text_room.width())
        painter.drawText(text_room, _WRAP, text)
        if entry.fold is not Fold.NONE:
            self._draw_fold(painter, entry, text_room)
        if entry.colour is not None and entry.line.kind is not LineKind.TURN:
            painter.translate(self._token_place(text_room))
            self._draw_token(painter, entry.colour)

    def _shown_of(self, room: QRect) -> QRegion:
        """Return a room without the parts that are left out."""
        shown = QRegion(room)
        for part in self.left_out:
            shown -= QRegion(part)
        return shown

    def _draw_fold(self, painter: QPainter, entry: StoryEntry, text_room: QRect) -> None:
        """Draw the arrowhead of an expandable sentence, down while it is expanded, at its right."""
        px = self._appearance.px
        line = self._type(entry.line.kind)[1].height()
        reach = px(_ARROW)
        centre = QPointF(text_room.right() + px(_FOLD / 2 + 2), text_room.top() + line / 2)
        painter.save()
        painter.translate(centre)
        painter.rotate(90 if entry.fold is Fold.OPEN else 0)
        pen = QPen(self._appearance.colour("text3"), max(1.2, reach * 0.4))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        points = [QPointF(-reach / 2, -reach), QPointF(reach / 2, 0), QPointF(-reach / 2, reach)]
        painter.drawPolyline(points)
        painter.restore()

    def _draw_token(self, painter: QPainter, colour: str) -> None:
        """Draw the token of a colour, cached for all entries; its outline reaches a pixel beyond
        its side.
        """
        side = self._appearance.px(_TOKEN)
        room = QRectF(1, 1, side, side)
        self._tokens.setdefault(colour, KeptPicture()).draw(
            painter,
            QSize(side + 2, side + 2),
            self._appearance.palette,
            lambda brush: self._paint_token(brush, room, colour),
        )

    def _paint_ground(self, painter: QPainter, room: QRect, look: _Look) -> None:
        if look.is_lit:
            ground = self._appearance.colour("hover")
        elif look.entry.line.kind is LineKind.MARK:
            ground = ink(self._appearance.colour("gold"), 46)
        else:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        radius = self._appearance.px(4)
        painter.drawRoundedRect(room.adjusted(0, 1, 0, -1), radius, radius)

    def _token_place(self, text_room: QRect) -> QPoint:
        """Return the position of an entry's token, next to the first line of its text."""
        side = self._appearance.px(_TOKEN)
        line = self._type(LineKind.ACTION)[1].height()
        left = text_room.left() - self._appearance.px(_INDENT - 3)
        return QPoint(left - 1, text_room.top() + (line - side) // 2 - 1)

    def _text_room(self, entry: StoryEntry, room: QRect) -> QRect:
        px = self._appearance.px
        indent = px(4) if entry.line.kind is LineKind.TURN else px(_INDENT)
        above = px(6) if entry.line.kind is LineKind.TURN else px(_GAP / 2)
        indent += px(_DEPTH * entry.depth)
        right = px(4) if entry.fold is Fold.NONE else px(_FOLD)
        return room.adjusted(indent, above, -right, 0)

    def _ground_room(self, entry: StoryEntry, room: QRect) -> QRect:
        return room.adjusted(self._appearance.px(_DEPTH * entry.depth), 0, 0, 0)

    def _measured(self, entry: StoryEntry, width: int) -> int:
        room = self._text_room(entry, QRect(0, 0, max(1, width), 10_000))
        metrics = self._type(entry.line.kind)[1]
        unwrapped = metrics.size(0, entry.line.text)
        if unwrapped.width() <= room.width():
            high = unwrapped.height()
        else:
            high = metrics.boundingRect(room, _WRAP, entry.line.text).height()
        return room.top() + high + self._appearance.px(_GAP / 2)

    def _type(self, kind: LineKind) -> tuple[QFont, QFontMetrics]:
        """Return the font of a kind of entry, cached."""
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


def _fold_text(fold: Fold) -> str:
    if fold is Fold.OPEN:
        return translate("Chronicle", "Details shown")
    return translate("Chronicle", "Details hidden")
