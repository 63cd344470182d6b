"""The effect of each command: the flow of a turn from its action to the next seat (RULES section
3).

One small function per command. `apply` refuses an illegal command and changes nothing; otherwise it
returns the beats of the step: each event, and the State right after it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias, cast

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.step import Applied, Beat
from changcheng_qt.titles.changcheng.rules import building, commands, events
from changcheng_qt.titles.changcheng.rules.attack import end_game
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.extension import add_board, call_for_board
from changcheng_qt.titles.changcheng.rules.ground import Ground
from changcheng_qt.titles.changcheng.rules.legality import legal, why_not
from changcheng_qt.titles.changcheng.rules.provinces import DECISION_EFFECTS, begin_scoring
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.state import Beats, State
from changcheng_qt.titles.changcheng.rules.turn import Act, Piece, PlacedCard, Stage, Turn

PARTS_OF_AN_ACTION = 2

Effect: TypeAlias = Callable[[State, Command, Beats], State]


def apply(state: State, command: Command) -> Applied[State, Event]:
    """Return the result of a command; raises `IllegalCommand` if it is not legal."""
    if refusal := why_not(state, command):
        raise IllegalCommand(refusal)
    beats: Beats = []
    effect = cast("Effect", _EFFECTS[type(command)])
    after = effect(replace(state, ply=state.ply + 1), command, beats)
    if state.stage is not Stage.ACTION:
        after = _resume_action(after)
    if after is not beats[-1].after:
        beats[-1] = Beat(beats[-1].event, after)
    return Applied(tuple(beats))


def _place_single(state: State, command: commands.PlaceSingle, beats: Beats) -> State:
    partial = _is_partial(state)
    state = building.place_single(state, command.square, beats)
    return _close_action(building.with_act(state, Piece.SINGLE, (command.square,)), partial)


def _play_card(state: State, command: commands.PlayCard, beats: Beats) -> State:
    partial = _is_partial(state)
    seat, card, province = state.turn.seat, command.card, command.province
    hand = tuple(other for other in state.hands[seat] if other is not card)
    state = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        cards=(*state.cards, PlacedCard(seat, card, province, state.ply - 1)),
        turn=replace(state.turn, acts=(*state.turn.acts, Act(Piece.CARD, (province,)))),
    )
    beats.append(Beat(events.CardPlayed(seat, province, card), state))
    return _close_action(state, partial)


def _place_double(state: State, command: commands.PlaceDouble, beats: Beats) -> State:
    squares = (command.west, command.east)
    state = building.place_double(state, *squares, beats)
    return _done(building.with_act(state, Piece.DOUBLE, squares))


def _place_tower(state: State, command: commands.PlaceTower, beats: Beats) -> State:
    state = building.place_tower(state, command.square, beats)
    return _done(building.with_act(state, Piece.TOWER, (command.square,)))


def _place_neutral(state: State, command: commands.PlaceNeutral, beats: Beats) -> State:
    state = building.place_neutral(state, command.square, beats)
    return replace(state, turn=replace(state.turn, neutral_placed=True, action_done=True))


def _peek(state: State, command: commands.Peek, beats: Beats) -> State:
    seat, region = state.turn.seat, command.region
    looks = list(state.turn.looks)
    looks.remove(region)
    state = replace(
        state,
        peeks=state.peeks | {(seat, region)},
        turn=replace(state.turn, looks=tuple(looks)),
    )
    beats.append(Beat(events.Peeked(seat, region, state.setup.threats[region]), state))
    return state


def _begin_scoring(state: State, command: commands.BeginScoring, beats: Beats) -> State:
    return begin_scoring(state, command.province, beats)


def _end_turn(state: State, command: commands.EndTurn, beats: Beats) -> State:
    state = replace(state, passes=0)
    beats.append(Beat(events.TurnEnded(state.turn.seat), state))
    state = call_for_board(state, ExtensionTime.TURN_END, beats)
    return state if state.extension_due else _next_turn(state, beats)


def _extend_map(state: State, command: commands.ExtendMap, beats: Beats) -> State:
    state = add_board(state, command, beats)
    ends_turn = state.setup.options.extension_time is ExtensionTime.TURN_END
    return _next_turn(state, beats) if ends_turn else state


def _pass(state: State, command: commands.Pass, beats: Beats) -> State:
    state = replace(state, passes=state.passes + 1)
    beats.append(Beat(events.TurnPassed(state.turn.seat), state))
    return _next_turn(state, beats)


def _next_turn(state: State, beats: Beats) -> State:
    finished = all(block is not None for block in state.blocks)
    if finished or state.passes == state.setup.seats:
        return end_game(state, beats)
    turn = Turn((state.turn.seat + 1) % state.setup.seats, state.turn.number + 1)
    state = replace(state, turn=turn)
    beats.append(Beat(events.TurnBegan(turn.seat, turn.number), state))
    return state


def _is_partial(state: State) -> bool:
    return not (state.turn.acts or Ground(state).can_complete)


def _close_action(state: State, partial: bool) -> State:
    if partial or state.is_opening or len(state.turn.acts) == PARTS_OF_AN_ACTION:
        return replace(state, turn=replace(state.turn, partial=partial, action_done=True))
    return state


def _resume_action(state: State) -> State:
    """Resume an action that a scoring or an added board interrupted; without a legal second part it
    is over, as a partial one (RULES 3.5).
    """
    if state.stage is not Stage.ACTION or not state.turn.acts:
        return state
    is_stuck = not any(
        isinstance(step, commands.PlaceSingle | commands.PlayCard) for step in legal(state)
    )
    return _close_action(state, partial=True) if is_stuck else state


def _done(state: State) -> State:
    return replace(state, turn=replace(state.turn, action_done=True))


_EFFECTS = {
    commands.PlaceSingle: _place_single,
    commands.PlayCard: _play_card,
    commands.PlaceDouble: _place_double,
    commands.PlaceTower: _place_tower,
    commands.PlaceNeutral: _place_neutral,
    commands.Peek: _peek,
    commands.BeginScoring: _begin_scoring,
    commands.EndTurn: _end_turn,
    commands.ExtendMap: _extend_map,
    commands.Pass: _pass,
    **DECISION_EFFECTS,
}
