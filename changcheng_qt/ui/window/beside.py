"""Where the rulebook lies while it is open, and what it leaves to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.ui.window.places import beside_book

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QSize
    from PySide6.QtWidgets import QWidget

    from changcheng_qt.ui.window.table import GameTable


class Beside:
    """The room beside the table, taken as long as a book lies there."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self._book: QWidget | None = None

    @property
    def room(self) -> QSize:
        """Return the size of the window that the table makes do with."""
        return self._table.size() if self._book is None else self._measured[0]

    def lay(self, book: QWidget | None) -> None:
        """Lay a book there, or take the room back."""
        self._book = book
        if book is not None:
            book.setParent(self._table)
            book.show()
        self._table.restyle()
        self._table.arrange()

    def place(self) -> None:
        """Put the book in its place, below nothing but the gate."""
        if self._book is None:
            return
        self._book.setGeometry(self._measured[1])
        self._book.raise_()
        if self._table.parts is not None:
            self._table.gate.raise_()

    @property
    def _measured(self) -> tuple[QSize, QRect]:
        look, has_table = self._table.appearance, self._table.parts is not None
        return beside_book(self._table.size(), look.k, look.size, has_table=has_table)
