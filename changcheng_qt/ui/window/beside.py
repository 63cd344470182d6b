"""Where the rulebook lies while it is open, and what it leaves to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from changcheng_qt.ui.window.places import beside_book

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QSize
    from PySide6.QtWidgets import QWidget

    from changcheng_qt.ui.looks.appearance import Panel


class Beside(QObject):
    """The room beside the table, taken as long as a book lies there."""

    changed = Signal()
    """The table has more room, or less."""

    def __init__(self, table: Panel) -> None:
        """Begin with all the room of the table's own widget for the table."""
        super().__init__(table)
        self._table = table
        self._book: QWidget | None = None

    def room(self, *, has_table: bool) -> QSize:
        """Return the size of the window that the table, if there is one, makes do with."""
        return self._table.size() if self._book is None else self._measured(has_table)[0]

    def lay(self, book: QWidget | None) -> None:
        """Lay a book there, or take the room back."""
        self._book = book
        if book is not None:
            book.setParent(self._table)
            book.show()
        self.changed.emit()

    def place(self, *, has_table: bool) -> None:
        """Put the book in its place, above everything."""
        if self._book is not None:
            self._book.setGeometry(self._measured(has_table)[1])
            self._book.raise_()

    def _measured(self, has_table: bool) -> tuple[QSize, QRect]:
        look = self._table.appearance
        return beside_book(self._table.size(), look.k, look.size, has_table=has_table)
