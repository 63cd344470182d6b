"""A seven, the pirate, and robberies (RIDERS sections 4 and 9)."""

from collections.abc import Iterator

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import commands, events, goods_events, hands
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.course import resume
from changcheng_qt.titles.riders.rules.geography import Sea
from changcheng_qt.titles.riders.rules.pieces import HAND_SAFE, Good, goods
from changcheng_qt.titles.riders.rules.setup import Hands, PirateMove
from changcheng_qt.titles.riders.rules.state import Beats, State
from changcheng_qt.titles.riders.rules.turn import Stage


def halve_hands(state: State) -> State:
    """Return the position after a seven: large hands give up half of their cards first."""
    counts = map(state.hand_count, range(state.setup.seats))
    owed = tuple(count // 2 if count > HAND_SAFE else 0 for count in counts)
    stage = Stage.DISCARDING if any(owed) else Stage.PIRATE
    return replace(state, stage=stage, turn=replace(state.turn, owed=owed))


def why_not_discard(state: State, seat: Seat, good: Good) -> Refusal | None:
    """Return why a seat cannot give up a card."""
    return None if hands.can_pay(state, seat, goods(good)) else Refusal.LACKING


def discards(state: State, seat: Seat) -> Iterator[commands.Discard]:
    """Yield every card that a seat can give up."""
    every = (good for good in Good if why_not_discard(state, seat, good) is None)
    yield from map(commands.Discard, every)


def discard(state: State, good: Good, beats: Beats) -> State:
    """Give up a card of the next seat that owes some; after the last the pirate may move."""
    seat, owed = state.turn.discarding[0], state.turn.owed
    left = owed[seat] - 1
    owed = put(owed, seat, left)
    stage = Stage.DISCARDING if any(owed) else Stage.PIRATE
    state = hands.pay(state, seat, goods(good))
    state = replace(state, stage=stage, turn=replace(state.turn, owed=owed))
    beats.append(Beat(goods_events.GoodsDiscarded(seat, good, left), state))
    return state


def why_not_move(state: State, sea: Sea) -> Refusal | None:
    """Return why the pirate cannot move to a sea hex; a soldier moves it once only."""
    if sea not in range(len(state.setup.board.seas)):
        return Refusal.NOT_SEA
    if state.turn.sailed:
        return Refusal.PIRATE_MOVED
    return Refusal.PIRATE_THERE if sea == state.pirate else None


def why_not_leave(state: State) -> Refusal | None:
    """Return why the pirate cannot stay after a seven."""
    must = state.setup.options.pirate is PirateMove.MUST
    return Refusal.MUST_MOVE_PIRATE if must else None


def moves(state: State) -> Iterator[commands.MovePirate]:
    """Yield every move of the pirate."""
    if not state.turn.sailed:
        seas = range(len(state.setup.board.seas))
        yield from (commands.MovePirate(sea) for sea in seas if sea != state.pirate)


def move(state: State, sea: Sea, beats: Beats) -> State:
    """Move the pirate, after a seven or as a deed; a robbery may follow."""
    turn, start = state.turn, state.pirate
    if state.stage is Stage.SOLDIER:
        turn = replace(turn, deeds=turn.deeds - 1, sailed=True)
    state = replace(state, pirate=sea, turn=turn, stage=Stage.ROBBING)
    beats.append(Beat(events.PirateMoved(turn.seat, start, sea), state))
    return state if any(victims(state)) else resume(state)


def leave(state: State, beats: Beats) -> State:
    """Leave the pirate where it is, after a seven."""
    beats.append(Beat(events.PirateStayed(state.turn.seat), state))
    return resume(state)


def victims(state: State) -> Iterator[commands.Rob]:
    """Yield a robbery of each seat with cards, other than the one in turn."""
    seats = (seat for seat in range(state.setup.seats) if seat != state.turn.seat)
    yield from (commands.Rob(seat) for seat in seats if state.hand_count(seat))


def why_not_rob(state: State, victim: Seat, good: Good | None) -> Refusal | None:
    """Return why the seat in turn cannot take a card, or that card, from another."""
    if commands.Rob(victim) not in victims(state):
        return Refusal.NOBODY_TO_ROB
    is_possible = good is None or hands.can_pay(state, victim, goods(good))
    return None if is_possible else Refusal.IMPOSSIBLE


def rob(state: State, victim: Seat, good: Good | None, beats: Beats) -> State:
    """Take a card from another seat; only a file leaves out which."""
    seat = state.turn.seat
    if good is None:
        state = hands.hand_over_unseen(state, victim, seat)
    else:
        state = hands.hand_over(state, victim, seat, goods(good))
    is_open = state.setup.options.hands is Hands.OPEN
    told = tuple(range(state.setup.seats)) if is_open else tuple(sorted((seat, victim)))
    beats.append(Beat(goods_events.GoodsRobbed(seat, victim, good, told=told), state))
    return resume(state)


def spare(state: State, beats: Beats) -> State:
    """Take a card from nobody."""
    beats.append(Beat(events.AllSpared(state.turn.seat), state))
    return resume(state)
