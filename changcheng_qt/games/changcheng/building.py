"""What follows at once when a block occupies squares (RULES sections 3.1 to 3.3 and 5, Observers).

In this order: the double's own points, the reservation that is met or lapses, the counters that
Observers turn up, the provinces whose last square this was, and the looks that the block gives its
seat.
"""

from dataclasses import replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events import (
    Event,
    PointsScored,
    ProvinceCompleted,
    ReservationEnded,
    Source,
    ThreatTurnedUp,
    TowerPlaced,
)
from changcheng_qt.games.changcheng.geography import Region, Square
from changcheng_qt.games.changcheng.pieces import Block, BlockKind, EventCard, Supply
from changcheng_qt.games.changcheng.reservation import after_singles, reserve
from changcheng_qt.games.changcheng.setup import PeekReach
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import Act, Piece, Reservation


def occupy(state: State, block: Block, squares: tuple[Square, ...], events: list[Event]) -> State:
    """Put a block on its empty squares and let follow what follows for any block."""
    blocks = list(state.blocks)
    for square in squares:
        blocks[square] = block
    looks = tuple(sorted((*state.turn.looks, *_new_looks(state, squares))))
    state = replace(state, blocks=tuple(blocks), turn=replace(state.turn, looks=looks))
    return _note_completed(_observe(state, squares, events), squares, events)


def place_single(state: State, square: Square, events: list[Event]) -> State:
    """Place a single of the active seat."""
    seat = state.turn.seat
    left = state.supplies[seat].singles - 1
    state = _with_supply(state, seat, replace(state.supplies[seat], singles=left))
    claims = after_singles(state.reservations, (square,), seat, left)
    for claim in state.reservations:
        if claim not in claims:
            events.append(ReservationEnded(seat, square in claim.candidates))
    state = replace(state, reservations=claims)
    return occupy(state, Block(BlockKind.SINGLE, seat), (square,), events)


def place_double(state: State, west: Square, east: Square, events: list[Event]) -> State:
    """Place the double of the active seat and score it."""
    seat = state.turn.seat
    state = _with_supply(state, seat, replace(state.supplies[seat], doubles=0))
    points = state.wall.areas_touched(west, east)
    events.append(PointsScored(seat, points, Source.DOUBLE, west))
    scores = list(state.scores)
    scores[seat] += points
    state = replace(state, scores=tuple(scores))
    return occupy(state, Block(BlockKind.DOUBLE, seat), (west, east), events)


def place_tower(state: State, square: Square, events: list[Event]) -> State:
    """Place the tower of the active seat, with the reservation that it may bring."""
    seat = state.turn.seat
    beside = tuple(q for q in state.wall.neighbours[square] if state.blocks[q] is None)
    singles = state.supplies[seat].singles
    claims = reserve(state.reservations, state.blocks, Reservation(seat, beside), singles)
    reserved = len(claims) > len(state.reservations)
    events.append(TowerPlaced(seat, square, beside if reserved else ()))
    state = _with_supply(state, seat, replace(state.supplies[seat], towers=0))
    state = replace(state, reservations=claims)
    return occupy(state, Block(BlockKind.TOWER, seat), (square,), events)


def with_act(state: State, piece: Piece, squares: tuple[Square, ...]) -> State:
    """Note a part of the action by the provinces it went to."""
    provinces = tuple(sorted({state.wall.province_of[square] for square in squares}))
    acts = (*state.turn.acts, Act(piece, provinces))
    return replace(state, turn=replace(state.turn, acts=acts))


def _with_supply(state: State, seat: Seat, supply: Supply) -> State:
    supplies = (*state.supplies[:seat], supply, *state.supplies[seat + 1 :])
    return replace(state, supplies=supplies)


def _new_looks(state: State, squares: tuple[Square, ...]) -> set[Region]:
    wall, options = state.wall, state.setup.options
    if options.peek_reach is PeekReach.SQUARE:
        regions = {wall.region_of[square] for square in squares}
    else:
        provinces = {wall.province_of[square] for square in squares}
        regions = {region for p in provinces for region in wall.regions_bordering[p]}
    return regions - set(state.turn.looks) if options.memory_aid else regions


def _observe(state: State, squares: tuple[Square, ...], events: list[Event]) -> State:
    if EventCard.OBSERVERS not in state.setup.events:
        return state
    regions = {state.wall.region_of[square] for square in squares}
    fresh = regions - state.turned_up - state.removed
    for region in sorted(fresh):
        threat, told = state.setup.threats[region], state.not_seeing(region)
        events.append(ThreatTurnedUp(region, threat, told=told))
    return replace(state, turned_up=state.turned_up | fresh)


def _note_completed(state: State, squares: tuple[Square, ...], events: list[Event]) -> State:
    touched = sorted({state.wall.province_of[square] for square in squares})
    full = tuple(province for province in touched if not state.empty(province))
    events.extend(ProvinceCompleted(state.turn.seat, province) for province in full)
    return replace(state, due=state.due + full)
