"""What each command does: the flow of a turn from its action to the next seat (RULES section 3).

One small function a command. `apply` refuses what is not legal and changes nothing then; whatever
else happens it returns a new State and the events in the order in which people at a table would see
them.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias, cast

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.step import Applied
from changcheng_qt.games.changcheng.attack import end_game
from changcheng_qt.games.changcheng.building import (
    occupy,
    place_double,
    place_single,
    place_tower,
    with_act,
)
from changcheng_qt.games.changcheng.commands import (
    BeginScoring,
    Command,
    EndTurn,
    ExtendMap,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
)
from changcheng_qt.games.changcheng.events import (
    CardPlayed,
    DoublePlaced,
    Event,
    NeutralPlaced,
    Peeked,
    SinglePlaced,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from changcheng_qt.games.changcheng.extension import add_board, call_for_board
from changcheng_qt.games.changcheng.ground import Ground
from changcheng_qt.games.changcheng.legality import legal, why_not
from changcheng_qt.games.changcheng.pieces import NEUTRAL, Block, BlockKind
from changcheng_qt.games.changcheng.provinces import DECIDE, reveal
from changcheng_qt.games.changcheng.setup import ExtensionTime
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import Act, Piece, PlacedCard, Stage, Turn

PARTS_OF_AN_ACTION = 2

Play: TypeAlias = Callable[[State, Command, list[Event]], State]


def apply(state: State, command: Command) -> Applied[State, Event]:
    """Return what a command leads to; raises `IllegalCommand` if it is not legal."""
    if refusal := why_not(state, command):
        raise IllegalCommand(refusal)
    events: list[Event] = []
    play = cast("Play", _PLAY[type(command)])
    after = play(state, command, events)
    if state.stage is not Stage.ACTION:
        after = _resume_action(after)
    return Applied(replace(after, ply=state.ply + 1), tuple(events))


def _place_single(state: State, command: PlaceSingle, events: list[Event]) -> State:
    partial = _is_partial(state)
    events.append(SinglePlaced(state.turn.seat, command.square))
    state = place_single(state, command.square, events)
    return _close_action(with_act(state, Piece.SINGLE, (command.square,)), partial)


def _play_card(state: State, command: PlayCard, events: list[Event]) -> State:
    partial = _is_partial(state)
    seat, card, province = state.turn.seat, command.card, command.province
    events.append(CardPlayed(seat, province, card))
    hand = tuple(other for other in state.hands[seat] if other is not card)
    state = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        cards=(*state.cards, PlacedCard(seat, card, province, state.ply)),
        turn=replace(state.turn, acts=(*state.turn.acts, Act(Piece.CARD, (province,)))),
    )
    return _close_action(state, partial)


def _place_double(state: State, command: PlaceDouble, events: list[Event]) -> State:
    squares = (command.west, command.east)
    events.append(DoublePlaced(state.turn.seat, *squares))
    state = place_double(state, *squares, events)
    return _done(with_act(state, Piece.DOUBLE, squares))


def _place_tower(state: State, command: PlaceTower, events: list[Event]) -> State:
    state = place_tower(state, command.square, events)
    return _done(with_act(state, Piece.TOWER, (command.square,)))


def _place_neutral(state: State, command: PlaceNeutral, events: list[Event]) -> State:
    events.append(NeutralPlaced(state.turn.seat, command.square))
    state = replace(state, neutrals=state.neutrals - 1)
    state = occupy(state, Block(BlockKind.SINGLE, NEUTRAL), (command.square,), events)
    return replace(state, turn=replace(state.turn, neutral_placed=True, action_done=True))


def _peek(state: State, command: Peek, events: list[Event]) -> State:
    seat, region = state.turn.seat, command.region
    events.append(Peeked(seat, region, state.setup.threats[region]))
    looks = list(state.turn.looks)
    looks.remove(region)
    return replace(
        state,
        peeks=state.peeks | {(seat, region)},
        turn=replace(state.turn, looks=tuple(looks)),
    )


def _begin_scoring(state: State, command: BeginScoring, events: list[Event]) -> State:
    return reveal(state, command.province, events)


def _end_turn(state: State, command: EndTurn, events: list[Event]) -> State:
    events.append(TurnEnded(state.turn.seat))
    state = replace(state, passes=0)
    state = call_for_board(state, ExtensionTime.TURN_END, events)
    return state if state.extension_due else _next_turn(state, events)


def _extend_map(state: State, command: ExtendMap, events: list[Event]) -> State:
    state = add_board(state, command, events)
    ends_turn = state.setup.options.extension_time is ExtensionTime.TURN_END
    return _next_turn(state, events) if ends_turn else state


def _pass(state: State, command: Pass, events: list[Event]) -> State:
    events.append(TurnPassed(state.turn.seat))
    return _next_turn(replace(state, passes=state.passes + 1), events)


def _next_turn(state: State, events: list[Event]) -> State:
    finished = all(block is not None for block in state.blocks)
    if finished or state.passes == state.setup.seats:
        return end_game(state, events)
    turn = Turn((state.turn.seat + 1) % state.setup.seats, state.turn.number + 1)
    events.append(TurnBegan(turn.seat, turn.number))
    return replace(state, turn=turn)


def _is_partial(state: State) -> bool:
    return not (state.turn.acts or Ground(state).can_complete)


def _close_action(state: State, partial: bool) -> State:
    if partial or state.is_opening or len(state.turn.acts) == PARTS_OF_AN_ACTION:
        return replace(state, turn=replace(state.turn, partial=partial, action_done=True))
    return state


def _resume_action(state: State) -> State:
    """Go on with an action in whose middle a province was scored or a board added; without a legal
    step for its second part it is over, as a partial one (RULES 3.5).
    """
    if state.stage is not Stage.ACTION or not state.turn.acts:
        return state
    is_stuck = not any(isinstance(step, PlaceSingle | PlayCard) for step in legal(state))
    return _close_action(state, partial=True) if is_stuck else state


def _done(state: State) -> State:
    return replace(state, turn=replace(state.turn, action_done=True))


_PLAY = {
    PlaceSingle: _place_single,
    PlayCard: _play_card,
    PlaceDouble: _place_double,
    PlaceTower: _place_tower,
    PlaceNeutral: _place_neutral,
    Peek: _peek,
    BeginScoring: _begin_scoring,
    EndTurn: _end_turn,
    ExtendMap: _extend_map,
    Pass: _pass,
    **DECIDE,
}
