"""The order of places in a list, and the search in it."""

import re
from collections.abc import Collection, Sequence
from enum import Enum
from typing import assert_never

from changcheng_qt.titles.riders.rules.forecast import ways_to_roll, yields_at
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry.hit_map import HitMap
from changcheng_qt.titles.riders.table.geometry.places import (
    ArrowPlace,
    CornerPlace,
    HexPlace,
    Place,
    RoadPlace,
)
from changcheng_qt.ui.looks.strokes import distance


class Sorting(Enum):
    """The order of a list of places."""

    SECTOR = "sector"
    """As keys walk: sector by sector from the west."""
    YIELD = "yield"
    """The most rolls first that give something."""
    DISTANCE = "distance"
    """The nearest first."""


def sorted_places(
    among: Collection[Place], sorting: Sorting, view: View, hits: HitMap, start: Place
) -> Sequence[Place]:
    """Return places in an order, those that are equal in it as keys walk; distances are measured
    from the place `start`.
    """
    walked = hits.in_order(among)
    match sorting:
        case Sorting.SECTOR:
            return walked
        case Sorting.YIELD:
            return sorted(walked, key=lambda place: -rolls_at(view, place))
        case Sorting.DISTANCE:
            middle = hits.middle(start)
            return sorted(walked, key=lambda place: distance(hits.middle(place) - middle))
        case _:
            assert_never(sorting)


def rolls_at(view: View, place: Place) -> int:
    """Return how many of the 36 rolls give something at a place: to a building on a corner, or to
    the better one at the ends of a road; 0 where no roll does.
    """
    match place:
        case CornerPlace(corner):
            return sum(ways_to_roll(number) for _, number in yields_at(view, corner))
        case RoadPlace(road):
            return max(rolls_at(view, CornerPlace(end)) for end in view.board.ends[road])
        case HexPlace(land):
            number = view.board.lands[land].number
            return 0 if number is None else ways_to_roll(number)
        case ArrowPlace(number):
            return ways_to_roll(number)
        case _:
            return 0


def has_words(name: str, query: str) -> bool:
    """Whether a name has every word of a query, in any case; a number only as a whole."""
    name = name.casefold()
    numbers = re.findall(r"\d+", name)
    return all(
        word in numbers if word.isdecimal() else word in name for word in query.casefold().split()
    )
