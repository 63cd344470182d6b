"""Sentences about what happened, in the order of play, as a list for views."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from changcheng_qt.ui.title import Line

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_TEXT_ROLES: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


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

    def entry(self, row: int) -> Entry:
        """Return the entry of a row; as quick as can be, for every row is asked for at a layout."""
        return self._entries[row]

    def is_coming(self, row: int) -> bool:
        """Tell whether an entry tells of what comes after the position that is shown."""
        return self._coming_from is not None and row >= self._coming_from

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
                self.dataChanged.emit(self.index(0), last)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Return how many entries there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the text of an entry."""
        if index.isValid() and role in _TEXT_ROLES:
            return self._entries[index.row()].line.text
        return None
