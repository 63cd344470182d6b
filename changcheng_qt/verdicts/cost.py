"""The cost of a finished game for each seat, as `changcheng_qt.analysis` computes and files keep
it; worth, errors, choices, chance and the unseen are defined there.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot
from typing import Any, Final, TypeAlias

from changcheng_qt.engine.codec import added, from_plain, to_plain
from changcheng_qt.engine.replay import Mark, player_at
from changcheng_qt.engine.seats import Player
from changcheng_qt.verdicts.reasons import CLEAR, POINT_IN_WINS, Way, is_clear

VERSION: Final = 20
"""The version of the analysis; results of another version are computed again."""
LONG: Final = 200
"""Up to how many steps a game is analysed with the whole effort of hints."""
INTERVAL: Final = CLEAR
"""How many standard errors are half of a 95 % interval."""


class Unit(Enum):
    """The unit of the points of an analysis."""

    POINTS = "points"
    """Points over the best rival."""
    WINS = "wins"
    """Games won of 100, in a title that judges positions by chances to win."""

    @property
    def point(self) -> float:
        """How many of these matter as much as a point."""
        return 1.0 if self is Unit.POINTS else POINT_IN_WINS


@dataclass(frozen=True, slots=True)
class Worth:
    """Points over the best rival, or games won of 100, see `Unit`; and the chance that nobody is
    ahead, 0 to 1; or a difference.
    """

    points: float = 0.0
    wins: float = 0.0

    def __add__(self, other: "Worth") -> "Worth":
        """Return both together."""
        return Worth(self.points + other.points, self.wins + other.wins)

    def __sub__(self, other: "Worth") -> "Worth":
        """Return how much more this is."""
        return Worth(self.points - other.points, self.wins - other.wins)


class Verdict(Enum):
    """The name of a decision."""

    FINE = "fine"
    TOO_CLOSE = "too close to call"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_error(self) -> bool:
        """Whether another choice would clearly have been better."""
        return self not in (Verdict.FINE, Verdict.TOO_CLOSE)


BOUNDS: Final = (
    (Verdict.BLUNDER, 6.0),
    (Verdict.MISTAKE, 3.0),
    (Verdict.INACCURACY, 1.0),
)
"""Names of errors by their least points, or games won that matter as much, largest first; an error
below all of them is fine.
"""


def verdict_of(error: float, deviation: float, unit: Unit = Unit.POINTS) -> Verdict:
    """Return the name of an error with its standard error: by its least cost, at 95 %; one that
    costs hardly anything then has no name, and is too close to call.
    """
    error, deviation = error / unit.point, deviation / unit.point
    least = error - INTERVAL * deviation
    if is_clear(error, deviation):
        for name, bound in BOUNDS:
            if least >= bound:
                return name
    is_small = error + INTERVAL * deviation < BOUNDS[-1][1]
    return Verdict.FINE if is_small else Verdict.TOO_CLOSE


@dataclass(frozen=True, slots=True)
class Alternative:
    """A command as text, its worth, how far that is behind the best, at least 0, and the standard
    error of this difference.
    """

    command: str
    worth: Worth
    behind: Worth
    deviation: Worth


@dataclass(frozen=True, slots=True)
class Told:
    """A `reasons.Reason`, its `why` by its value in the title's words."""

    why: str
    place: int | None
    points: float
    shares: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of a seat's decision in the step `ply`; commands are texts."""

    ply: int
    seat: int
    chosen: str
    best: str
    error: Worth
    deviation: Worth
    verdict: Verdict
    alternatives: tuple[Alternative, ...]
    """All commands that were compared, most points first."""
    reasons: tuple[Told, ...] = ()
    """The reasons that make most of an error; none if no single reason does."""
    then: str = ""
    """The rest of the best command's action; empty for none."""

    @property
    def margin(self) -> float:
        """The half-width of the 95 % interval of its error, in points."""
        return INTERVAL * self.deviation.points

    @property
    def least(self) -> float:
        """How many points it cost at least, at 95 %."""
        return self.error.points - self.margin

    def better(self, command_of: Callable[[str], Any]) -> Way:
        """Return the best move, its commands read by `command_of`."""
        then = command_of(self.then) if self.then else None
        ahead = self.error.points
        return Way(command_of(self.best), reasons=self.reasons, then=then, ahead=ahead)


@dataclass(frozen=True, slots=True)
class Change:
    """Changes of a seat's worth in the step `ply`, apart from its error; deviations in points."""

    ply: int
    seat: int
    chance: Worth = Worth()
    """By chance."""
    unseen: Worth = Worth()
    """By the hidden holdings of others."""
    kind: str = ""
    """The kind of chance, by its name in files; empty in a title that has one kind."""
    chance_deviation: float = 0.0
    unseen_deviation: float = 0.0
    others: Worth = Worth()
    """By the choice of another seat."""
    others_deviation: float = 0.0
    own: Worth = Worth()
    """By the seat's own choice, where that is better than foreseen."""


@dataclass(frozen=True, slots=True)
class Account:
    """The worth at the start for a seat, the change of each step, and the result: all empty in a
    file for one viewer, which lacks the true State.
    """

    seat: int
    start: Worth
    changes: tuple[Change, ...]
    result: Worth

    @property
    def chance(self) -> Worth:
        """The total change by chance."""
        return _sum(change.chance for change in self.changes)

    def luck(self, kind: str) -> Worth:
        """Return the total change by one kind of chance."""
        return _sum(change.chance for change in self.changes if change.kind == kind)

    @property
    def unseen(self) -> Worth:
        """The total change by hidden holdings."""
        return _sum(change.unseen for change in self.changes)

    @property
    def choices(self) -> Worth:
        """The total change by all players' choices, apart from the seat's errors: whoever errs
        raises the chances of the others.
        """
        return _sum(change.others + change.own for change in self.changes)


@dataclass(frozen=True, slots=True)
class LookWorth:
    """How many points a peek gained over the later decisions that it informed, how many it changed,
    and the half-width (`margin`) of the 95 % interval.
    """

    points: float
    margin: float
    decisions: int
    changed: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the points."""
        return self.points - self.margin, self.points + self.margin

    @property
    def is_told(self) -> bool:
        """Whether it is clear that the peek helped or misled, or that it changed nothing."""
        low, high = self.interval
        return not self.changed or low > 0 or high < 0


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game analysed: the game, the effort, and the form of the program; every judged
    decision, by ply.
    """

    version: int
    game: str
    """The digest of its setup and its line of play."""
    nodes: int
    compiled: bool
    judgements: tuple[Judgement, ...]
    accounts: tuple[Account, ...]
    looks: tuple[int, ...]
    """The plies at which a seat learned something hidden by peeking."""
    unit: Unit = Unit.POINTS

    @property
    def is_of_long_game(self) -> bool:
        """Whether its decisions had less effort than hints."""
        return any(one.ply >= LONG for one in self.judgements)

    def error(self, seat: int) -> Worth:
        """Return the total cost of a seat's errors."""
        return _sum(one.error for one in self.judgements if one.seat == seat)

    def clear_errors(self, seat: int) -> tuple[Judgement, ...]:
        """Return the errors of a seat that have a name, most expensive first."""
        made = (one for one in self.judgements if one.seat == seat and one.verdict.is_error)
        return tuple(sorted(made, key=lambda one: -one.error.points))

    def worths(self, account: Account) -> tuple[Worth, ...]:
        """Return the expected result of an account's seat at each position, the actual result
        last.
        """
        errors = {one.ply: one.error for one in self.judgements if one.seat == account.seat}
        found = [account.start]
        for change in account.changes:
            cost = errors.get(change.ply, Worth())
            moved = (change.chance, change.unseen, change.others, change.own)
            found.append(found[-1] - cost + _sum(moved))
        return tuple(found)

    def mean_error(self, seat: int) -> float:
        """Return the mean points that a decision cost a seat."""
        made = sum(one.seat == seat for one in self.judgements)
        return self.error(seat).points / made if made else 0.0


@dataclass(frozen=True, slots=True)
class Begun:
    """An analysis that was left after `done` positions; the last of these, and those that were
    worked out from the end, are `foreseen`.
    """

    done: int
    so_far: Analysis
    foreseen: tuple[object, ...] = added(())


class Source(Enum):
    """The source of a change of a seat's worth."""

    ERROR = "error"
    CHANCE = "chance"
    UNSEEN = "unseen"
    OTHERS = "others"


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step, numbered from 0, that changed the worth of a seat by `points` points, and the source;
    with the judgement, where it was an error of that seat, or the kind of chance.
    """

    ply: int
    seat: int
    source: Source
    points: float
    judgement: Judgement | None = None
    kind: str = ""


LEAST: Final = 4.0
"""How many points something else than an error must have moved to be a turning point."""
CLEAR_OF_MANY: Final = 3.5
"""How many standard errors make the change of one step more than luck, among all steps of a game:
several hundred, of which some lie beyond two by luck alone. Found by comparison: of those listed at
3 in a game of China, half vanished with 25 times as many playouts.
"""

_MayMove: TypeAlias = Callable[[int, int, Source], bool]


def turning_points(
    analysis: Analysis, may_move: _MayMove, seat: int | None = None
) -> tuple[TurningPoint, ...]:
    """Return all errors that have a name, and other large, clear changes, of one seat or of all,
    most expensive first. Each step is one turning point: the error, or its largest change.
    `may_move` tells of a ply, seat and source whether there was such a cause: a change without one
    is an error of estimates.
    """
    errors = [
        TurningPoint(one.ply, one.seat, Source.ERROR, -one.error.points, one)
        for one in analysis.judgements
        if one.verdict.is_error and seat in (None, one.seat)
    ]
    least = LEAST * analysis.unit.point
    moved = [
        TurningPoint(one.ply, one.seat, source, points, kind=one.kind)
        for account in analysis.accounts
        for one in account.changes
        for source, points, deviation in _moves(one, may_move)
        if abs(points) >= max(least, CLEAR_OF_MANY * deviation)
        and seat in (None, one.seat)
        and may_move(one.ply, one.seat, source)
    ]
    ranked = sorted((*errors, *moved), key=lambda one: -abs(one.points))
    largest = {one.ply: one for one in reversed(ranked)} | {one.ply: one for one in errors}
    return tuple(sorted(largest.values(), key=lambda one: -abs(one.points)))


def _moves(change: Change, may_move: _MayMove) -> Iterable[tuple[Source, float, float]]:
    """Yield the sources of a change, their points and standard errors. If the step showed nothing
    hidden, the part of hidden holdings counts as that of the choice.
    """
    chance, unseen, others = (one.points for one in (change.chance, change.unseen, change.others))
    deviation = change.others_deviation
    if not may_move(change.ply, change.seat, Source.UNSEEN):
        others, deviation = others + unseen, hypot(deviation, change.unseen_deviation)
    yield Source.CHANCE, chance, change.chance_deviation
    yield Source.UNSEEN, unseen, change.unseen_deviation
    yield Source.OTHERS, others, deviation


MOST_MISTAKES: Final = 5


def mistakes(
    analysis: Analysis, seat: int, players: Sequence[Player], marks: Sequence[Mark]
) -> tuple[Judgement, ...]:
    """Return the errors of a seat that are worth going through, in the order of play: the most
    expensive beyond doubt, at most `MOST_MISTAKES`. Where a person had the seat for a part of the
    game, none of a bot's. `players` and `marks` are those of the finished game.
    """
    own = [one for one in analysis.judgements if one.seat == seat]
    of_people = [one for one in own if player_at(players, marks, seat, one.ply).is_human]
    made = [one for one in of_people or own if one.verdict.is_error]
    dearest = sorted(made, key=lambda one: -one.least)[:MOST_MISTAKES]
    return tuple(sorted(dearest, key=lambda one: one.ply))


def to_bytes(analysis: Analysis | Begun) -> bytes:
    """Return an analysis as JSON, the same bytes for equal ones."""
    return json.dumps(to_plain(analysis), sort_keys=True, separators=(",", ":")).encode()


def from_bytes(content: bytes) -> Analysis:
    """Return the analysis from JSON; raises ValueError for anything else."""
    return from_plain(Analysis, json.loads(content))


def begun_from_bytes(content: bytes) -> Begun:
    """Return an analysis that was left from JSON; raises ValueError for anything else."""
    return from_plain(Begun, json.loads(content))


def _sum(worths: Iterable[Worth]) -> Worth:
    return sum(worths, Worth())
