"""Why one command is better than another: the lines of the final score on which most differs; and
the ways to go on that a hint tells.

Two commands were simulated. On each line the seat's own points and those of its best rival were
added up, and counted how often the seat's own were not 0.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeVar

W = TypeVar("W", bound=Enum)

MOST_REASONS: Final = 3
LEAST_POINTS: Final = 0.3
"""Below so many points on average a line is no reason."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How the simulations of one command ended, points against the best rival of each.

    `own` and `rival` are summed by the lines of the title's score, the last of them what both had
    before; `times` counts the simulations in which the seat's own points on a line were not 0.
    """

    count: int
    margin: int
    squares: int
    wins: int
    own: tuple[int, ...]
    rival: tuple[int, ...]
    times: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The expected margin over the best rival, in points."""
        return self.margin / self.count

    @property
    def variance(self) -> float:
        """The variance of the expected margin."""
        return (self.squares / self.count - self.mean**2) / self.count


@dataclass(frozen=True, slots=True)
class Reason(Generic[W]):
    """A line, in a title's words: its place if it has one, by how many points on average it speaks
    for the command, and in how many of 100 games the seat's own points there are not 0 with the
    command, and otherwise.
    """

    why: W
    place: int | None
    points: float
    shares: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to go on, by how many points on average it falls short of the best one, which is 0
    for that one, whether that may be luck, and each `Reason` that `explaining` names of the
    difference: of the best way from the next one that is clearly worse, told or not, of any other
    from the best. Where it may be luck, at most one, which by itself is more than luck.
    """

    command: Any
    behind: float = 0.0
    is_equal: bool = True
    reasons: tuple[Any, ...] = ()


NEGLIGIBLE: Final = 0.1
"""Up to which share of the one's points the other's go unmentioned."""


class Whose(Enum):
    """Whose points a line is about: the seat's, its best rival's, or how far the one is ahead of
    the other, where both differ and no figure of one side would be true.
    """

    OWN = "own"
    RIVAL = "rival"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Difference:
    """By how many points on average a line speaks for the first of two commands: the seat's own,
    and those that its best rival lacks; and the shares of a `Reason`.
    """

    own: float
    rival: float
    shares: tuple[int, int]

    @property
    def points(self) -> float:
        """Both together."""
        return self.own + self.rival

    @property
    def whose(self) -> Whose:
        """Whose points make the difference."""
        own, rival = abs(self.own), abs(self.rival)
        if min(own, rival) > NEGLIGIBLE * max(own, rival):
            return Whose.BOTH
        return Whose.OWN if own >= rival else Whose.RIVAL


def difference(better: Tally, other: Tally, line: int) -> Difference:
    """Return how two commands differ on a line."""
    return Difference(
        better.own[line] / better.count - other.own[line] / other.count,
        other.rival[line] / other.count - better.rival[line] / better.count,
        (_share(better.times[line], better.count), _share(other.times[line], other.count)),
    )


def _share(times: int, count: int) -> int:
    """Return how often of 100 something happened: 0 only for never, 100 only for always."""
    if times in (0, count):
        return 100 * times // count
    return min(99, max(1, round(100 * times / count)))


def strongest(reasons: Iterable[Reason[W]]) -> Sequence[Reason[W]]:
    """Return the reasons that are worth telling, largest first."""
    told = (one for one in reasons if abs(one.points) >= LEAST_POINTS)
    return sorted(told, key=lambda one: -abs(one.points))[:MOST_REASONS]


UNNAMED: Final = 0.2
"""Which share of a difference may be left without a reason."""


class Counted(Protocol):
    """What has points."""

    @property
    def points(self) -> float:
        """By how many points on average it speaks for a command."""


R = TypeVar("R", bound=Counted)


def explaining(reasons: Iterable[R], points: float) -> tuple[R, ...]:
    """Return as many of the reasons, largest first, as leave no more than `UNNAMED` of a difference
    of so many points without one; none where all of them together leave more: then there is no
    single reason.
    """
    named: list[R] = []
    left = points
    for reason in reasons:
        named.append(reason)
        left -= reason.points
        if abs(left) <= UNNAMED * abs(points):
            return tuple(named)
    return ()
