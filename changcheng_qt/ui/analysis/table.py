"""Tables with a row for each seat: the terms of every result (expectation, errors, other choices,
chance, the unseen if it is not 0; or all choices, and each kind of chance), and the sources of
points.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.analysis import points_text, signed_text, tells_unseen
from changcheng_qt.i18n.phrases.wording import labelled, plain, player_name, side_by_side
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import (
    NOTE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
    give_tooltip,
)
from changcheng_qt.ui.widgets.seats import seat_token
from changcheng_qt.verdicts.accounts import Figures
from changcheng_qt.verdicts.cost import Account, Analysis, Unit, Worth

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=15, bold=True)
_NUMBER: Final = TextStyle(size=15, face=TypeFace.NUMBER)
_RESULT: Final = TextStyle(size=17, face=TypeFace.NUMBER, bold=True)
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
_TOKEN: Final = 8
_UNSEEN: Final = 4
"""The place of the unseen among the columns of points; it is left out if it is 0 for all."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its heading, its meaning if it needs one, and a number for each seat."""

    head: str
    meaning: str
    numbers: Mapping[Seat, str]


class SeatTable(Panel):
    """A row for each seat, the last column emphasised: the sum of the others."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._grid = without_margins(QGridLayout(self))
        self._cells: list[QWidget] = []
        self.restyle()

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(self.appearance.px(10))
        self._grid.setVerticalSpacing(self.appearance.px(2))

    def show_columns(
        self,
        columns: Sequence[Column],
        players: Sequence[Player],
        colours: Mapping[Seat, SeatColours],
    ) -> None:
        """Show these columns in place of earlier ones."""
        self.drop_widgets(self._cells, self._grid)
        seats = sorted(columns[0].numbers)
        for row, seat in enumerate(seats, 1):
            name = ElidedWords(self.appearance, _NAME, self)
            name.setText(player_name(players, seat))
            self._put(seat_token(self.appearance, colours[seat], _TOKEN, self), row, 0)
            self._put(name, row, 1)
        self._grid.setColumnStretch(1, 3)
        for place in range(2, self._grid.columnCount()):
            self._grid.setColumnStretch(place, 0)
        for place, column in enumerate(columns, 2):
            head = Words(self.appearance, NOTE, self, wrap=True)
            head.setText(column.head)
            head.setAlignment(_MIDDLE)
            give_tooltip(head, column.meaning)
            self._put(head, 0, place)
            self._grid.setColumnStretch(place, 2)
            style = _RESULT if len(columns) > 1 and column is columns[-1] else _NUMBER
            for row, seat in enumerate(seats, 1):
                figure = Words(self.appearance, style, self)
                figure.setText(column.numbers[seat])
                which = side_by_side((player_name(players, seat), column.head))
                figure.setAccessibleName(labelled(which, figure.text()))
                figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
                self._put(figure, row, place)

    def _put(self, cell: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(cell, row, column)
        self._cells.append(cell)


class PointsPanel(Panel):
    """The sources of points, below a heading."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._heading = Heading(appearance, self)
        self.table = SeatTable(appearance, self)
        without_margins(QVBoxLayout(self), self._heading, self.table)

    def show_points(
        self,
        figures: Sequence[Figures],
        sources: Mapping[str, str],
        players: Sequence[Player],
        colours: Mapping[Seat, SeatColours],
    ) -> None:
        """Show the points of every seat, of sources by their names."""
        self._heading.set_title(translate("Statistics", "Where points came from"))
        self.table.show_columns(points_columns(figures, sources), players, colours)


def cost_columns(analysis: Analysis, lucks: Mapping[str, str]) -> list[Column]:
    """Return the columns of every result's terms, or only of the errors if no more is known;
    `lucks` are the names of kinds of chance.
    """
    if not analysis.accounts:
        return [_errors_alone(analysis)]
    in_wins, accounts = analysis.unit is Unit.WINS, analysis.accounts
    heads = _won_heads(lucks) if in_wins else _heads()
    numbers = partial(_won_numbers, kinds=lucks) if in_wins else _numbers
    rows = {one.seat: numbers(one, analysis.error(one.seat)) for one in accounts}
    whole = (0, len(heads) - 1) if in_wins else ()
    left_out = () if in_wins or tells_unseen(analysis) else (_UNSEEN,)
    return [
        Column(
            head,
            meaning,
            {
                seat: (points_text if place in whole else signed_text)(row[place])
                for seat, row in rows.items()
            },
        )
        for place, (head, meaning) in enumerate(heads)
        if place not in left_out
    ]


def _errors_alone(analysis: Analysis) -> Column:
    """Return the column of errors: the points that they cost, or how many are clear."""
    seats = sorted({one.seat for one in analysis.judgements})
    if analysis.unit is Unit.WINS:
        meaning = translate("Analysis", "How many there were. The list below has the cost of each.")
        counts = {seat: plain(len(analysis.clear_errors(seat))) for seat in seats}
        return Column(translate("Analysis", "Clear errors"), meaning, counts)
    costs = {seat: signed_text(-analysis.error(seat).points) for seat in seats}
    return Column(*_heads()[1], costs)


def points_columns(figures: Sequence[Figures], sources: Mapping[str, str]) -> list[Column]:
    """Return the points of every seat by source, without empty sources, and their sum."""
    seats = range(len(figures))
    columns = [
        Column(name, "", {seat: plain(figures[seat].points.get(source, 0)) for seat in seats})
        for source, name in sources.items()
        if any(figures[seat].points.get(source) for seat in seats)
    ]
    score = {seat: plain(sum(figures[seat].points.values())) for seat in seats}
    return [*columns, Column(translate("Result", "Score"), "", score)]


def _numbers(account: Account, error: Worth) -> tuple[float, ...]:
    """Return the numbers of a row in points: the terms and the result."""
    terms = (account.start, Worth() - error, account.choices, account.chance, account.unseen)
    return *(one.points for one in terms), account.result.points


def _won_numbers(account: Account, error: Worth, kinds: Collection[str]) -> tuple[float, ...]:
    """Return the numbers of a row in games won of 100. Errors are in one term with the choices of
    the others: alone they may cost more than there is to win.
    """
    lucks = (account.luck(kind).points for kind in kinds)
    decided = (account.choices - error).points
    return account.start.points, decided, *lucks, account.result.points


def _won_heads(lucks: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the heads of the columns of games won, and the meaning of each."""
    luck = translate("Analysis", "The luck of the draw: the outcome against the average.")
    return [
        (translate("Analysis", "Expected"), translate("Analysis", "At the start.")),
        (
            translate("Analysis", "Choices"),
            translate("Analysis", "Own errors lower it, those of the others raise it."),
        ),
        *((name, luck) for name in lucks.values()),
        (
            translate("Analysis", "Result"),
            translate("Analysis", "100 for a victory: the sum of this row."),
        ),
    ]


def _heads() -> list[tuple[str, str]]:
    """Return the heads of the columns, and the meaning of each."""
    return [
        (
            translate("Analysis", "Expected"),
            translate("Analysis", "At the start, in points ahead of the best rival."),
        ),
        (
            translate("Analysis", "Errors"),
            translate("Analysis", "What weaker choices gave away."),
        ),
        (
            translate("Analysis", "Choices"),
            translate(
                "Analysis",
                "All other moves: one’s own good ones and the others’ errors raise it, good "
                "ones of the others lower it.",
            ),
        ),
        (
            translate("Analysis", "Chance"),
            translate("Analysis", "The luck of the draw, which nobody decided."),
        ),
        (
            translate("Analysis", "The unseen"),
            translate("Analysis", "What the others held in secret."),
        ),
        (
            translate("Analysis", "Result"),
            translate("Analysis", "In points ahead of the best rival: the sum of this row."),
        ),
    ]
