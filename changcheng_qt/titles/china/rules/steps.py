"""The flow of a game: each command, and the next seat's turn (CHINA sections 4, 6 and 8).

One small function per command. `apply` refuses an illegal command and changes nothing; otherwise it
returns the beats of the step: each event, and the State right after it.
"""

from dataclasses import replace
from typing import assert_never

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.step import Applied, Beat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.china.rules import commands, events
from changcheng_qt.titles.china.rules.cards import draw, fill_slots, lose, take_open
from changcheng_qt.titles.china.rules.commands import Command, Pay, Placement
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.geography import Region
from changcheng_qt.titles.china.rules.legality import can_anybody_place, owes_house, why_not
from changcheng_qt.titles.china.rules.pieces import PAIR, Cards, Colour
from changcheng_qt.titles.china.rules.scoring import end_game, score_region
from changcheng_qt.titles.china.rules.state import Beats, State, hand_over


def apply(state: State, command: Command) -> Applied[State, Event]:
    """Return the result of a command; raises `IllegalCommand` if it is not legal."""
    if refusal := why_not(state, command):
        raise IllegalCommand(refusal)
    beats: Beats = []
    _do(replace(state, ply=state.ply + 1), command, beats)
    return Applied(tuple(beats))


def _do(state: State, command: Command, beats: Beats) -> State:
    match command:
        case commands.PlaceHouse() | commands.SendEmissary() | commands.PlaceFortification():
            return _place(state, command, beats)
        case commands.SwapCard(colour):
            return _swap(state, colour, beats)
        case commands.TakeOpenCard(slot):
            return _take(state, slot, beats)
        case commands.DrawCard(card):
            return draw(state, card, beats)
        case commands.EndTurn(filled):
            return _end_turn(state, filled, beats)
        case commands.Pass():
            return _pass(state, beats)
        case _:
            assert_never(command)


def _place(state: State, command: Placement, beats: Beats) -> State:
    match command:
        case commands.PlaceHouse():
            state = _place_house(state, command, beats)
        case commands.SendEmissary():
            state = _send_emissary(state, command, beats)
        case commands.PlaceFortification():
            state = _place_fortification(state, command, beats)
        case _:
            assert_never(command)
    return state if can_anybody_place(state) else end_game(state, beats)


def _place_house(state: State, command: commands.PlaceHouse, beats: Beats) -> State:
    seat, space = state.turn.seat, command.space
    region = state.setup.board.region_of(space)
    state = _paid(state, region, command.pay)
    supply = state.supplies[seat]
    state = replace(
        state,
        houses=put(state.houses, space, seat),
        supplies=put(state.supplies, seat, replace(supply, houses=supply.houses - 1)),
        turn=replace(state.turn, owed=None),
    )
    beats.append(Beat(events.HousePlaced(seat, space, command.pay), state))
    return state if state.free_in(region) else score_region(state, region, beats)


def _send_emissary(state: State, command: commands.SendEmissary, beats: Beats) -> State:
    seat, region = state.turn.seat, command.region
    state = _paid(state, region, command.pay)
    supply, court = state.supplies[seat], state.courts[region]
    state = replace(
        state,
        courts=put(state.courts, region, put(court, seat, court[seat] + 1)),
        supplies=put(state.supplies, seat, replace(supply, emissaries=supply.emissaries - 1)),
    )
    beats.append(Beat(events.EmissarySent(seat, region, command.pay), state))
    return state


def _place_fortification(state: State, command: commands.PlaceFortification, beats: Beats) -> State:
    seat, space = state.turn.seat, command.space
    region = state.setup.board.region_of(space)
    state = _paid(state, region, command.pay)
    supply = state.supplies[seat]
    state = replace(
        state,
        fortified=state.fortified | {space},
        supplies=put(
            state.supplies, seat, replace(supply, fortifications=supply.fortifications - 1)
        ),
    )
    owes = command.owes if state.unknown_of(seat) else owes_house(state, region)
    state = replace(state, turn=replace(state.turn, owed=space if owes else None))
    beats.append(Beat(events.FortificationPlaced(seat, space, command.pay, owes), state))
    return state


def _paid(state: State, region: Region, pay: Pay) -> State:
    """Return the position after a piece for a region has been paid for, before it is placed."""
    turn = state.turn
    most = turn.most if turn.pieces else 2 - state.is_untouched(region)
    state = replace(state, turn=replace(turn, region=region, pieces=turn.pieces + 1, most=most))
    cards: list[Colour]
    cards = [state.setup.board.colour_of(region)] if pay is None else [pay] * PAIR
    for colour in cards:
        state = lose(state, turn.seat, colour)
    return state


def _swap(state: State, colour: Colour, beats: Beats) -> State:
    seat = state.turn.seat
    state = lose(state, seat, colour)
    state = replace(state, turn=replace(state.turn, swapped=True))
    beats.append(Beat(events.CardDiscarded(seat, colour), state))
    return state


def _take(state: State, slot: int, beats: Beats) -> State:
    colour = state.open[slot]
    assert colour is not None, "what is legal has been asked"
    return take_open(state, slot, colour, beats)


def _end_turn(state: State, filled: Cards, beats: Beats) -> State:
    beats.append(Beat(events.TurnEnded(state.turn.seat), state))
    return _next_turn(fill_slots(state, filled, beats), beats)


def _pass(state: State, beats: Beats) -> State:
    beats.append(Beat(events.Passed(state.turn.seat), state))
    return _next_turn(state, beats)


def _next_turn(state: State, beats: Beats) -> State:
    if state.is_last_round and state.turn.seat == state.setup.last:
        return end_game(state, beats)
    state = hand_over(state)
    beats.append(Beat(events.TurnBegan(state.turn.seat, state.turn.number), state))
    return state
