"""Why one command is better than another: the lines of the final score on which most differs.

Two commands were simulated equally often. On each line, such as a province, the seat's own points
and those of its best rival were added up, and counted how often the seat's own were not 0. The
lines are those of the flat core (`fields`): provinces, regions, doubles, event cards; what both had
before is no reason.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol

from changcheng_qt.games.changcheng.core import fields

MOST_REASONS: Final = 3
LEAST_POINTS: Final = 0.3
"""Below so many points on average a line is no reason."""
LEAST_SHARE: Final = 3
"""By how many of 100 games two shares must differ to be told."""


class Why(Enum):
    """What differs; each may speak for a command or against it."""

    PROVINCE_WON = "province_won"
    """The seat scores a province more often."""
    PROVINCE_VALUE = "province_value"
    """It scores it as often, for more points."""
    PROVINCE_DENIED = "province_denied"
    """The best rival scores less there."""
    REGION_AVOIDED = "region_avoided"
    """The seat loses points in a region less often."""
    REGION_VALUE = "region_value"
    """It loses there as often, but fewer points."""
    REGION_OF_RIVAL = "region_of_rival"
    """The best rival loses more there."""
    DOUBLE = "double"
    DIPLOMACY = "diplomacy"
    DOMINANCE = "dominance"
    IMPERIAL_REWARD = "imperial_reward"
    """Points for these, own and the best rival's."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A line: the province or region if it is one, by how many points on average it speaks for the
    command, and in how many of 100 games the seat's own points there are not 0 with the command,
    and otherwise.
    """

    why: Why
    place: int | None
    points: float
    shares: tuple[int, int]


class Tally(Protocol):
    """How the simulations of a command ended; see `bots.advice`."""

    @property
    def count(self) -> int:
        """How many there were."""

    @property
    def own(self) -> tuple[int, ...]:
        """The seat's points by line."""

    @property
    def rival(self) -> tuple[int, ...]:
        """The best rival's."""

    @property
    def times(self) -> tuple[int, ...]:
        """How often the seat's own were not 0."""


_CARDS: Final = {
    fields.DOUBLES: Why.DOUBLE,
    fields.DIPLOMACY_LINE: Why.DIPLOMACY,
    fields.DOMINANCE_LINE: Why.DOMINANCE,
    fields.REWARD_LINE: Why.IMPERIAL_REWARD,
}


def reasons_between(better: Tally, other: Tally, areas: int) -> Sequence[Reason]:
    """Return what speaks most for the first of two commands, and against it, largest first, on a
    wall of so many provinces and as many regions: of boards that may still come nothing is said.
    """
    found = [
        one
        for one in _lines(better, other)
        if abs(one.points) >= LEAST_POINTS and (one.place is None or one.place < areas)
    ]
    return sorted(found, key=lambda one: -abs(one.points))[:MOST_REASONS]


def _lines(better: Tally, other: Tally) -> Iterator[Reason]:
    for line in range(min(fields.LINES, len(better.own))):
        own = (better.own[line] - other.own[line]) / better.count
        rival = (other.rival[line] - better.rival[line]) / better.count
        first, second = (round(100 * one.times[line] / one.count) for one in (better, other))
        by_share = abs(first - second) >= LEAST_SHARE and (first > second) == (own > 0)
        by_own = abs(own) >= abs(rival)
        if line in _CARDS:
            why, place = _CARDS[line], None
        elif line < fields.REGIONS:
            why = Why.PROVINCE_WON if by_share else Why.PROVINCE_VALUE
            why, place = why if by_own else Why.PROVINCE_DENIED, line
        else:
            fewer = abs(first - second) >= LEAST_SHARE and (first < second) == (own > 0)
            why = Why.REGION_AVOIDED if fewer else Why.REGION_VALUE
            why, place = why if by_own else Why.REGION_OF_RIVAL, line - fields.REGIONS
        yield Reason(why, place, own + rival, (first, second))
