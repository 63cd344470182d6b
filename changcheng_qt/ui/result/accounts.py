"""Where every point came from: the sums behind the final scores, and their growth over time.

Folded from what a title's events mean for the scores, so that the sheet of a finished game, of a
replay and of a game still running are made in one way.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Award:
    """A seat gained points, or lost some, from a source that the title names."""

    seat: Seat
    points: int
    source: Enum


@dataclass(frozen=True, slots=True)
class NextTurn:
    """A turn began, the first of them with number 1."""

    number: int


@dataclass(frozen=True, slots=True)
class FinalScoring:
    """All turns are over, and what is counted at the end begins."""


Entry: TypeAlias = Award | NextTurn | FinalScoring


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One line of a seat's account: its single amounts from one source, in order of play."""

    source: Enum
    amounts: tuple[int, ...]

    @property
    def total(self) -> int:
        """Return the sum of the amounts, below 0 for losses."""
        return sum(self.amounts)


@dataclass(frozen=True, slots=True)
class Account:
    """Everything that a seat scored, a line for each source that gave or took something."""

    seat: Seat
    lines: tuple[AccountLine, ...]

    @property
    def total(self) -> int:
        """Return the score that the lines add up to."""
        return sum(line.total for line in self.lines)

    def line(self, source: Enum) -> AccountLine:
        """Return the line of a source, empty where it gave nothing."""
        return next((line for line in self.lines if line.source is source), AccountLine(source, ()))


@dataclass(frozen=True, slots=True)
class Moment:
    """The scores of all seats once a turn was over, or the final scoring that followed it; turn 0
    is the beginning.
    """

    turn: int
    scores: tuple[int, ...]
    is_final: bool = False


def accounts(
    entries: Iterable[Entry], seats: Iterable[Seat], sources: Iterable[Enum]
) -> tuple[Account, ...]:
    """Return the accounts of these seats, lines in the order of the sources."""
    awards, order = [entry for entry in entries if isinstance(entry, Award)], tuple(sources)
    return tuple(
        Account(seat, tuple(_lines([award for award in awards if award.seat == seat], order)))
        for seat in seats
    )


def _lines(awards: Sequence[Award], sources: Iterable[Enum]) -> Iterable[AccountLine]:
    for source in sources:
        amounts = tuple(award.points for award in awards if award.source is source)
        if amounts:
            yield AccountLine(source, amounts)


def moments(entries: Iterable[Entry], seats: int) -> tuple[Moment, ...]:
    """Return the scores at the beginning, after every turn, and after the final scoring."""
    scores, turn, is_final = [0] * seats, 1, False
    made = [Moment(0, tuple(scores))]
    for entry in entries:
        match entry:
            case NextTurn(number) if number > turn:
                made.append(Moment(turn, tuple(scores)))
                turn = number
            case FinalScoring():
                made.append(Moment(turn, tuple(scores)))
                is_final = True
            case Award(seat, points):
                scores[seat] += points
            case _:
                pass
    return (*made, Moment(turn, tuple(scores), is_final))
