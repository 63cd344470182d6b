"""Roads, settlements, cities and towers: costs, and the consequences of building them (RIDERS
sections 6 and 11.1).
"""

from collections.abc import Iterator

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import commands, events, sites
from changcheng_qt.titles.riders.rules.commands import Construction, Refusal
from changcheng_qt.titles.riders.rules.course import go_on, resume, win
from changcheng_qt.titles.riders.rules.geography import Corner, Road, Sector
from changcheng_qt.titles.riders.rules.hands import can_pay, pay
from changcheng_qt.titles.riders.rules.lines import lines_with_building, lines_with_road, long_road
from changcheng_qt.titles.riders.rules.pieces import (
    CITY_COST,
    LEVEL_COSTS,
    LEVELS,
    ROAD_COST,
    SETTLEMENT_COST,
    Building,
    Goods,
)
from changcheng_qt.titles.riders.rules.state import Beats, State
from changcheng_qt.titles.riders.rules.turn import Stage


def why_not_build_road(state: State, road: Road) -> Refusal | None:
    """Return why the active seat cannot build a road, which a corvée pays for."""
    seat = state.turn.active
    if refusal := sites.why_no_road(state, seat, road):
        return refusal
    return None if state.stage is Stage.CORVEE else lacking(state, ROAD_COST)


def why_not_build_settlement(state: State, corner: Corner) -> Refusal | None:
    """Return why the active seat cannot build a settlement."""
    refusal = sites.why_no_settlement(state, state.turn.active, corner)
    return refusal or lacking(state, SETTLEMENT_COST)


def why_not_build_city(state: State, corner: Corner) -> Refusal | None:
    """Return why the active seat cannot build a city."""
    return sites.why_no_city(state, state.turn.active, corner) or lacking(state, CITY_COST)


def why_not_raise_wall(state: State) -> Refusal | None:
    """Return why the active seat cannot build the next tower of its section."""
    level = state.levels[_own_sector(state)]
    return Refusal.WALL_COMPLETE if level == LEVELS else lacking(state, LEVEL_COSTS[level])


def lacking(state: State, cost: Goods) -> Refusal | None:
    """Return the refusal of a cost that the active seat cannot pay."""
    return None if can_pay(state, state.turn.active, cost) else Refusal.LACKING


def constructions(state: State) -> Iterator[Construction]:
    """Yield everything that the active seat can build, edicts aside."""
    seat = state.turn.active
    yield from roads_to_build(state)
    if not lacking(state, SETTLEMENT_COST):
        yield from map(commands.BuildSettlement, sites.settlement_sites(state, seat))
    if not lacking(state, CITY_COST):
        yield from map(commands.BuildCity, sites.city_sites(state, seat))
    if not why_not_raise_wall(state):
        yield commands.RaiseWall()


def roads_to_build(state: State) -> Iterator[commands.BuildRoad]:
    """Yield every road that the active seat can build."""
    if state.stage is Stage.CORVEE or not lacking(state, ROAD_COST):
        yield from map(commands.BuildRoad, sites.road_sites(state, state.turn.active))


def build_road(state: State, road: Road, beats: Beats) -> State:
    """Build a road of the active seat."""
    seat, is_free = state.turn.active, state.stage is Stage.CORVEE
    if is_free:
        turn = replace(state.turn, free_roads=state.turn.free_roads - 1)
        state = replace(state, turn=turn)
    else:
        state = pay(state, seat, ROAD_COST)
    state = lay_road(state, seat, road)
    beats.append(Beat(events.RoadBuilt(seat, road, is_free), state))
    return go_on(_award_long_road(state, beats), beats)


def build_settlement(state: State, corner: Corner, beats: Beats) -> State:
    """Build a settlement of the active seat; it may cut the line of another."""
    seat = state.turn.active
    state = settle(pay(state, seat, SETTLEMENT_COST), seat, corner)
    beats.append(Beat(events.SettlementBuilt(seat, corner), state))
    return _call_rider(_award_long_road(state, beats), beats)


def build_city(state: State, corner: Corner, beats: Beats) -> State:
    """Replace a settlement of the active seat with a city; the settlement can be used again."""
    seat = state.turn.active
    pieces = state.pieces[seat]
    pieces = replace(pieces, settlements=pieces.settlements + 1, cities=pieces.cities - 1)
    state = replace(
        pay(state, seat, CITY_COST),
        buildings=put(state.buildings, corner, Building(seat, is_city=True)),
        pieces=put(state.pieces, seat, pieces),
    )
    beats.append(Beat(events.CityBuilt(seat, corner), state))
    return _call_rider(state, beats)


def raise_wall(state: State, beats: Beats) -> State:
    """Build the next tower of the active seat's section."""
    seat, sector = state.turn.active, _own_sector(state)
    level = state.levels[sector]
    state = pay(state, seat, LEVEL_COSTS[level])
    state = replace(state, levels=put(state.levels, sector, level + 1))
    beats.append(Beat(events.WallRaised(seat, sector, level + 1), state))
    return state


def lay_road(state: State, seat: Seat, road: Road) -> State:
    """Return the position with another road of a seat."""
    board, roads, pieces = state.setup.board, put(state.roads, road, seat), state.pieces[seat]
    return replace(
        state,
        roads=roads,
        pieces=put(state.pieces, seat, replace(pieces, roads=pieces.roads - 1)),
        lines=lines_with_road(board, roads, state.buildings, state.lines, road),
    )


def settle(state: State, seat: Seat, corner: Corner) -> State:
    """Return the position with another settlement of a seat."""
    board, pieces = state.setup.board, state.pieces[seat]
    buildings = put(state.buildings, corner, Building(seat))
    return replace(
        state,
        buildings=buildings,
        pieces=put(state.pieces, seat, replace(pieces, settlements=pieces.settlements - 1)),
        lines=lines_with_building(board, state.roads, buildings, state.lines, corner),
    )


def _own_sector(state: State) -> Sector:
    return state.princes.index(state.turn.active)


def _award_long_road(state: State, beats: Beats) -> State:
    held = state.long_road
    now = long_road(held, state.lines)
    if now == held:
        return state
    state = replace(state, long_road=now)
    if now.holder != held.holder:
        beats.append(Beat(events.LongRoadMoved(now.holder, now.size), state))
    return state


def _call_rider(state: State, beats: Beats) -> State:
    """Go on after a settlement or a city: a rider is due, unless it won or the bag is empty."""
    state = win(state, beats)
    if state.ending:
        return state
    return replace(state, stage=Stage.RIDER_DUE) if any(state.bag) else resume(state)
