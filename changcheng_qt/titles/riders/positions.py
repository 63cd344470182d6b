"""The numbers and positions of the rulebook, from the rules themselves.

Every figure of the map is a real position: buildings, roads, towers and riders on the map, in the
View of the public; a figure is a part of it, around some hexes. Places have their names in files;
an assault ground is named by the number of its sector, a gathering ground by its numeral.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Final

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import edicts, forecast, offers, pieces, points, trade
from changcheng_qt.titles.riders.rules.geography import Board, board_for
from changcheng_qt.titles.riders.rules.hexes import At
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.setup import (
    LARGE_FROM,
    SEAT_COUNTS,
    OfferLimit,
    Options,
    RoundLimit,
    Setup,
    edicts_in_play,
)
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.titles.riders.table.rulebook import BookParts, MapFigure

RED, GREEN, BLUE, VIOLET = range(4)
"""The seats, by their colours; in figures they hold the sectors from the west in this order."""
_SMALL: Final = 4
_WAY: Final = ("4", "4.mountains5", "4.hills4", "4.fields10")


@dataclass(frozen=True, slots=True)
class Position:
    """The pieces on the map; `around` are the hexes in the figure, all of the map if empty.

    `levels` are indexed by sector, `waiting` and `entered` have the riders on assault grounds and
    land, `gathered` those on gathering grounds.
    """

    around: Sequence[str] = ()
    seats: int = _SMALL
    settlements: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    roads: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    has_forts: bool = True
    levels: Mapping[str, int] = field(default_factory=dict)
    waiting: Mapping[str, str] = field(default_factory=dict)
    gathered: Mapping[str, str] = field(default_factory=dict)
    entered: Mapping[str, str] = field(default_factory=dict)
    pirate: str = ""


POSITIONS: Final[Mapping[str, Position]] = MappingProxyType(
    {
        "map": Position(has_forts=False),
        "large-map": Position(has_forts=False, seats=6),
        "sector": Position(_WAY, levels={"4": 2}),
        "first-goods": Position(
            ("4.mountains5", "4.hills4", "4.fields2"),
            settlements={GREEN: ("4.mountains5.SE",)},
            roads={GREEN: ("4.hills4.NE",)},
        ),
        "gathering": Position(
            ("5", "6", "I", "5.mountains6", "6.forest6"),
            levels={"5": 1, "6": 2},
            gathered={"I": "I I"},
            waiting={"6": "I"},
        ),
        "before-breach": Position(
            (*_WAY, "II"), levels={"4": 2}, gathered={"II": "II"}, waiting={"4": "II III"}
        ),
        "breach": Position(
            (*_WAY, "II"),
            levels={"4": 1},
            entered={"4.mountains5": "II", "4.hills4": "III", "4.fields10": "II"},
        ),
        "harbours": Position(
            ("4.pasture8", "5.forest12", "5.fields4", "4.fields10.SE", "5.forest12.SE"),
            settlements={BLUE: ("4.pasture8.SE",)},
            roads={BLUE: ("4.pasture8.SE",)},
            pirate="5.forest12.SE",
        ),
        "long-road": Position(
            ("4.mountains5", "4.hills4", "4.fields10", "4.fields2", "4.pasture8"),
            roads={
                GREEN: (
                    *("4.mountains5.NE", "4.mountains5.SE", "4.hills4.NE", "4.hills4.SE"),
                    *("4.fields10.NE", "4.fields10.SE", "4.fields2.S"),
                )
            },
        ),
    }
)


def book_parts() -> BookParts:
    """Return the numbers of the rulebook, and all figures of the map."""
    return rule_numbers(), {name: partial(_figure_of, one) for name, one in POSITIONS.items()}


def rule_numbers() -> Mapping[str, int]:
    """Return every number that the chapters may state, from the rules."""
    small, large = map(edicts_in_play, (SEAT_COUNTS[0], LARGE_FROM))
    setups = {seats: _setup(seats) for seats in SEAT_COUNTS}
    ends = zip(("three", "four", "five", "six"), setups.values(), strict=True)
    own, board = pieces.Supply(), board_for(_SMALL)
    arrows = [number for number, (_, to) in board.arrow_of.items() if to == 0]
    return {
        "players_least": SEAT_COUNTS[0],
        "players_most": SEAT_COUNTS[-1],
        "victory": pieces.VICTORY,
        "towers": pieces.LEVELS,
        "waiting_most": pieces.WAITING_MOST,
        "riders_each": pieces.RIDERS_EACH,
        "hand_safe": pieces.HAND_SAFE,
        "roads_each": own.roads,
        "settlements_each": own.settlements,
        "cities_each": own.cities,
        "cards_small": setups[SEAT_COUNTS[0]].cards_each,
        "cards_large": setups[LARGE_FROM].cards_each,
        "points_start": 3 * pieces.Building(RED).worth,
        "settlement_worth": pieces.Building(RED).worth,
        "city_worth": pieces.Building(RED, is_city=True).worth,
        "rolls": forecast.ROLLS,
        "section_rolls": sum(map(forecast.ways_to_roll, arrows)),
        "seven_rolls": forecast.ways_to_roll(pieces.SEVEN),
        "city_grain": pieces.CITY_COST[pieces.Good.GRAIN],
        "city_ore": pieces.CITY_COST[pieces.Good.ORE],
        "last_clay": pieces.LEVEL_COSTS[-1][pieces.Good.CLAY],
        "rate": trade.RATE,
        "rate_any": trade.RATE_ANY,
        "rate_own": trade.RATE_OWN,
        "side_most": offers.SIDE_MOST,
        "cards_most": offers.CARDS_MOST,
        "offers": Options().offers.value,
        "offers_few": OfferLimit.THREE.value,
        "offers_many": OfferLimit.TWELVE.value,
        "rounds": Options().rounds.value,
        "rounds_few": RoundLimit.FORTY.value,
        "rounds_many": RoundLimit.HUNDRED.value,
        "deeds": edicts.DEEDS,
        "free_roads": edicts.FREE_ROADS,
        "soldiers_small": small.count(pieces.Edict.SOLDIER),
        "soldiers_large": large.count(pieces.Edict.SOLDIER),
        "others_small": small.count(pieces.Edict.LEVY),
        "others_large": large.count(pieces.Edict.LEVY),
        "edicts_small": len(small),
        "edicts_large": len(large),
        "long_road_least": pieces.LONG_ROAD_LEAST,
        "long_road_points": points.LONG_ROAD_POINTS,
        "great_host_least": pieces.GREAT_HOST_LEAST,
        "great_host_points": points.GREAT_HOST_POINTS,
        **{f"breaches_{name}": setup.breaches_end for name, setup in ends},
    }


def view_at(position: Position) -> View:
    """Return the public View of a position."""
    state = first_state(_setup(position.seats))
    board = state.setup.board
    if position.has_forts:
        state = _founded(state)
    for seat, corners in position.settlements.items():
        for word in corners:
            built = put(state.buildings, board.corner_of[word], pieces.Building(seat))
            state = replace(state, buildings=built)
    for seat, roads in position.roads.items():
        for word in roads:
            state = replace(state, roads=put(state.roads, board.road_of[word], seat))
    state = replace(
        state,
        levels=tuple(position.levels.get(str(one.number), 0) for one in board.sectors),
        waiting=tuple(_riders(position.waiting, str(one.number)) for one in board.sectors),
        gathered=tuple(_riders(position.gathered, one.numeral.word) for one in board.grounds),
        entered=tuple(_riders(position.entered, word) for word in board.land_words),
        pirate=board.sea_of.get(position.pirate, state.pirate),
    )
    return view_of(state, Knowledge(), PUBLIC)


def _figure_of(position: Position) -> MapFigure:
    view = view_at(position)
    return MapFigure(view, tuple(_place(view.board, word) for word in position.around))


def _setup(seats: int) -> Setup:
    return Setup(tuple(pieces.SeatColour)[:seats], RED, Options(), edicts_in_play(seats))


def _founded(state: State) -> State:
    """Return the position with the forts of all seats, from the west."""
    for seat, site in enumerate(state.setup.board.sectors):
        built = put(state.buildings, site.fort, pieces.Building(seat))
        state = replace(state, buildings=built)
    return replace(state, princes=tuple(range(state.setup.seats)))


def _riders(by_place: Mapping[str, str], place: str) -> pieces.Riders:
    return tuple(pieces.NUMERAL_BY_WORD[word] for word in by_place.get(place, "").split())


def _place(board: Board, word: str) -> At:
    """Return where a hex is."""
    if word in board.land_of:
        return board.lands[board.land_of[word]].at
    if word in board.sea_of:
        return board.seas[board.sea_of[word]].at
    assaults = {str(one.number): one.assault_at for one in board.sectors}
    return {**assaults, **{one.numeral.word: one.at for one in board.grounds}}[word]
