"""The source of every point: the sums behind the final scores, and their growth over time.

They are folded from the title's scoring events, so that the sheet of a finished game, of a replay
and of a running game are made in one way, and statistics count the same.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias, TypeVar, assert_never

from changcheng_qt.engine.seats import Seat

SourceT = TypeVar("SourceT", bound=Enum)


@dataclass(frozen=True, slots=True)
class Award:
    """A seat gained or lost points, from a source that the title names."""

    seat: Seat
    points: int
    source: Enum


@dataclass(frozen=True, slots=True)
class NextTurn:
    """A turn began, the first of them with number 1."""

    number: int


@dataclass(frozen=True, slots=True)
class FinalScoring:
    """All turns are over, and the final scoring begins."""


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
    """Everything that a seat scored, a line for each source of gains or losses."""

    seat: Seat
    lines: tuple[AccountLine, ...]

    @property
    def total(self) -> int:
        """Return the score that the lines add up to."""
        return sum(line.total for line in self.lines)

    def line(self, source: Enum) -> AccountLine:
        """Return the line of a source, empty where it had no points."""
        return next((line for line in self.lines if line.source is source), AccountLine(source, ()))


def largest_loss(
    accounts: Iterable[Account], seat: Seat, sources: Iterable[SourceT]
) -> SourceT | None:
    """Return the source in which a seat was farthest behind the best of the others, None if it was
    behind in none of these.
    """
    held = {account.seat: account for account in accounts}
    best = max(held.keys() - {seat}, key=lambda other: held[other].total)
    behind = {
        source: held[best].line(source).total - held[seat].line(source).total for source in sources
    }
    worst = max(behind, key=lambda source: behind[source])
    return worst if behind[worst] > 0 else None


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


@dataclass(frozen=True, slots=True)
class Figures:
    """The statistics of a seat from a finished game: its points by source, the feats that its title
    counts, and how often it played each card; all by their names in files.
    """

    points: Mapping[str, int]
    counts: Mapping[str, int]
    cards: Mapping[str, int]


LEAST_SHORT: Final = 4
"""How many points less than an equal share are a shortfall."""


@dataclass(frozen=True, slots=True)
class Shortfall:
    """A source of which a seat has at most half of an equal share: its points, and those of all."""

    source: str
    own: int
    all: int


def shortfall(figures: Sequence[Figures], seat: Seat) -> Shortfall | None:
    """Return the source of which a seat lacks most for an equal share; None where it lacks little
    of any.
    """
    seats, own = len(figures), figures[seat].points
    found = [
        Shortfall(source, own.get(source, 0), sum(one.points.get(source, 0) for one in figures))
        for source in dict.fromkeys(source for one in figures for source in one.points)
    ]
    short = [
        one
        for one in found
        if one.all > 0
        and 2 * seats * one.own <= one.all
        and one.all - seats * one.own >= seats * LEAST_SHORT
    ]
    return max(short, key=lambda one: one.all - seats * one.own, default=None)


WON_BY_ONE: Final = "won_by_one"
LOST_BY_ONE: Final = "lost_by_one"
"""The names of the feats of a race in files."""


@dataclass(frozen=True, slots=True)
class Race:
    """A majority was decided, by the holdings of each seat, and the largest holding that is not a
    seat's.
    """

    strengths: tuple[int, ...]
    others: int = 0

    @property
    def by_one(self) -> tuple[tuple[Seat, str], ...]:
        """The seat that had just one more than anybody else, if any, with `WON_BY_ONE`; and the
        seats that had something, and one less than the most, with `LOST_BY_ONE`.
        """
        seats = range(len(self.strengths))
        won = [(seat, WON_BY_ONE) for seat in seats if self._ahead(seat) == 1]
        lost = [s for s in seats if self.strengths[s] and self._ahead(s) == -1]
        return (*won, *((seat, LOST_BY_ONE) for seat in lost))

    def _ahead(self, seat: Seat) -> int:
        strengths = self.strengths
        return strengths[seat] - max(self.others, *strengths[:seat], *strengths[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Feat:
    """A seat did a number of things that its title counts under a name."""

    seat: Seat
    name: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class CardUsed:
    """A seat played a card, by its name in files."""

    seat: Seat
    card: str


def figures(
    entries: Iterable[Entry], feats: Iterable[Race | Feat | CardUsed], seats: int
) -> tuple[Figures, ...]:
    """Return the statistics of each seat from a game."""
    points: list[Counter[str]] = [Counter() for _ in range(seats)]
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    cards: list[Counter[str]] = [Counter() for _ in range(seats)]
    for entry in entries:
        if isinstance(entry, Award):
            points[entry.seat][entry.source.value] += entry.points
    for feat in feats:
        match feat:
            case Race():
                for seat, name in feat.by_one:
                    counts[seat][name] += 1
            case Feat(seat, name, times):
                counts[seat][name] += times
            case CardUsed(seat, card):
                cards[seat][card] += 1
            case _:
                assert_never(feat)
    return tuple(map(Figures, map(dict, points), map(dict, counts), map(dict, cards)))
