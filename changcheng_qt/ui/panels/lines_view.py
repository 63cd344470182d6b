"""The view of the chronicle; a click requests to see the events, and expands a sentence with
parts.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, make_viewport
from changcheng_qt.ui.looks.glyphs import PaintToken
from changcheng_qt.ui.panels.lines import LineDelegate, LinesModel
from changcheng_qt.ui.panels.story import Fold, StoryEntry

_SLACK: Final = 2
"""How far a line may reach over an edge, since that part is empty, and a token over it."""
_LEAST: Final = 120
"""The height of a list with many lines that has little room."""


class LinesView(QListView):
    """Shows entries, the newest at the bottom, and stays there while new ones arrive."""

    events_asked = Signal(object)
    """The events of a clicked sentence."""
    chosen = Signal(int)
    """The row of a clicked sentence or heading."""

    def __init__(
        self,
        appearance: Appearance,
        paint_token: PaintToken,
        parent: QWidget | None = None,
        *,
        follows_newest: bool = True,
        ground: str = "",
    ) -> None:
        """Start empty; a list that does not follow the newest entry starts at its top. `ground` is
        the name of the colour behind all of it, if there is one.
        """
        super().__init__(parent)
        make_viewport(self)
        self.lines = LinesModel(self._size_of, self)
        self.setModel(self.lines)
        for changed in (self.lines.dataChanged, self.lines.rowsRemoved, self.lines.modelReset):
            changed.connect(self._on_lines_changed)
        self._appearance = appearance
        self._delegate = LineDelegate(appearance, paint_token, self.lines, self, ground)
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
        appearance.changed.connect(self._remeasure)
        self._at_end = follows_newest
        self._follows_newest = follows_newest
        self._kept_row: int | None = None
        self._is_sized = False
        """Whether the size of the content is being measured."""
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)

    def bring_into_sight(self, row: int) -> None:
        """Keep a row visible, with some of the following ones, until the newest is."""
        self._kept_row = row
        self._on_range_changed()

    def follow_newest(self) -> None:
        """Keep only the newest row visible."""
        if self._kept_row is not None:
            self.show_newest()

    def show_newest(self) -> None:
        """Return to the newest entry, whatever is being read, and stay there."""
        self._kept_row = None
        self._at_end = self._follows_newest
        self._on_range_changed()

    def show_from(self, row: int, entries: Sequence[StoryEntry]) -> None:
        """Show these entries, of which those before a row are shown already."""
        self.lines.cut(row)
        self.lines.append(entries[row:])

    def unfold(self, row: int, first: int, entries: Sequence[StoryEntry]) -> None:
        """Show a row that was expanded or collapsed, and the following ones, in place; entries
        before `first` are shown already.
        """
        was_at_end, self._at_end = self._at_end, False
        scrolled = self.verticalScrollBar().value()
        self.show_from(first, entries)
        self.verticalScrollBar().setValue(scrolled)
        self.setCurrentIndex(self.lines.index(row, 0))
        self._at_end = was_at_end and entries[row].fold is Fold.CLOSED
        self._on_range_changed()
        self._show_parts(row)

    @property
    def asked_about(self) -> StoryEntry | None:
        """Return the entry under the pointer, or else the current one."""
        here = self.viewport().mapFromGlobal(QCursor.pos())
        is_here = self.viewport().rect().contains(here)
        index = self.indexAt(here) if is_here else self.currentIndex()
        return self.lines.entry(index.row()) if index.isValid() else None

    def height_for(self, width: int) -> int:
        """Return the height at which nothing needs to scroll, for a width."""
        return sum(self._delegate.height(entry, width) for entry in self.lines.entries)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lines.remeasure()
        self.scheduleDelayedItemsLayout()
        self._leave_bar_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the entries; a line that is cut at an edge is left out: nobody could read it."""
        self._delegate.left_out = self._cut_lines()
        super().paintEvent(event)
        if event.rect() == self.viewport().rect():
            self._delegate.keep_drawn()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Expand and collapse a sentence with Space, Right and Left; return to the newest entry
        with End, wherever the focus is in the list.
        """
        if self._toggles(event):
            self._on_chosen(self.currentIndex())
            return
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_End:
            self.show_newest()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show no tooltips of the list's own: they would guess markup in players' names."""
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().viewportEvent(event)

    def _show_parts(self, row: int) -> None:
        """Scroll to the parts of an expanded row, and to the row itself if not all fit."""
        entries = self.lines.entries
        last = row
        while last + 1 < len(entries) and entries[last + 1].depth > entries[row].depth:
            last += 1
        for shown in (last, row):
            self.scrollTo(self.lines.index(shown, 0), QAbstractItemView.ScrollHint.EnsureVisible)

    def _toggles(self, event: QKeyEvent) -> bool:
        """Whether a key expands or collapses the current sentence."""
        index = self.currentIndex()
        if not index.isValid() or event.isAutoRepeat():
            return False
        fold = self.lines.entry(index.row()).fold
        closed, opened = (Qt.Key.Key_Space, Qt.Key.Key_Right), (Qt.Key.Key_Space, Qt.Key.Key_Left)
        keys = {Fold.CLOSED: closed, Fold.OPEN: opened, Fold.NONE: ()}[fold]
        return event.key() in keys

    def _cut_lines(self) -> list[QRect]:
        """Return the rectangles of partly visible lines of text, with the tokens next to them,
        which are a little higher.
        """
        room, slack = self.viewport().rect(), self._appearance.px(_SLACK)
        inner = room.adjusted(0, -slack, 0, slack)
        lines = [self._line_at(edge) for edge in (room.top(), room.bottom())]
        cut = [line for line in lines if not line.isEmpty() and not inner.contains(line)]
        return [line.adjusted(0, -slack, 0, slack) & room for line in cut]

    def _line_at(self, height: int) -> QRect:
        """Return the rectangle of the line of text at a height, an empty one between two
        entries.
        """
        index = self.indexAt(QPoint(self.viewport().width() // 2, height))
        if not index.isValid():
            return QRect()
        entry, room = self.lines.entry(index.row()), self.visualRect(index)
        top, a_line, count = self._delegate.text_lines(entry, room)
        number = (height - top) // a_line
        if not 0 <= number < count:
            return QRect()
        return QRect(0, top + number * a_line, self.viewport().width(), a_line)

    def _size_of(self, entry: StoryEntry) -> QSize:
        """Return the size of an entry whose sentence is wrapped to the width of the view."""
        width = self.viewport().width()
        return QSize(width, self._delegate.height(entry, width))

    def _remeasure(self) -> None:
        self.lines.remeasure()
        self.scheduleDelayedItemsLayout()

    def _on_lines_changed(self) -> None:
        """Lay out at once, which Qt would only do after the window has been painted once."""
        self.executeDelayedItemsLayout()

    def _leave_bar_out(self) -> None:
        """Show a scroll bar only if the height is too small without it: Qt keeps one once it is
        there, since sentences wrap into more lines next to it.
        """
        room = self.maximumViewportSize()
        if self._is_sized or self.viewport().width() == room.width():
            return
        if self.height_for(room.width()) <= room.height():
            self._is_sized = True
            policies = Qt.ScrollBarPolicy
            for policy in (policies.ScrollBarAlwaysOff, policies.ScrollBarAsNeeded):
                self.setVerticalScrollBarPolicy(policy)
                self.lines.remeasure()
                self.doItemsLayout()
            self._is_sized = False

    def _on_chosen(self, index: QModelIndex) -> None:
        entry = self.lines.entry(index.row())
        self.chosen.emit(index.row())
        if entry.events:
            self.events_asked.emit(entry.events)

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


class ShortLines(LinesView):
    """A list that is no higher than its lines, so that there is no empty room below them."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow sentences that wrap into other lines."""
        super().resizeEvent(event)
        self._fit()

    def _on_lines_changed(self) -> None:
        super()._on_lines_changed()
        self._fit()

    def _fit(self) -> None:
        height = self.height_for(self.maximumViewportSize().width())
        self.setMaximumHeight(height)
        self.setMinimumHeight(min(height, self._appearance.px(_LEAST)))
