"""What is to be said of a square that is pointed at: where it lies, and what building there does.

Pure functions over a View. While a block is held, the squares are looked at as they would be with
it, and while a card's owner chooses walls, as they would be then; where a block may not stand, and
where nothing is held, as they are.
"""

from dataclasses import dataclass

from changcheng_qt.games.changcheng.commands import BreakWall, SwapWalls
from changcheng_qt.games.changcheng.forecast import (
    ProvinceForecast,
    RegionForecast,
    built_on,
    decided,
    province_forecast,
    region_forecast,
)
from changcheng_qt.games.changcheng.geography import Square
from changcheng_qt.games.changcheng.pieces import NEUTRAL, Block
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.pointer.hand import KINDS, HeldBlock, Pile
from changcheng_qt.ui.changcheng.pointer.targets import (
    Forewarning,
    Offers,
    Target,
    forewarnings,
    squares_of,
)


@dataclass(frozen=True, slots=True)
class Prospect:
    """The provinces and regions of some squares, west to east, as they would stand.

    `points` are those of a double itself; `is_built` tells whether a block is thought of on the
    squares, and `view` is the position then.
    """

    squares: tuple[Square, ...]
    view: View
    provinces: tuple[ProvinceForecast, ...]
    regions: tuple[RegionForecast, ...]
    is_built: bool = False
    points: int = 0
    forewarnings: tuple[Forewarning, ...] = ()


def is_foreseen(view: View, offers: Offers, target: Target | None) -> bool:
    """Tell whether there is a prospect of a target: a block to build there, or a card's choice."""
    if target is None:
        return False
    if isinstance(offers.targets.get(target), BreakWall | SwapWalls):
        return True
    is_to_build = isinstance(offers.held, HeldBlock) and view.to_act is not None
    return is_to_build and bool(squares_of(target))


def prospect_of(view: View, offers: Offers, target: Target | None) -> Prospect | None:
    """Return what a held block would do at a target, or a choice of walls for a card; None where
    neither is to be made.
    """
    if target is None or not is_foreseen(view, offers, target):
        return None
    command, held, squares = offers.targets.get(target), offers.held, squares_of(target)
    if isinstance(command, BreakWall | SwapWalls):
        return _prospect(_walls_of(command, view), decided(view, command), is_built=True)
    if command is None or not isinstance(held, HeldBlock) or view.to_act is None:
        return prospect_as_it_is(view, squares)
    owner = NEUTRAL if held.pile is Pile.NEUTRAL else view.to_act
    built = built_on(view, squares, Block(KINDS[held.pile], owner))
    return _prospect(
        squares,
        built,
        is_built=True,
        points=view.wall.areas_touched(*squares) if held.pile is Pile.DOUBLE else 0,
        ahead=forewarnings(view, squares),
    )


def _walls_of(command: BreakWall | SwapWalls, view: View) -> tuple[Square, ...]:
    """Return the squares of the walls that are chosen, west to east."""
    match command:
        case BreakWall(square):
            return (square,)
        case SwapWalls(here, there):
            order = view.wall.west_to_east
            return tuple(sorted((here, there), key=order.index))


def prospect_as_it_is(view: View, squares: tuple[Square, ...]) -> Prospect:
    """Return how things stand around squares."""
    return _prospect(squares, view)


def _prospect(
    squares: tuple[Square, ...],
    view: View,
    *,
    is_built: bool = False,
    points: int = 0,
    ahead: tuple[Forewarning, ...] = (),
) -> Prospect:
    provinces = dict.fromkeys(view.wall.province_of[square] for square in squares)
    regions = dict.fromkeys(view.wall.region_of[square] for square in squares)
    return Prospect(
        squares=squares,
        view=view,
        provinces=tuple(province_forecast(view, province) for province in provinces),
        regions=tuple(region_forecast(view, region) for region in regions),
        is_built=is_built,
        points=points,
        forewarnings=ahead,
    )
