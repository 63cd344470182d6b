"""Why one command of Riders is better than another: the lines of the flat core's chances to win,
each by the seat's own contribution, and by that of the others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from changcheng_qt.verdicts.reasons import (
    LEAST_POINTS,
    POINT_IN_WINS,
    Reason,
    Tally,
    difference,
    strongest,
)


class Why(Enum):
    """The kinds of difference, in the order of the core's lines: the seat's own doing first, then
    that of the others; each may favour a command or another one.
    """

    BUILDINGS = "buildings"
    LONG_ROAD = "long_road"
    GREAT_HOST = "great_host"
    EDICTS = "edicts"
    BREACHES = "breaches"
    YIELD = "yield"
    VARIETY = "variety"
    HAND = "hand"
    WALL = "wall"
    SEVENS = "sevens"
    CONQUEST = "conquest"
    WIN = "win"
    BUILDINGS_OF_OTHERS = "buildings_of_others"
    LONG_ROAD_OF_OTHERS = "long_road_of_others"
    GREAT_HOST_OF_OTHERS = "great_host_of_others"
    EDICTS_OF_OTHERS = "edicts_of_others"
    BREACHES_OF_OTHERS = "breaches_of_others"
    YIELD_OF_OTHERS = "yield_of_others"
    VARIETY_OF_OTHERS = "variety_of_others"
    HAND_OF_OTHERS = "hand_of_others"
    WALL_OF_OTHERS = "wall_of_others"
    SEVENS_OF_OTHERS = "sevens_of_others"
    CONQUEST_OF_ALL = "conquest_of_all"
    WIN_OF_OTHERS = "win_of_others"


_WHYS: Final = tuple(Why)
_YIELDED: Final = {Why.HAND: Why.YIELD, Why.HAND_OF_OTHERS: Why.YIELD_OF_OTHERS}
"""Where the cards in hand count during the founding: all of them are yields to come."""
_LINES: Final = len(_WHYS) // 2
LEAST: Final = LEAST_POINTS * POINT_IN_WINS
"""A line with fewer games won of 100 is no reason."""


def reasons_between(
    better: Tally, other: Tally, *, is_founding: bool = False
) -> Sequence[Reason[Why]]:
    """Return the reasons for the first of two commands, and against it, largest first."""
    by_why = {one.why: one for one in _lines(better, other)}
    for hand, yielded in _YIELDED.items() if is_founding else ():
        points = by_why.pop(hand).points + by_why[yielded].points
        by_why[yielded] = replace(by_why[yielded], points=points)
    return strongest(by_why.values(), LEAST)


def _lines(better: Tally, other: Tally) -> Iterator[Reason[Why]]:
    for line in range(_LINES):
        found = difference(better, other, line)
        yield Reason(_WHYS[line], None, found.own, found.shares)
        yield Reason(_WHYS[_LINES + line], None, found.rival, found.shares)
