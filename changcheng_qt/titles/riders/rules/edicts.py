"""Edicts: bought from the stack, and played (RIDERS section 10).

Those of one name in a hand are alike; the one that was bought first is played.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.engine.tuples import put, replace
from changcheng_qt.titles.riders.rules import commands, events, goods_events, hands
from changcheng_qt.titles.riders.rules.building import lacking
from changcheng_qt.titles.riders.rules.commands import Play, Refusal
from changcheng_qt.titles.riders.rules.course import resume, win
from changcheng_qt.titles.riders.rules.pieces import (
    EDICT_COST,
    GREAT_HOST_LEAST,
    Edict,
    Good,
    goods,
    holds,
)
from changcheng_qt.titles.riders.rules.setup import edicts_in_play
from changcheng_qt.titles.riders.rules.sites import road_sites
from changcheng_qt.titles.riders.rules.state import Beats, Bonus, State

DEEDS: Final = 2
FREE_ROADS: Final = 2


def why_not_buy(state: State, edict: Edict | None) -> Refusal | None:
    """Return why the active seat cannot buy an edict, or that one."""
    if state.taken == len(state.setup.stack):
        return Refusal.NO_EDICTS
    if refusal := lacking(state, EDICT_COST):
        return refusal
    top = state.setup.stack[state.taken]
    if edict is None or edict is top or (top is None and _is_left(state, edict)):
        return None
    return Refusal.IMPOSSIBLE


def buy(state: State, edict: Edict | None, beats: Beats) -> State:
    """Buy the edict on top of the stack."""
    seat, place = state.turn.active, state.taken
    if edict is not None and state.setup.stack[place] is None:
        stack = put(state.setup.stack, place, edict)
        state = replace(state, setup=replace(state.setup, stack=stack))
    state = replace(
        hands.pay(state, seat, EDICT_COST),
        edicts=put(state.edicts, seat, (*state.edicts[seat], place)),
        fresh=put(state.fresh, seat, state.fresh[seat] + 1),
        taken=place + 1,
    )
    bought = events.EdictBought(seat, place, state.setup.stack[place], told=(seat,))
    beats.append(Beat(bought, state))
    return win(state, beats)


def why_not_play(state: State, command: Play) -> Refusal | None:
    """Return why the seat in turn cannot play an edict."""
    return why_no_play(state, edict_of(command)) or _why_not(state, command)


def plays(state: State) -> Iterator[Play]:
    """Yield every play of an edict."""
    for edict, every in commands.PLAYS.items():
        if why_no_play(state, edict) is None:
            yield from (play for play in every if _why_not(state, play) is None)


def edict_of(command: Play) -> Edict:
    """Return the edict that a command plays."""
    return commands.EDICT_OF[type(command)]


def why_no_play(state: State, edict: Edict) -> Refusal | None:
    """Return why the seat in turn cannot play an edict of that name at all."""
    seat = state.turn.seat
    if state.turn.played:
        return Refusal.EDICT_PLAYED
    if _place_of(state, seat, edict) is not None:
        return None
    held = {state.setup.stack[place] for place in state.edicts[seat]}
    return Refusal.EDICT_FRESH if edict in held else Refusal.EDICT_NOT_HELD


def _why_not(state: State, command: Play) -> Refusal | None:
    """Return why an edict in hand cannot be played so."""
    match command:
        case commands.PlaySoldier():
            return None
        case commands.PlayCorvee():
            if not state.pieces[state.turn.seat].roads:
                return Refusal.NO_ROADS
            return None if road_sites(state, state.turn.seat) else Refusal.NO_FREE_ROAD
        case commands.PlayTribute(first, second):
            if first > second:
                return Refusal.ORDER_OF_CARDS
            is_there = holds(state.supply, goods(first, second))
            return None if is_there else Refusal.SUPPLY_SHORT
        case commands.PlayLevy(good, cards):
            is_possible = cards is None or _is_levy_possible(state, good, cards)
            return None if is_possible else Refusal.IMPOSSIBLE
        case _:
            assert_never(command)


def levied(state: State, good: Good) -> tuple[int, ...]:
    """Return how many cards of a good the others hold, clockwise from the next seat."""
    return tuple(state.hands[seat][good] for seat in state.turn.others(state.setup.seats))


def _is_levy_possible(state: State, good: Good, cards: tuple[int, ...]) -> bool:
    """Whether the others can have handed over that many cards of a good."""
    others = state.turn.others(state.setup.seats)
    return len(cards) == len(others) and all(
        0 <= given <= state.hand_count(seat)
        if not state.knows_hand(seat)
        else given == state.hands[seat][good]
        for seat, given in zip(others, cards, strict=True)
    )


def play(state: State, command: Play, beats: Beats) -> State:
    """Play an edict of the seat in turn, up to the first choice that it allows."""
    seat, edict = state.turn.seat, edict_of(command)
    place = _place_of(state, seat, edict)
    left = tuple(held for held in state.edicts[seat] if held != place)
    turn = replace(
        state.turn,
        played=True,
        deeds=DEEDS if edict is Edict.SOLDIER else 0,
        free_roads=FREE_ROADS if edict is Edict.CORVEE else 0,
    )
    state = replace(
        state,
        turn=turn,
        edicts=put(state.edicts, seat, left),
        played=put(state.played, seat, (*state.played[seat], edict)),
    )
    state = resume(state)
    beats.append(Beat(events.EdictPlayed(seat, edict), state))
    return _take_effect(state, command, beats)


def _take_effect(state: State, command: Play, beats: Beats) -> State:
    match command:
        case commands.PlaySoldier():
            return win(_award_great_host(state, beats), beats)
        case commands.PlayCorvee():
            return state
        case commands.PlayTribute(first, second):
            return _take_tribute(state, first, second, beats)
        case commands.PlayLevy(good, cards):
            assert cards is not None, "a levy is completed before it is played"
            return _levy(state, good, cards, beats)
        case _:
            assert_never(command)


def finish(state: State, beats: Beats) -> State:
    """Do without the deeds or roads that an edict still allows."""
    turn = replace(state.turn, deeds=0, free_roads=0)
    state = resume(replace(state, turn=turn))
    beats.append(Beat(events.EdictFinished(turn.seat), state))
    return state


def _take_tribute(state: State, first: Good, second: Good, beats: Beats) -> State:
    seat, cards = state.turn.seat, goods(first, second)
    state = hands.take(state, seat, cards)
    beats.append(Beat(goods_events.TributeTaken(seat, cards), state))
    return state


def _levy(state: State, good: Good, cards: tuple[int, ...], beats: Beats) -> State:
    seat, by_seat = state.turn.seat, [0] * state.setup.seats
    for giver, given in zip(state.turn.others(state.setup.seats), cards, strict=True):
        state = hands.hand_over_all(state, giver, seat, good, given)
        by_seat[giver] = given
    told = tuple(range(state.setup.seats))
    levied = goods_events.GoodsLevied(seat, good, tuple(by_seat), told=told)
    beats.append(Beat(levied, state))
    return state


def _award_great_host(state: State, beats: Beats) -> State:
    seat, held = state.turn.seat, state.great_host
    soldiers = state.played[seat].count(Edict.SOLDIER)
    if soldiers < GREAT_HOST_LEAST or soldiers <= held.size:
        return state
    state = replace(state, great_host=Bonus(seat, soldiers))
    if held.holder != seat:
        beats.append(Beat(events.GreatHostMoved(seat, soldiers), state))
    return state


def _place_of(state: State, seat: Seat, edict: Edict) -> int | None:
    """Return the place in the stack of an edict that a seat can play: not bought in this turn."""
    stack, held = state.setup.stack, state.edicts[seat]
    older = held[: len(held) - state.fresh[seat]]
    if edict in (known := [stack[place] for place in older]):
        return older[known.index(edict)]
    return older[known.index(None)] if None in known and _is_left(state, edict) else None


def _is_left(state: State, edict: Edict) -> bool:
    """Whether an edict that a file leaves out can be one of that name."""
    stack = state.setup.stack
    seen = sum(played.count(edict) for played in state.played)
    seen += sum(stack[place] is edict for held in state.edicts for place in held)
    return seen < edicts_in_play(state.setup.seats).count(edict)
