"""Where every point came from: the sums behind the final scores, and their growth over time.

Folded from events alone, so that the sheet of a finished game, of a replay and of a game still
running are made in one way.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    Event,
    PointsScored,
    Source,
    TurnBegan,
)


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One line of a seat's account: its single amounts from one source, in order of play."""

    source: Source
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

    def line(self, source: Source) -> AccountLine:
        """Return the line of a source, empty where it gave nothing."""
        return next((line for line in self.lines if line.source is source), AccountLine(source, ()))


@dataclass(frozen=True, slots=True)
class Moment:
    """The scores of all seats once a turn was over, or the Mongol attack that followed it; turn 0
    is the beginning.
    """

    turn: int
    scores: tuple[int, ...]
    is_attack: bool = False


def accounts(events: Iterable[Event], seats: int) -> tuple[Account, ...]:
    """Return the account of every seat, lines in the order of `Source`."""
    scored = [event for event in events if isinstance(event, PointsScored)]
    return tuple(
        Account(seat, tuple(_lines([event for event in scored if event.seat == seat])))
        for seat in range(seats)
    )


def _lines(scored: Sequence[PointsScored]) -> Iterable[AccountLine]:
    for source in Source:
        amounts = tuple(event.points for event in scored if event.source is source)
        if amounts:
            yield AccountLine(source, amounts)


def moments(events: Iterable[Event], seats: int) -> tuple[Moment, ...]:
    """Return the scores at the beginning, after every turn, and after the attack."""
    scores, turn, is_attack = [0] * seats, 1, False
    made = [Moment(0, tuple(scores))]
    for event in events:
        match event:
            case TurnBegan(_, number) if number > turn:
                made.append(Moment(turn, tuple(scores)))
                turn = number
            case AttackBegan():
                made.append(Moment(turn, tuple(scores)))
                is_attack = True
            case PointsScored(seat, points):
                scores[seat] += points
            case _:
                pass
    return (*made, Moment(turn, tuple(scores), is_attack))
