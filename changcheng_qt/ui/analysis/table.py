"""Of what every result is the sum: a row a seat; what was expected, errors, chance, the unseen."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.engine.cost import Account, Analysis
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.analysis import signed_text
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import (
    NOTE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
    give_tooltip,
)
from changcheng_qt.ui.widgets.seats import seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=15, bold=True)
_NUMBER: Final = TextStyle(size=15, face=TypeFace.NUMBER)
_RESULT: Final = TextStyle(size=17, face=TypeFace.NUMBER, bold=True)
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
_TOKEN: Final = 8
_LAST: Final = 6
"""The column of results."""


class CostTable(Panel):
    """Shows one analysis."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin empty."""
        super().__init__(appearance, parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._cells: list[QWidget] = []
        self.restyle()

    def restyle(self) -> None:
        """Take distances from the appearance."""
        self._grid.setHorizontalSpacing(self.appearance.px(10))
        self._grid.setVerticalSpacing(self.appearance.px(2))

    def show_costs(
        self, analysis: Analysis, players: Sequence[Player], colours: Mapping[Seat, SeatColours]
    ) -> None:
        """Show the accounts of an analysis, or only the errors where it has none."""
        self._clear()
        heads = _heads() if analysis.accounts else _heads()[1:2]
        for column, (head, meaning) in enumerate(heads, 2):
            words = Words(self.appearance, NOTE, self, wrap=True)
            words.setText(head)
            words.setAlignment(_MIDDLE)
            give_tooltip(words, meaning)
            self._put(words, 0, column)
            self._grid.setColumnStretch(column, 2)
        self._grid.setColumnStretch(1, 3)
        accounts = {account.seat: account for account in analysis.accounts}
        judged = {one.seat for one in analysis.judgements}
        for row, seat in enumerate(sorted(accounts.keys() | judged), 1):
            player = player_name(players, seat)
            name = ElidedWords(self.appearance, _NAME, self)
            name.setText(player)
            self._put(seat_token(self.appearance, colours[seat], _TOKEN, self), row, 0)
            self._put(name, row, 1)
            numbers = _numbers(accounts.get(seat), -analysis.error(seat).points)
            for column, (number, (head, _)) in enumerate(zip(numbers, heads, strict=True), 2):
                style = _RESULT if column == _LAST else _NUMBER
                figure = Words(self.appearance, style, self)
                figure.setText(signed_text(number))
                figure.setAccessibleName(f"{player}, {head}: {figure.text()}")
                figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
                self._put(figure, row, column)

    def _put(self, cell: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(cell, row, column)
        self._cells.append(cell)

    def _clear(self) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self._cells.clear()


def _numbers(account: Account | None, error: float) -> tuple[float, ...]:
    """Return the numbers of a row: with an account those that make up the result, and that."""
    if account is None:
        return (error,)
    chance, unseen = account.chance.points, account.unseen.points
    return account.start.points, error, chance, unseen, account.result.points


def _heads() -> list[tuple[str, str]]:
    """Return the heads of the columns, and what each means."""
    return [
        (
            translate("Analysis", "Expected"),
            translate("Analysis", "At the start, in points ahead of the best rival."),
        ),
        (
            translate("Analysis", "Errors"),
            translate("Analysis", "What better decisions would have brought."),
        ),
        (
            translate("Analysis", "Chance"),
            translate("Analysis", "What was turned up, drawn or revealed, which nobody decided."),
        ),
        (
            translate("Analysis", "The unseen"),
            translate("Analysis", "What the others held and did, which could not be known."),
        ),
        (
            translate("Analysis", "Result"),
            translate("Analysis", "In points ahead of the best rival: the sum of this row."),
        ),
    ]
