"""Sentences about what happened, in the order of play, as a list for views."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QSignalBlocker, QStringListModel

from changcheng_qt.ui.title_lines import Line


@dataclass(frozen=True, slots=True)
class Entry:
    """A line, the event it tells of, and the colour of its seat; None where there is none."""

    line: Line
    event: object = None
    colour: str | None = None


class LinesModel(QStringListModel):
    """A list of entries, oldest first; their texts lie where views find them without asking Python
    for every row at every layout.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._coming_from: int | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return all entries."""
        return tuple(self._entries)

    def entry(self, row: int) -> Entry:
        """Return the entry of a row; as quick as can be, for every row is asked for at a layout."""
        return self._entries[row]

    def is_coming(self, row: int) -> bool:
        """Tell whether an entry tells of what comes after the position that is shown."""
        return self._coming_from is not None and row >= self._coming_from

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Replace all entries."""
        self._entries = list(entries)
        self.setStringList([entry.line.text for entry in entries])

    def append(self, entries: Sequence[Entry]) -> None:
        """Add the newest entries; to tell of their texts too would have all laid out again."""
        if not entries:
            return
        first = len(self._entries)
        self._entries.extend(entries)
        self.insertRows(first, len(entries))
        with QSignalBlocker(self):
            for row, entry in enumerate(entries, first):
                self.setData(self.index(row), entry.line.text)

    def cut(self, length: int) -> None:
        """Take the newest entries away, so that so many are left."""
        if length < len(self._entries):
            self.removeRows(length, len(self._entries) - length)
            del self._entries[length:]

    def let_come(self, first: int | None) -> None:
        """Let the entries from that one on be still to come, none without a number."""
        if first != self._coming_from:
            self._coming_from = first
            if self._entries:
                last = self.index(len(self._entries) - 1)
                self.dataChanged.emit(self.index(0), last)
