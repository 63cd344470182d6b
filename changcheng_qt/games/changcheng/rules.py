"""What each command does: the flow of a turn from its action to the next seat (RULES section 3).

One small function a command. `apply` refuses what is not legal and changes nothing then; whatever
else happens it returns a new State and the events in the order in which people at a table would see
them.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias, cast

from changcheng_qt.engine.errors import IllegalCommand
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
from changcheng_qt.games.changcheng.decisions import DECIDE
from changcheng_qt.games.changcheng.events import (
    CardPlayed,
    DoublePlaced,
    Event,
    ExtensionDue,
    MapExtended,
    NeutralPlaced,
    Peeked,
    SinglePlaced,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from changcheng_qt.games.changcheng.ground import Ground
from changcheng_qt.games.changcheng.legality import why_not
from changcheng_qt.games.changcheng.pieces import (
    EMPERORS_PER_EXTENSION,
    NEUTRAL,
    Block,
    BlockKind,
)
from changcheng_qt.games.changcheng.provinces import reveal
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import Act, Piece, PlacedCard, Turn

PARTS_OF_AN_ACTION = 2

Play: TypeAlias = Callable[[State, Command, list[Event]], State]


def apply(state: State, command: Command) -> Applied[State, Event]:
    """Return what a command leads to; raises `IllegalCommand` if it is not legal."""
    if refusal := why_not(state, command):
        raise IllegalCommand(refusal)
    events: list[Event] = []
    play = cast("Play", _PLAY[type(command)])
    after = play(state, command, events)
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
    seat = state.turn.seat
    events.append(TurnEnded(seat))
    state = replace(state, passes=0)
    if not state.extension_possible:
        return _next_turn(state, events)
    drawn = None
    told: tuple[int, ...] = ()
    if state.setup.options.random_extension:
        drawn = state.setup.extension_order[state.extensions]
        told = tuple(range(state.setup.seats))
    events.append(ExtensionDue(seat, drawn, told=told))
    return replace(state, extension_due=True)


def _extend_map(state: State, command: ExtendMap, events: list[Event]) -> State:
    board = next(board for board in state.setup.spare if board.name == command.board)
    wall = state.wall.extended(board.face(command.side), command.end)
    fresh = len(state.wall.provinces)
    reputations = state.setup.reputations[fresh : len(wall.provinces)]
    told = tuple(range(state.setup.seats))
    events.append(MapExtended(state.turn.seat, wall.faces[-1], command.end, reputations, told=told))
    state = replace(
        state,
        wall=wall,
        blocks=state.blocks + (None,) * (len(wall.squares) - len(state.blocks)),
        emperors=state.emperors - EMPERORS_PER_EXTENSION,
        extensions=state.extensions + 1,
        extension_due=False,
    )
    return _next_turn(state, events)


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
