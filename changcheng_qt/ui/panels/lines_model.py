"""Sentences about what happened, in the order of play, as a list for views."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from changcheng_qt.ui.title import Line

Index: TypeAlias = QModelIndex | QPersistentModelIndex

ENTRY_ROLE = int(Qt.ItemDataRole.UserRole)
COMING_ROLE = ENTRY_ROLE + 1
"""Whether an entry tells of what comes after the position that is shown."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line, the event it tells of, and the colour of its seat; None where there is none."""

    line: Line
    event: object = None
    colour: str | None = None


class LinesModel(QAbstractListModel):
    """A list of entries, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._coming_from: int | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return all entries."""
        return tuple(self._entries)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Replace all entries."""
        self.beginResetModel()
        self._entries = list(entries)
        self.endResetModel()

    def append(self, entries: Sequence[Entry]) -> None:
        """Add the newest entries."""
        if not entries:
            return
        first = len(self._entries)
        self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
        self._entries.extend(entries)
        self.endInsertRows()

    def cut(self, length: int) -> None:
        """Take the newest entries away, so that so many are left."""
        if length < len(self._entries):
            self.beginRemoveRows(QModelIndex(), length, len(self._entries) - 1)
            del self._entries[length:]
            self.endRemoveRows()

    def let_come(self, first: int | None) -> None:
        """Let the entries from that one on be still to come, none without a number."""
        if first != self._coming_from:
            self._coming_from = first
            if self._entries:
                last = self.index(len(self._entries) - 1)
                self.dataChanged.emit(self.index(0), last, [COMING_ROLE])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Return how many entries there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return the text of an entry, or the entry itself."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return entry.line.text
            case int(value) if value == ENTRY_ROLE:
                return entry
            case int(value) if value == COMING_ROLE:
                return self._coming_from is not None and index.row() >= self._coming_from
            case _:
                return None
