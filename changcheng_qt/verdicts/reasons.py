"""Why one command is better than another: the lines of the final score with the largest
differences; the moves of a hint, and which of their reasons are given.

Two commands were simulated. On each line the seat's own points and those of its best rival were
added up, and the games in which the seat's own were not 0 were counted.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Any, Final, Generic, Protocol, TypeVar

WhyT = TypeVar("WhyT", bound=Enum)
NumberT = TypeVar("NumberT", int, float)

MOST_REASONS: Final = 3
LEAST_POINTS: Final = 0.3
"""A line with fewer points on average is no reason, and a command that is better by less is about
as good.
"""
POINT_IN_WINS: Final = 2.5
"""How many games won of 100 matter as much as a point, where a title judges by games won."""
CLEAR: Final = 2
"""How many standard errors make a difference clear."""


def is_clear(points: float, error: float, point: float = 1.0) -> bool:
    """Whether a difference is more than luck, and large enough to mention; `point` is how many of
    its unit matter as much as a point.
    """
    return points > max(CLEAR * error, LEAST_POINTS * point)


SPREAD: Final = 8.0
"""How far from their mean simulations usually end, in points or in games won of 100."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How the simulations of one command ended, in points compared with the best rival of each.

    If `is_judged`, the title judged the positions where simulations stopped, and all figures are
    games won of 100 instead of points.
    """

    count: int
    """How many simulations there were."""
    margin: float
    """The sum of the margins over the best rival."""
    squares: float
    """The sum of the squares of these margins."""
    wins: float
    own: tuple[float, ...]
    """The seat's points by the lines of the title's score, the last of them from before."""
    rival: tuple[float, ...]
    """The best rival's points by the same lines; if `is_judged`, the gain of all others."""
    times: tuple[int, ...]
    """In how many simulations the seat's points on a line were not 0; if `is_judged`, in how many
    the event of the line happened.
    """
    is_judged: bool = False
    parts: tuple[float, ...] = ()
    """Sums of margins, each over every nth simulation, in the order of their seeds."""

    @property
    def mean(self) -> float:
        """The expected margin over the best rival, in points."""
        return self.margin / self.count

    @property
    def point(self) -> float:
        """How many of its unit matter as much as a point."""
        return POINT_IN_WINS if self.is_judged else 1.0

    @property
    def variance(self) -> float:
        """The variance of the expected margin. One simulation more is taken to have been off by
        `SPREAD`: a few that happen to end alike are no proof.
        """
        apart = max(0.0, self.squares - self.count * self.mean**2)
        return (apart + SPREAD**2) / self.count**2


def together(tallies: Sequence[Tally]) -> Tally:
    """Return the sum of several tallies."""

    def added(lines: Iterable[tuple[NumberT, ...]]) -> tuple[NumberT, ...]:
        return tuple(sum(line) for line in zip(*lines, strict=True))

    return Tally(
        sum(one.count for one in tallies),
        sum(one.margin for one in tallies),
        sum(one.squares for one in tallies),
        sum(one.wins for one in tallies),
        added(one.own for one in tallies),
        added(one.rival for one in tallies),
        added(one.times for one in tallies),
        tallies[0].is_judged,
        added(one.parts for one in tallies),
    )


@dataclass(frozen=True, slots=True)
class Reason(Generic[WhyT]):
    """A line of the score as a reason for a command, in a title's words."""

    why: WhyT
    place: int | None
    """The place that it is about, if any."""
    points: float
    """By how many points on average it favours the command."""
    shares: tuple[int, int]
    """In how many of 100 games the seat's points on the line are not 0, with the command and
    otherwise.
    """


@dataclass(frozen=True, slots=True)
class Way:
    """One move of a hint, compared with the best one; the best, with the next one that is clearly
    worse, shown or not.

    In a title that judges by games won, all points here are games won of 100.
    """

    command: Any
    behind: float = 0.0
    """By how many points on average it falls short of the best; 0 for the best."""
    is_equal: bool = True
    """Whether that may be luck."""
    reasons: tuple[Any, ...] = ()
    """The reasons that `explaining` returns for the difference; at most one where that may be luck,
    which by itself is more than luck.
    """
    then: Any = None
    """The next command of the same action, if there is a plan."""
    wins: float | None = None
    """The games won of 100 after the move; None in a title that judges by points."""
    is_planned: bool = False
    """Whether the hint before had planned this move."""
    is_mistake: bool = False
    """Whether an analysis would list it as an error."""
    ahead: float = 0.0
    """Of the better of two moves: by how many points it is better; 0 if unknown."""

    @property
    def cost(self) -> float:
        """By how many points it falls short, or by games won that matter as much."""
        return self.behind if self.wins is None else self.behind / POINT_IN_WINS


SURE: Final = 2.5
"""How many standard errors make the largest of a move's many lines more than luck."""


def are_apart(shares: tuple[int, int], count: int) -> bool:
    """Whether two shares of 100 differ by more than luck, each of `count` simulations."""
    first, second = (share / 100 for share in shares)
    error = sqrt((first * (1 - first) + second * (1 - second)) / count)
    return abs(first - second) > SURE * max(error, 1 / count)


NEGLIGIBLE: Final = 0.1
"""The other's points are not mentioned up to this share of the first's."""


class Whose(Enum):
    """Whose points a line is about: the seat's, its best rival's, or the margin between them, where
    both differ and no figure of one side would be true.
    """

    OWN = "own"
    RIVAL = "rival"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Difference:
    """By how many points on average a line favours the first of two commands: the seat's own, and
    those that its best rival lacks; and the shares of a `Reason`, and how many of the own points
    there are because these differ, not because more was won each time.
    """

    own: float
    rival: float
    shares: tuple[int, int]
    by_shares: float

    @property
    def points(self) -> float:
        """The sum of both."""
        return self.own + self.rival

    @property
    def whose(self) -> Whose:
        """Whose points make up the difference."""
        own, rival = abs(self.own), abs(self.rival)
        if min(own, rival) > NEGLIGIBLE * max(own, rival):
            return Whose.BOTH
        return Whose.OWN if own >= rival else Whose.RIVAL


def difference(better: Tally, other: Tally, line: int) -> Difference:
    """Return the difference of two commands on a line."""
    both = better, other
    each = [one.own[line] / one.times[line] for one in both if one.times[line]]
    oftener = better.times[line] / better.count - other.times[line] / other.count
    return Difference(
        better.own[line] / better.count - other.own[line] / other.count,
        other.rival[line] / other.count - better.rival[line] / better.count,
        (_share(better.times[line], better.count), _share(other.times[line], other.count)),
        oftener * sum(each) / max(1, len(each)),
    )


def _share(times: int, count: int) -> int:
    """Return a share of 100: 0 only for never, 100 only for always."""
    if times in (0, count):
        return 100 * times // count
    return min(99, max(1, round(100 * times / count)))


def strongest(
    reasons: Iterable[Reason[WhyT]], least: float = LEAST_POINTS
) -> Sequence[Reason[WhyT]]:
    """Return the reasons that are worth showing, largest first."""
    large = (one for one in reasons if abs(one.points) >= least)
    return sorted(large, key=lambda one: -abs(one.points))[:MOST_REASONS]


UNNAMED: Final = 0.2
"""The share of a difference that may be left without a reason."""


class Counted(Protocol):
    """Something with points."""

    @property
    def points(self) -> float:
        """By how many points on average it favours a command."""


CountedT = TypeVar("CountedT", bound=Counted)


def explaining(reasons: Iterable[CountedT], points: float) -> tuple[CountedT, ...]:
    """Return the fewest reasons, from the first on, that explain a difference of `points` points up
    to a share of `UNNAMED`; none if all together do not.
    """
    named: list[CountedT] = []
    left = points
    for reason in reasons:
        named.append(reason)
        left -= reason.points
        if abs(left) <= UNNAMED * abs(points):
            return tuple(named)
    return ()


MUCH_LARGER: Final = 2
"""By which factor a reason elsewhere must be larger to be named before one in the move's own
places.
"""


COVERING: Final = 0.5
"""The least share of a gain in a reason that may stand for all of it."""


class Standing(Enum):
    """How a move compares with others: alike if the difference may be luck."""

    BETTER = "better"
    ALIKE = "alike"
    WORSE = "worse"


class Grounds(Enum):
    """Where a move has sure effects, which need no simulation."""

    NONE = "none"
    NO_PLACE = "no place"
    """They have no place, such as those of a drawn card."""
    OWN_PLACES = "own places"


class Gain(Enum):
    """Where a better move gains if no reason for it is given, or only a small one."""

    ELSEWHERE = "elsewhere"
    SPREAD = "spread"


@dataclass(frozen=True, slots=True)
class Argument:
    """The reasons that are given for a move: the `main` one is against a worse move and for any
    other, the `flip` side the opposite; and where the move gains if neither says it.
    """

    main: Reason[Any] | None = None
    flip: Reason[Any] | None = None
    gain: Gain | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A move compared with others."""

    standing: Standing
    grounds: Grounds
    action: Sequence[Any]
    """The commands of its action."""
    others: Sequence[Any]
    """The commands of the other moves that have sure effects."""
    is_about: Callable[[Reason[Any], Any], bool]
    """Whether a reason is about the places of a command."""
    ahead: float = 0.0
    """By how many points the move is better; 0 if unknown."""

    @property
    def side(self) -> int:
        """The sign of the points of a main reason."""
        return -1 if self.standing is Standing.WORSE else 1

    def argument(self, reasons: Sequence[Reason[Any]], *, has_costs: bool) -> Argument:
        """Choose from reasons, largest first; `has_costs` if sure costs of the move are named.

        Where simulations must speak for a move without sure effects, those about the moves that it
        is compared with do, and those without a place.
        """
        if self.grounds is Grounds.NONE:
            return self._argument(self._about_others(reasons) if self.others else reasons)
        if self.standing is Standing.ALIKE:
            return Argument()
        making = [one for one in reasons if one.points * self.side > 0]
        near = self._near(reasons, making)
        if self.standing is Standing.WORSE:
            return self._argument(near)
        if not has_costs and _is_outweighed(near):
            near = [one for one in near if one not in making]
        has_main = any(one in making for one in near)
        if has_main or self.grounds is Grounds.NO_PLACE:
            return self._argument(near)
        return self._argument(near, Gain.ELSEWHERE if making else Gain.SPREAD)

    def _argument(self, reasons: Sequence[Reason[Any]], gain: Gain | None = None) -> Argument:
        main = next((one for one in reasons if one.points * self.side >= 0), None)
        flip = next((one for one in reasons if one.points * self.side < 0), None)
        is_better = self.standing is Standing.BETTER
        if is_better and main is not None and main.points < COVERING * self.ahead:
            gain = Gain.ELSEWHERE
        return Argument(main, flip, gain)

    def _near(
        self, reasons: Sequence[Reason[Any]], making: Sequence[Reason[Any]]
    ) -> Sequence[Reason[Any]]:
        """Return the reasons in the own places of the move; before them those in other places that
        make the difference, where none of its own does, or much less.
        """
        own = [one for one in reasons if self._concerns(self.action, one)]
        if self.standing is Standing.BETTER and self.grounds is Grounds.NO_PLACE:
            return own
        others = self._about_others(making)
        most_own, most = (
            max((one.points * self.side for one in each), default=0.0) for each in (own, others)
        )
        return [*others, *own] if most > MUCH_LARGER * max(0.0, most_own) else own

    def _about_others(self, reasons: Sequence[Reason[Any]]) -> list[Reason[Any]]:
        """Return the reasons in the places of the others, and those without a place unless the
        effects of the move have none either.
        """
        has_nowhere = self.grounds is not Grounds.NO_PLACE
        return [
            one
            for one in reasons
            if (has_nowhere and one.place is None) or self._concerns(self.others, one)
        ]

    def _concerns(self, commands: Sequence[Any], reason: Reason[Any]) -> bool:
        return any(self.is_about(reason, command) for command in commands)


def _is_outweighed(reasons: Sequence[Reason[Any]]) -> bool:
    """Whether the largest reason against a move is no smaller than the largest for it."""
    most = max((one.points for one in reasons), default=0.0)
    return 0 < most <= -min(one.points for one in reasons)
