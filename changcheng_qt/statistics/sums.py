"""Which games to count, and their sums for each player: the player in a seat when a game ends gets
the whole result of that seat, also of turns that another one played.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Final
from unicodedata import normalize

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame, PlayedSeat
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.accounts import Figures

DAY: Final = 24 * 60 * 60 * 10**9
"""Nanoseconds."""
_Z: Final = 1.959964
"""The quantile of a 95 % interval."""


class Period(Enum):
    """A period before now, in days; None for all games."""

    ALL = None
    YEAR = 365
    QUARTER = 91
    MONTH = 30
    WEEK = 7


@dataclass(frozen=True, slots=True)
class Choice:
    """A filter of games: title, number of seats, opponent (`HUMAN` for games among people alone),
    period; None for all.
    """

    title: str
    seats: int | None = None
    against: str | None = None
    period: Period = Period.ALL

    def chooses(self, game: PlayedGame, now: int) -> bool:
        """Return whether a game counts, by the time in nanoseconds since 1970."""
        days = self.period.value
        return (
            game.title == self.title
            and self.seats in (None, len(game.seats))
            and self._is_against(game)
            and (days is None or game.played >= now - days * DAY)
        )

    def _is_against(self, game: PlayedGame) -> bool:
        kinds = {seat.controller for seat in game.seats}
        match self.against:
            case None:
                return True
            case str(kind) if kind == HUMAN:
                return kinds == {HUMAN}
            case kind:
                return kind in kinds


@dataclass(frozen=True, slots=True)
class Who:
    """A person by name, after joining, or a kind of bot, whatever its name."""

    name: str
    controller: str = HUMAN

    @property
    def is_human(self) -> bool:
        """Whether this is a person."""
        return self.controller == HUMAN


@dataclass(frozen=True, slots=True)
class Appearance:
    """A player in a seat of a finished game."""

    game: PlayedGame
    seat: PlayedSeat


@dataclass(frozen=True, slots=True)
class Sums:
    """The sums of a player's games, oldest first.

    A kind of bot may have had several seats in a game, as may people who are joined: it is one
    game, but shares and means are over the seats.
    """

    who: Who
    seats: tuple[Appearance, ...]
    counts_wins: bool = False
    """Whether the errors are counted, not their points: `Rules.counts_wins` of the title."""

    @property
    def games(self) -> int:
        """How many games the player played."""
        return len({one.game.key for one in self.seats})

    @property
    def wins(self) -> int:
        """How many of the player's seats won, shared wins included."""
        return sum(one.seat.has_won for one in self.seats)

    @property
    def share(self) -> float:
        """The share of the player's seats that won, 0 to 1."""
        return self.wins / len(self.seats)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, by Wilson's score interval."""
        return wilson(self.wins, len(self.seats))

    @property
    def mean_score(self) -> float:
        """The mean of the final scores."""
        return sum(one.seat.score for one in self.seats) / len(self.seats)

    @property
    def mean_points(self) -> Mapping[str, float]:
        """The mean points of a seat by source, of games whose files have them."""
        return self._means(lambda figures: figures.points)

    def with_feat(self, name: str) -> tuple[Appearance, ...]:
        """Return the games with at least one of the player's deeds that the title counts under a
        name.
        """
        return tuple(o for o in self.seats if o.seat.figures and o.seat.figures.counts.get(name))

    def count(self, name: str) -> int:
        """Return the number of the player's deeds that the title counts under a name."""
        return sum(one.seat.figures.counts.get(name, 0) for one in self.seats if one.seat.figures)

    @property
    def mean_counts(self) -> Mapping[str, float]:
        """The mean number of each feat that the title counts, of games whose files have them."""
        return self._means(lambda figures: figures.counts)

    @property
    def cards(self) -> Mapping[str, int]:
        """How often the player played each card."""
        total: Counter[str] = Counter()
        for one in self.seats:
            total.update(one.seat.figures.cards if one.seat.figures else {})
        return total

    @property
    def analysed(self) -> tuple[Appearance, ...]:
        """The games whose errors are known."""
        return tuple(one for one in self.seats if one.seat.errors is not None)

    @property
    def mean_error(self) -> float | None:
        """The mean of `Errors.figure`; None where no game was analysed."""
        return self.mean_error_in(self.seats)

    def mean_error_in(self, seats: Iterable[Appearance]) -> float | None:
        """Return the mean of `Errors.figure` in some of these games; None where none of them was
        analysed.
        """
        found = (one.seat.errors for one in seats)
        figures = [one.figure(counts_wins=self.counts_wins) for one in found if one is not None]
        return sum(figures) / len(figures) if figures else None

    def _means(self, part: Callable[[Figures], Mapping[str, int]]) -> Mapping[str, float]:
        counted = [part(one.seat.figures) for one in self.seats if one.seat.figures]
        total: Counter[str] = Counter()
        for counts in counted:
            total.update(counts)
        return {name: count / len(counted) for name, count in total.items()}


def sums_of(
    games: Iterable[PlayedGame], choice: Choice, names: Names, now: int
) -> tuple[Sums, ...]:
    """Return the sums of all players of the chosen games: people first, then bots, those with most
    games first.
    """
    found: dict[Who, list[Appearance]] = {}
    for game in games:
        if choice.chooses(game, now):
            for who, appearance in _appearances(game, names):
                found.setdefault(who, []).append(appearance)
    counts_wins = rules_of(choice.title).counts_wins
    made = [Sums(who, tuple(seen), counts_wins) for who, seen in found.items()]
    return tuple(sorted(made, key=lambda one: (not one.who.is_human, -one.games, one.who.name)))


def _appearances(game: PlayedGame, names: Names) -> Iterator[tuple[Who, Appearance]]:
    for seat in game.seats:
        if not seat.is_human:
            yield Who("", seat.controller), Appearance(game, seat)
        elif (name := names.shown(seat.name)) is not None:
            yield Who(name), Appearance(game, seat)


def names_in(games: Iterable[PlayedGame]) -> tuple[str, ...]:
    """Return the names of all people in some games, sorted without regard to accents and case."""
    found = {seat.name for game in games for seat in game.seats if seat.is_human}
    return tuple(sorted(found, key=lambda name: (normalize("NFKD", name).casefold(), name)))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of the true share of wins; raises ZeroDivisionError for no games."""
    share, spread = wins / games, _Z * _Z / games
    middle = share + spread / 2
    half = _Z * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def ordered(values: Mapping[str, float], order: Sequence[str]) -> tuple[tuple[str, float], ...]:
    """Return the values by name in an order; names that are not in it are last."""
    rest = sorted(values.keys() - set(order))
    return tuple((name, values[name]) for name in (*order, *rest) if name in values)
