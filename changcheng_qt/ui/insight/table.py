"""The page *Who knew what* as a table: a row for each secret, a column for each step, or for each
turn if there are many steps.

A cell shows the state at the end of its column. It opens the first step of the column at which the
row changed, else the beginning of the column.
"""

from bisect import bisect_right
from collections.abc import Sequence
from enum import Enum
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.analysis import knew_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, labelled, player_name
from changcheng_qt.i18n.telling import TitleWords
from changcheng_qt.ui.panels.words import plain_tooltip
from changcheng_qt.verdicts.insight import AnySecrets, Cell, KnowledgePage, Row

translate = QCoreApplication.translate

MOST_STEPS: Final = 40
"""With more positions than these, columns are turns."""
Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class Unit(Enum):
    """The unit of a column."""

    STEP = "step"
    TURN = "turn"


def columns_of(positions: int, turns: Sequence[int]) -> tuple[Unit, tuple[range, ...]]:
    """Return the unit of the columns, and the positions in each; `turns` are the positions at which
    turns begin.
    """
    if positions <= MOST_STEPS or not turns:
        return Unit.STEP, tuple(range(place, place + 1) for place in range(positions))
    begins = sorted({0, *turns})
    return Unit.TURN, tuple(range(*pair) for pair in pairwise((*begins, positions)))


class KnowledgeTable(QAbstractTableModel):
    """The page for a table widget; all texts are made on demand."""

    def __init__(
        self,
        page: KnowledgePage[Any],
        secrets: AnySecrets,
        words: TitleWords,
        last: Any,  # noqa: ANN401 - the public's View of the end, which belongs to the title
        players: Sequence[Player],
        turns: Sequence[int],
        parent: QObject,
    ) -> None:
        """Show a page; `turns` are the positions at which turns begin."""
        super().__init__(parent)
        self.page = page
        self.unit, self.columns = columns_of(page.positions, turns)
        self.chosen: Seat | None = None
        """The seat whose knowledge alone is shown, None for all."""
        self._secrets = secrets
        self._words = words
        self._last = last
        self._players = players
        self._values = tuple(_values_of(row) for row in page.rows)
        """The values of each row; they are asked for with every paint."""

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.page.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """Return a cell in words, for tooltips and for screen readers."""
        match role:
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(self.text(index))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.text(index)
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # noqa: ANN401 - as Qt has it
        """Return the number of a column or the name of a row; in full for a tooltip."""
        is_column = orientation is Qt.Orientation.Horizontal
        full = self._column_name if is_column else self.full_name
        match role:
            case Qt.ItemDataRole.DisplayRole if is_column:
                return QLocale().toString(self.number(section))
            case Qt.ItemDataRole.DisplayRole:
                return self.name(section)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(full(section))
            case Qt.ItemDataRole.AccessibleTextRole:
                return full(section)
            case _:
                return None

    def cell(self, index: Index) -> Cell | None:
        """Return the state at the end of a column; None if the secret did not exist."""
        return self.page.rows[index.row()].cells[self.columns[index.column()][-1]]

    def position(self, index: Index) -> int:
        """Return the position that a cell opens."""
        cells, places = self.page.rows[index.row()].cells, self.columns[index.column()]
        changed = (p for p in places if p and cells[p] != cells[p - 1])
        return next(changed, places[0])

    def column_of(self, position: int) -> int:
        """Return the column of a position."""
        return bisect_right(self.columns, position, key=lambda places: places[0]) - 1

    def number(self, column: int) -> int:
        """Return the number of the step or turn of a column, turns from 1."""
        return column + 1 if self.unit is Unit.TURN else column

    def owner(self, row: int) -> Seat | None:
        """Return the owner of a row's secret."""
        return self._secrets.owner(self.page.rows[row].secret)

    def name(self, row: int) -> str:
        """Return the name of a row, with its value if that never changes."""
        secret = self.page.rows[row].secret
        name = self._words.secret_name(secret, self._last)
        if len(self._values[row]) != 1:
            return name
        (value,) = self._values[row]
        return labelled(name, self._words.secret_value(secret, value, self._last))

    def full_name(self, row: int) -> str:
        """Return the name of a row, with its owner."""
        owner = self.owner(row)
        name = self._words.secret_name(self.page.rows[row].secret, self._last)
        if owner is None:
            return name
        words = translate("Insight", "{secret} ({player})", "a row of a table")
        return fill(words, secret=name, player=player_name(self._players, owner))

    def text(self, index: Index) -> str:
        """Return a cell in words: the secret and the time, its value, and who knew it how."""
        cell, name = self.cell(index), self.full_name(index.row())
        words = translate("Insight", "{secret}, {when}.", "a cell of a table")
        head = fill(words, secret=name, when=self._column_name(index.column()))
        if cell is None:
            return join_sentences([head, translate("Insight", "Not there.", "a counter or a card")])
        value = ""
        if cell.value is not None:
            fact = self._words.secret_value(
                self.page.rows[index.row()].secret, cell.value, self._last
            )
            value = fill(translate("Insight", "In fact: {value}."), value=fact)
        seats = self.page.seats if self.chosen is None else (self.chosen,)
        return join_sentences([head, value, knew_text(cell, seats, self._players)])

    def figure(self, index: Index) -> str:
        """Return the value in a cell if it is a number, which fits there."""
        cell, secret = self.cell(index), self.page.rows[index.row()].secret
        if cell is None or cell.value is None:
            return ""
        text = self._words.secret_value(secret, cell.value, self._last)
        return text if text.lstrip("+\N{MINUS SIGN}").isdecimal() else ""

    def _column_name(self, column: int) -> str:
        words = (
            translate("Insight", "turn {number}")
            if self.unit is Unit.TURN
            else translate("Insight", "step {number}")
        )
        return fill(words, number=self.number(column))


def _values_of(row: Row[Any]) -> frozenset[FactValue]:
    """Return the values that are shown in a row."""
    values = (cell.value for cell in row.cells if cell is not None)
    return frozenset(value for value in values if value is not None)
