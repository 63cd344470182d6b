"""The best corners for a settlement of the founding, with the facts that speak for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from changcheng_qt.titles.riders.rules.appraisal import appraise
from changcheng_qt.titles.riders.rules.commands import Command, FoundSettlement
from changcheng_qt.titles.riders.rules.forecast import ways_at, yields_at
from changcheng_qt.titles.riders.rules.geography import Corner
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.view import View

BEST: Final = 3
"""How many corners are named."""
NUMBERED: Final = 18
"""How many of many corners have a number on the map: more would hide it."""
_NEAR: Final = 2
"""How many roads away a harbour still counts."""


@dataclass(frozen=True, slots=True)
class Site:
    """A corner: how many of 36 rolls give something there, its goods, and the nearest harbour with
    its distance in roads, None without one nearby.
    """

    corner: Corner
    ways: int
    goods: frozenset[Good]
    harbour: tuple[int, int] | None


def best_sites(view: View, legal: Sequence[Command]) -> tuple[Site, ...]:
    """Return the best corners for a settlement of the founding, the best first; none at any other
    time.
    """
    founding = [command for command in legal if isinstance(command, FoundSettlement)]
    if not founding:
        return ()
    worths = dict(zip(founding, appraise(view, founding), strict=True))
    order = sorted(founding, key=lambda one: worths[one], reverse=True)
    return tuple(site_at(view, one.corner) for one in order[:BEST])


def site_at(view: View, corner: Corner) -> Site:
    """Return the facts about a corner."""
    goods = frozenset(good for good, _ in yields_at(view, corner))
    return Site(corner, ways_at(view, corner), goods, _harbour_near(view, corner))


def numbered(view: View, corners: Sequence[Corner]) -> dict[Corner, int]:
    """Return how many of 36 rolls give something at the best of many corners, those that are equal
    to the last of them too.
    """
    ways = {corner: ways_at(view, corner) for corner in corners}
    least = sorted(ways.values())[-NUMBERED:][:1]
    return {corner: count for corner, count in ways.items() if [count] >= least}


def _harbour_near(view: View, corner: Corner) -> tuple[int, int] | None:
    """Return the nearest harbour, and how many roads away it is."""
    board, seen = view.board, {corner}
    for roads in range(_NEAR + 1):
        found = [harbour for place in seen for harbour in board.harbours_at[place]]
        if found:
            return min(found), roads
        seen |= {near for place in seen for near in board.neighbours[place]}
    return None
