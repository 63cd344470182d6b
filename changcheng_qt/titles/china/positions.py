"""The positions in the figures of the rulebook, made of the rules' own states.

Every figure of the map is a real position: houses, emissaries and fortifications on the map, in the
View of the public; a figure is a part of it, around some regions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from random import Random
from types import MappingProxyType
from typing import Final

from changcheng_qt import assets
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.titles.china.rules.geography import Board, Region
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.maps import load_map
from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.setup import Options, SetupChoices, Side, draw_setup
from changcheng_qt.titles.china.rules.state import first_state
from changcheng_qt.titles.china.rules.view import View, view_of
from changcheng_qt.titles.china.table.rulebook import MapFigure, MapFigures

BLUE, GREEN, VIOLET, RED = range(4)
_COLOURS: Final = tuple(SeatColour)[:4]


@dataclass(frozen=True, slots=True)
class Position:
    """The pieces on the map, by the names of towns and regions in its file; `regions` are those in
    the figure, all of them if empty.
    """

    regions: Sequence[str] = ()
    houses: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    emissaries: Mapping[str, Mapping[Seat, int]] = field(default_factory=dict)
    fortified: Sequence[str] = ()


POSITIONS: Final[Mapping[str, Position]] = MappingProxyType(
    {
        "map": Position(),
        "region": Position(
            ("lu",),
            {BLUE: ("suiyang", "qufu"), RED: ("tan",)},
            {"lu": {BLUE: 1, RED: 1}},
        ),
        "scoring": Position(
            ("wei",),
            {
                BLUE: ("puzi", "pingyang", "anyi", "luoyang"),
                RED: ("daliang", "puyang"),
                GREEN: ("zhangzi",),
            },
        ),
        "alliance": Position(
            ("zhao", "qi"),
            {BLUE: ("dai", "lingshou", "julu", "linzi"), RED: ("handan", "gaotang")},
            {"zhao": {BLUE: 2, RED: 1}, "qi": {BLUE: 1}},
        ),
        "road": Position(
            ("wei",),
            {BLUE: ("puzi", "pingyang", "anyi", "luoyang", "daliang", "zhangzi")},
        ),
        "fortification": Position(
            ("qin",), {VIOLET: ("xianyang",), GREEN: ("yong",)}, {}, ("xianyang",)
        ),
    }
)


def map_figures() -> MapFigures:
    """Return all figures of the map."""
    return {name: partial(_figure_of, position) for name, position in POSITIONS.items()}


def _figure_of(position: Position) -> MapFigure:
    regions = _board().region_numbers
    return MapFigure(view_at(position), tuple(regions[name] for name in position.regions))


def view_at(position: Position) -> View:
    """Return the public View of a position."""
    board = _board()
    choices = SetupChoices(
        _COLOURS, first=BLUE, side=Side.A, options=Options(fortifications=bool(position.fortified))
    )
    state = first_state(draw_setup(choices, {Side.A: board}, Random(0)))
    owners = {town: seat for seat, towns in position.houses.items() for town in towns}
    courts = [_court(position, board, region) for region in range(len(board.regions))]
    built = replace(
        state,
        houses=tuple(owners.get(town.id) for town in board.spaces),
        courts=tuple(courts),
        fortified=frozenset(board.space_numbers[town] for town in position.fortified),
    )
    return view_of(built, Knowledge(), PUBLIC)


def _court(position: Position, board: Board, region: Region) -> tuple[int, ...]:
    here = position.emissaries.get(board.regions[region].id, {})
    return tuple(here.get(seat, 0) for seat in range(len(_COLOURS)))


@cache
def _board() -> Board:
    return load_map(assets.title_folder("china") / "map.json")[Side.A]
