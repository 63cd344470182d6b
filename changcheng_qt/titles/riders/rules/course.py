"""The course of a game: from command to command, from turn to turn, and to its end (RIDERS sections
4 and 11).

A stage that interrupts another one knows nothing of it: `resume` finds from the turn where play
goes on.
"""

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.pieces import VICTORY
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Conquest
from changcheng_qt.titles.riders.rules.sites import road_sites
from changcheng_qt.titles.riders.rules.state import Beats, State
from changcheng_qt.titles.riders.rules.turn import Stage, Turn


def go_on(state: State, beats: Beats) -> State:
    """End the game if the seat in turn has won, else resume its turn."""
    state = win(state, beats)
    return state if state.ending else resume(state)


def resume(state: State) -> State:
    """Return the position at the next stage of the turn, once nothing interrupts it any more."""
    turn = state.turn
    if turn.builder is not None:
        return replace(state, stage=Stage.EXTRA_ROUND)
    if turn.deeds and _can_do_deed(state):
        return replace(state, stage=Stage.SOLDIER)
    if turn.free_roads and road_sites(state, turn.seat):
        return replace(state, stage=Stage.CORVEE)
    stage = Stage.BEFORE_ROLL if turn.dice is None else Stage.BUILDING
    return replace(state, stage=stage, turn=replace(turn, deeds=0, free_roads=0, sailed=False))


def win(state: State, beats: Beats) -> State:
    """End the game if the seat in turn has the points; in an extra building round nobody wins."""
    seat = state.turn.seat
    if state.turn.builder is None and points(state)[seat] >= VICTORY:
        return _end_game(state, Ending.WON, (seat,), beats)
    return state


def conquer(state: State, beats: Beats) -> State:
    """End the game at its last breach."""
    return _end_game(state, Ending.CONQUEST, _best(state), beats)


def begin_turn(state: State, seat: Seat, beats: Beats) -> State:
    """Begin the next turn, of a seat; it wins at once if it has the points."""
    turn = Turn(seat, state.turn.number + 1)
    fresh = (0,) * state.setup.seats
    state = replace(state, turn=turn, stage=Stage.BEFORE_ROLL, fresh=fresh)
    beats.append(Beat(events.TurnBegan(seat, turn.number), state))
    return win(state, beats)


def end_turn(state: State, beats: Beats) -> State:
    """End the turn: an extra building round or the next turn follows."""
    seat = state.turn.seat
    beats.append(Beat(events.TurnEnded(seat), state))
    if not state.setup.has_extra_round:
        return _next_turn(state, beats)
    builder = (seat + 1) % state.setup.seats
    state = replace(state, stage=Stage.EXTRA_ROUND, turn=replace(state.turn, builder=builder))
    beats.append(Beat(events.ExtraRoundBegan(builder), state))
    return state


def pass_extra(state: State, beats: Beats) -> State:
    """End one seat's part of the extra building round."""
    seat = state.turn.active
    builder = (seat + 1) % state.setup.seats
    is_last = builder == state.turn.seat
    state = replace(state, turn=replace(state.turn, builder=None if is_last else builder))
    beats.append(Beat(events.ExtraPassed(seat), state))
    return _next_turn(state, beats) if is_last else state


def _next_turn(state: State, beats: Beats) -> State:
    seats = state.setup.seats
    if state.turn.number == seats * state.setup.options.rounds:
        return _end_game(state, Ending.PEACE, _best(state), beats)
    return begin_turn(state, (state.turn.seat + 1) % seats, beats)


def _can_do_deed(state: State) -> bool:
    return not state.turn.sailed or any(state.gathered) or any(state.entered)


def _best(state: State) -> tuple[Seat, ...]:
    """Return the seats with most points, of equals those with the fewest penalties."""
    ranks = [
        (own, -penalties) for own, penalties in zip(points(state), state.penalties, strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _end_game(state: State, ending: Ending, best: tuple[Seat, ...], beats: Beats) -> State:
    all_lose = state.setup.options.conquest is Conquest.ALL_LOSE
    winners = () if ending is Ending.CONQUEST and all_lose else best
    state = replace(state, stage=Stage.OVER, ending=ending, winners=winners, best=best)
    beats.append(Beat(events.GameEnded(ending, winners, best, points(state)), state))
    return state
