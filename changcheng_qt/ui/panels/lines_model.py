"""Sentences about what happened, in the order of play, as a list for views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QStandardItemModel

from changcheng_qt.ui.seam.title import Line

translate = QCoreApplication.translate


class Fold(Enum):
    """Whether a sentence opens into others."""

    NONE = "none"
    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """A line, the events it tells of, and the colour of its seat, None where there is none; how far
    it is set in below the sentence that opened into it.
    """

    line: Line
    events: tuple[Any, ...] = ()
    colour: str | None = None
    depth: int = 0
    fold: Fold = Fold.NONE


class LinesModel(QStandardItemModel):
    """A list of entries, oldest first; texts and sizes lie where a view finds them without asking
    Python for every row at every layout.

    Qt makes the items: of one that Python has ever held PySide remembers the place in memory, also
    when Qt has deleted it, and takes whatever lies there next for it.
    """

    def __init__(
        self, measure: Callable[[StoryEntry], QSize], parent: QObject | None = None
    ) -> None:
        """Begin empty; every entry is measured once, until `remeasure`."""
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
        """Whether an entry tells of what comes after the position that is shown."""
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
        """Add the newest entries, all of them with one word to the views."""
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
        """Take the newest entries away, so that the given number is left.

        A view that hears of it may lose its scroll bar at once, and have what is left measured.
        """
        count = len(self._entries) - length
        if count > 0:
            del self._entries[length:]
            self.removeRows(length, count)

    def let_come(self, first: int | None) -> None:
        """Let the entries from that one on be still to come, none without a number."""
        if first != self._coming_from:
            self._coming_from = first
            if self._entries:
                last = self.index(len(self._entries) - 1, 0)
                self.dataChanged.emit(self.index(0, 0), last)

    def remeasure(self) -> None:
        """Measure all entries, without a word to the views, which are to lay them out."""
        with QSignalBlocker(self):
            for row in range(len(self._entries)):
                self._measure_row(row)

    def _measure_row(self, row: int) -> None:
        size = self._measure(self._entries[row])
        self.setData(self.index(row, 0), size, Qt.ItemDataRole.SizeHintRole)


_DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole


def _fold_text(fold: Fold) -> str:
    if fold is Fold.OPEN:
        return translate("Chronicle", "Details shown")
    return translate("Chronicle", "Details hidden")
