"""The immediate consequences of a block on its squares (RULES sections 3.1 to 3.3 and 5,
Observers).

In this order: the double's own points, the reservation that is met or lapses, the counters that
Observers turn up, the provinces whose last square this was, and the seat's peeks from the block.
"""

from dataclasses import replace

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.geography import Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    Block,
    BlockKind,
    EventCard,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.reservation import after_singles, reserve
from changcheng_qt.titles.changcheng.rules.setup import PeekReach
from changcheng_qt.titles.changcheng.rules.state import Beats, State
from changcheng_qt.titles.changcheng.rules.turn import Act, Piece, Reservation


def place_single(state: State, square: Square, beats: Beats) -> State:
    """Place a single of the active seat."""
    seat = state.turn.seat
    left = state.supplies[seat].singles - 1
    state = _with_supply(state, seat, replace(state.supplies[seat], singles=left))
    state = _with_block(state, Block(BlockKind.SINGLE, seat), (square,))
    beats.append(Beat(events.SinglePlaced(seat, square), state))
    claims = after_singles(state.reservations, (square,), seat, left)
    for claim in state.reservations:
        if claim not in claims:
            others = tuple(other for other in state.reservations if other is not claim)
            state = replace(state, reservations=others)
            beats.append(Beat(events.ReservationEnded(seat, square in claim.candidates), state))
    return _occupied(state, (square,), beats)


def place_double(state: State, west: Square, east: Square, beats: Beats) -> State:
    """Place the double of the active seat and score it."""
    seat = state.turn.seat
    state = _with_supply(state, seat, replace(state.supplies[seat], doubles=0))
    state = _with_block(state, Block(BlockKind.DOUBLE, seat), (west, east))
    beats.append(Beat(events.DoublePlaced(seat, west, east), state))
    award = events.PointsScored(seat, state.wall.areas_touched(west, east), Source.DOUBLE, west)
    state = replace(state, scores=award.added_to(state.scores))
    beats.append(Beat(award, state))
    return _occupied(state, (west, east), beats)


def place_tower(state: State, square: Square, beats: Beats) -> State:
    """Place the tower of the active seat, with its reservation, if any."""
    seat = state.turn.seat
    beside = tuple(q for q in state.wall.neighbours[square] if state.blocks[q] is None)
    singles = state.supplies[seat].singles
    claims = reserve(state.reservations, state.blocks, Reservation(seat, beside), singles)
    reserved = len(claims) > len(state.reservations)
    state = _with_supply(state, seat, replace(state.supplies[seat], towers=0))
    state = _with_block(state, Block(BlockKind.TOWER, seat), (square,), claims)
    beats.append(Beat(events.TowerPlaced(seat, square, beside if reserved else ()), state))
    return _occupied(state, (square,), beats)


def place_neutral(state: State, square: Square, beats: Beats) -> State:
    """Place a neutral single."""
    state = replace(state, neutrals=state.neutrals - 1)
    state = _with_block(state, Block(BlockKind.SINGLE, NEUTRAL), (square,))
    beats.append(Beat(events.NeutralPlaced(state.turn.seat, square), state))
    return _occupied(state, (square,), beats)


def with_act(state: State, piece: Piece, squares: tuple[Square, ...]) -> State:
    """Record a part of the action with its provinces."""
    provinces = tuple(sorted({state.wall.province_of[square] for square in squares}))
    acts = (*state.turn.acts, Act(piece, provinces))
    return replace(state, turn=replace(state.turn, acts=acts))


def _with_supply(state: State, seat: Seat, supply: Supply) -> State:
    supplies = (*state.supplies[:seat], supply, *state.supplies[seat + 1 :])
    return replace(state, supplies=supplies)


def _with_block(
    state: State,
    block: Block,
    squares: tuple[Square, ...],
    reservations: tuple[Reservation, ...] | None = None,
) -> State:
    """Put a block on its empty squares, with its peeks, and with the new reservations, if any."""
    blocks = list(state.blocks)
    for square in squares:
        blocks[square] = block
    looks = tuple(sorted((*state.turn.looks, *_new_looks(state, squares))))
    return replace(
        state,
        blocks=tuple(blocks),
        turn=replace(state.turn, looks=looks),
        reservations=state.reservations if reservations is None else reservations,
    )


def _occupied(state: State, squares: tuple[Square, ...], beats: Beats) -> State:
    """Carry out the consequences of any block."""
    return _note_completed(_observe(state, squares, beats), squares, beats)


def _new_looks(state: State, squares: tuple[Square, ...]) -> set[Region]:
    wall, options = state.wall, state.setup.options
    if options.peek_reach is PeekReach.SQUARE:
        regions = {wall.region_of[square] for square in squares}
    else:
        provinces = {wall.province_of[square] for square in squares}
        regions = {region for p in provinces for region in wall.regions_bordering[p]}
    return regions - set(state.turn.looks) if options.memory_aid else regions


def _observe(state: State, squares: tuple[Square, ...], beats: Beats) -> State:
    if EventCard.OBSERVERS not in state.setup.events:
        return state
    regions = {state.wall.region_of[square] for square in squares}
    fresh = regions - state.turned_up - state.removed
    for region in sorted(fresh):
        threat, told = state.setup.threats[region], state.not_seeing(region)
        state = replace(state, turned_up=state.turned_up | {region})
        beats.append(Beat(events.ThreatTurnedUp(region, threat, told=told), state))
    return state


def _note_completed(state: State, squares: tuple[Square, ...], beats: Beats) -> State:
    touched = sorted({state.wall.province_of[square] for square in squares})
    for province in [province for province in touched if not state.empty(province)]:
        state = replace(state, due=(*state.due, province))
        beats.append(Beat(events.ProvinceCompleted(state.turn.seat, province), state))
    return state
