"""Riders: from the bag to a gathering ground, to the wall, into the land, and back (RIDERS section
8 and 10.1).
"""

from collections.abc import Iterator

from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import commands, events
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.course import conquer, resume
from changcheng_qt.titles.riders.rules.geography import Ground, Hex, Sector
from changcheng_qt.titles.riders.rules.pieces import WAITING_MOST, Numeral
from changcheng_qt.titles.riders.rules.state import Beats, State


def draw(state: State, numeral: Numeral, beats: Beats) -> State:
    """Draw the rider that is due: it gathers on the ground of its numeral."""
    seats, ground = range(state.setup.seats), numeral - 1
    state = replace(
        state,
        bag=put(state.bag, ground, state.bag[ground] - 1),
        gathered=put(state.gathered, ground, (*state.gathered[ground], numeral)),
        draws=state.draws + 1,
    )
    state = resume(state)
    beats.append(Beat(events.RiderDrawn(state.turn.active, numeral, told=tuple(seats)), state))
    return state


def assault(state: State, number: int, beats: Beats) -> State:
    """Move the first rider at the arrow of a number before the wall, and through it where riders
    are more than towers; the last breach ends the game.
    """
    arrow = state.setup.board.arrow_of.get(number)
    if arrow is None or not state.gathered[arrow[0]]:
        return state
    ground, sector = arrow
    if len(state.waiting[sector]) == WAITING_MOST:
        beats.append(Beat(events.AssaultFull(ground, sector), state))
        return state
    rider, *others = state.gathered[ground]
    state = replace(
        state,
        gathered=put(state.gathered, ground, tuple(others)),
        waiting=put(state.waiting, sector, (*state.waiting[sector], rider)),
    )
    beats.append(Beat(events.RiderAssaulted(rider, ground, sector), state))
    is_breach = len(state.waiting[sector]) > state.levels[sector]
    return _breach(state, sector, beats) if is_breach else state


def hexes_entered(way: tuple[Hex, ...], riders: tuple[int, ...], count: int) -> tuple[Hex, ...]:
    """Return the hexes of a way, with the riders on each, that others enter one after the other:
    the one with the fewest riders, of those the one nearest to the wall.
    """
    on, entered = list(riders), []
    for _ in range(count):
        place = on.index(min(on))
        on[place] += 1
        entered.append(way[place])
    return tuple(entered)


def _breach(state: State, sector: Sector, beats: Beats) -> State:
    riders, towers = state.waiting[sector], state.levels[sector]
    way, seat = state.setup.board.sectors[sector].way, state.princes[sector]
    assert seat is not None, "riders come after the founding"
    hexes = hexes_entered(way, tuple(len(state.entered[land]) for land in way), len(riders))
    entered = state.entered
    for rider, land in zip(riders, hexes, strict=True):
        entered = put(entered, land, (*entered[land], rider))
    level, penalties = max(towers - 1, 0), state.penalties[seat] + 1
    state = replace(
        state,
        waiting=put(state.waiting, sector, ()),
        entered=entered,
        levels=put(state.levels, sector, level),
        penalties=put(state.penalties, seat, penalties),
    )
    breach = events.SectionBreached(
        sector, seat, riders, towers, level, hexes, penalties, state.breaches
    )
    beats.append(Beat(breach, state))
    return conquer(state, beats) if state.breaches == state.setup.breaches_end else state


def why_not_shift(state: State, start: Ground, end: Ground) -> Refusal | None:
    """Return why a soldier cannot move a rider from one gathering ground to another."""
    grounds = range(len(state.gathered))
    if start not in grounds or end not in grounds:
        return Refusal.NO_SUCH_PLACE
    if not state.gathered[start]:
        return Refusal.NO_RIDER_THERE
    return Refusal.SAME_GROUND if start == end else None


def why_not_chase(state: State, land: Hex) -> Refusal | None:
    """Return why a soldier cannot chase a rider from a hex."""
    if land not in range(len(state.entered)):
        return Refusal.NO_SUCH_PLACE
    return None if state.entered[land] else Refusal.NO_RIDER_THERE


def deeds_to_riders(state: State) -> Iterator[commands.ShiftRider | commands.ChaseRider]:
    """Yield every shift and chase that is possible."""
    for start, riders in enumerate(state.gathered):
        if riders:
            ends = (end for end in range(len(state.gathered)) if end != start)
            yield from (commands.ShiftRider(start, end) for end in ends)
    yield from (commands.ChaseRider(land) for land, riders in enumerate(state.entered) if riders)


def shift(state: State, start: Ground, end: Ground, beats: Beats) -> State:
    """Move the first rider of a gathering ground to the end of another, as a deed."""
    rider, *others = state.gathered[start]
    gathered = put(state.gathered, start, tuple(others))
    gathered = put(gathered, end, (*gathered[end], rider))
    turn = replace(state.turn, deeds=state.turn.deeds - 1)
    state = replace(state, gathered=gathered, turn=turn)
    beats.append(Beat(events.RiderShifted(turn.seat, rider, start, end), state))
    return resume(state)


def chase(state: State, land: Hex, beats: Beats) -> State:
    """Put the first rider that has entered a hex back into the bag, as a deed."""
    rider, *others = state.entered[land]
    turn = replace(state.turn, deeds=state.turn.deeds - 1)
    state = replace(
        state,
        entered=put(state.entered, land, tuple(others)),
        bag=put(state.bag, rider - 1, state.bag[rider - 1] + 1),
        turn=turn,
    )
    beats.append(Beat(events.RiderChased(turn.seat, rider, land), state))
    return resume(state)
