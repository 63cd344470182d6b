"""A square before a click: its areas, the effect of building there, and its immediate consequences.

Pure functions over a View. While a block is held, the squares are shown with it, and while a card's
owner chooses walls, with that choice; where a block is illegal, and where nothing is held, as they
are.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TypeAlias

from changcheng_qt.titles.changcheng.rules.commands import BreakWall, SwapWalls
from changcheng_qt.titles.changcheng.rules.forecast import (
    ProvinceForecast,
    RegionForecast,
    built_on,
    decided,
    province_forecast,
    region_forecast,
)
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, Block, EventCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.pointer.hand import KINDS, HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import Offers, Target, squares_of


@dataclass(frozen=True, slots=True)
class Completes:
    """The placement would occupy the last square of a province."""

    province: Province


@dataclass(frozen=True, slots=True)
class TurnsUp:
    """The placement would turn up a threat counter, by the event card Observers."""

    region: Region


Forewarning: TypeAlias = Completes | TurnsUp


@dataclass(frozen=True, slots=True)
class Prospect:
    """The provinces and regions of some squares, west to east, after the placement.

    `view` is the position then, and `points` are those of a double itself.
    """

    squares: tuple[Square, ...]
    view: View
    provinces: tuple[ProvinceForecast, ...]
    regions: tuple[RegionForecast, ...]
    points: int = 0
    forewarnings: tuple[Forewarning, ...] = ()


def is_foreseen(view: View, offers: Offers, target: Target | None) -> bool:
    """Whether there is a prospect of a target: a block to build there, or a card's choice."""
    if target is None:
        return False
    if isinstance(offers.targets.get(target), BreakWall | SwapWalls):
        return True
    is_to_build = isinstance(offers.held, HeldBlock) and view.to_act is not None
    return is_to_build and bool(squares_of(target))


def prospect_of(view: View, offers: Offers, target: Target | None) -> Prospect | None:
    """Return the effect of a held block at a target, or of a choice of walls for a card; None
    without either.
    """
    if target is None or not is_foreseen(view, offers, target):
        return None
    command, held, squares = offers.targets.get(target), offers.held, squares_of(target)
    if isinstance(command, BreakWall | SwapWalls):
        return prospect_as_it_is(decided(view, command), _walls_of(command, view))
    if command is None or not isinstance(held, HeldBlock) or view.to_act is None:
        return prospect_as_it_is(view, squares)
    owner = NEUTRAL if held.pile is Pile.NEUTRAL else view.to_act
    built = built_on(view, squares, Block(KINDS[held.pile], owner))
    points = view.wall.areas_touched(*squares) if held.pile is Pile.DOUBLE else 0
    there = prospect_as_it_is(built, squares)
    return replace(there, points=points, forewarnings=forewarnings(view, squares))


def prospect_as_it_is(view: View, squares: tuple[Square, ...]) -> Prospect:
    """Return the present state around squares."""
    provinces = dict.fromkeys(view.wall.province_of[square] for square in squares)
    regions = dict.fromkeys(view.wall.region_of[square] for square in squares)
    return Prospect(
        squares,
        view,
        tuple(province_forecast(view, province) for province in provinces),
        tuple(region_forecast(view, region) for region in regions),
    )


def forewarnings(view: View, squares: Collection[Square]) -> tuple[Forewarning, ...]:
    """Return the immediate consequences of blocks on these empty squares, west to east."""
    wall = view.wall
    provinces = dict.fromkeys(wall.province_of[square] for square in squares)
    completed = [Completes(p) for p in provinces if set(view.empty(p)) <= set(squares)]
    if EventCard.OBSERVERS not in view.events:
        return tuple(completed)
    regions = dict.fromkeys(wall.region_of[square] for square in squares)
    hidden = [r for r in regions if view.threats[r] is None and r not in view.removed]
    return (*completed, *(TurnsUp(region) for region in hidden))


def _walls_of(command: BreakWall | SwapWalls, view: View) -> tuple[Square, ...]:
    """Return the squares of the chosen walls, west to east."""
    match command:
        case BreakWall(square):
            return (square,)
        case SwapWalls(here, there):
            order = view.wall.west_to_east
            return tuple(sorted((here, there), key=order.index))
