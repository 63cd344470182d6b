"""Which commands are legal, and why the others are not (RULES section 3).

`why_not` is the one place that decides; `legal` proposes candidates and keeps those that it
accepts, so the two can never disagree. Every refusal names its rule. `forced` finds the only
possible command, which the table then gives by itself.
"""

from collections.abc import Iterator, Sequence

from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision, Refusal
from changcheng_qt.titles.changcheng.rules.geography import End, Province, Region, Side, Square
from changcheng_qt.titles.changcheng.rules.ground import Ground
from changcheng_qt.titles.changcheng.rules.provinces import decisions
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Piece, Stage

_BUSY = {
    Stage.OVER: Refusal.GAME_OVER,
    Stage.DECISION: Refusal.DECISION_FIRST,
    Stage.SCORING_DUE: Refusal.SCORING_FIRST,
    Stage.EXTENSION: Refusal.EXTENSION_FIRST,
}


def legal(state: State) -> tuple[Command, ...]:
    """Return every command that the seat to act may give, in a fixed order."""
    ground = Ground(state)
    return tuple([c for c in _candidates(state, ground) if _why_not(state, ground, c) is None])


def why_not(state: State, command: Command) -> Refusal | None:
    """Return why a command is not legal, or None."""
    return _why_not(state, Ground(state), command)


def forced(allowed: Sequence[Command]) -> Command | None:
    """Return the only possible decision, or the pass, if nothing else is legal (TABLE, "The log");
    never an end of turn, a scoring to begin, a peek or an extension, since these show something or
    hand over.
    """
    match allowed:
        case [only] if isinstance(only, Decision | commands.Pass):
            return only
        case _:
            return None


def _candidates(state: State, ground: Ground) -> Iterator[Command]:
    stage = state.stage
    if stage is Stage.DECISION:
        yield from decisions(state)
        return
    yield from (commands.Peek(region) for region in sorted(set(state.turn.looks)))
    yield from (commands.BeginScoring(province) for province in state.due)
    if stage is Stage.EXTENSION:
        yield from _extensions(state)
    if stage is Stage.ACTION:
        yield from _parts(state, ground)
    if stage in (Stage.ACTION, Stage.TURN_END):
        yield from map(commands.PlaceNeutral, ground.neutrals())
        yield from (commands.EndTurn(), commands.Pass())


def _parts(state: State, ground: Ground) -> Iterator[Command]:
    yield from map(commands.PlaceSingle, ground.singles())
    for card in state.hands[ground.seat]:
        yield from (commands.PlayCard(card, province) for province in ground.open)
    if not state.turn.acts:
        yield from (commands.PlaceDouble(west, east) for west, east in ground.doubles())
        yield from map(commands.PlaceTower, ground.towers())


def _extensions(state: State) -> Iterator[commands.ExtendMap]:
    for board in state.setup.spare:
        yield from (commands.ExtendMap(board.name, side, end) for side in Side for end in End)


def _why_not(state: State, ground: Ground, command: Command) -> Refusal | None:  # noqa: C901
    match command:
        case commands.PlaceSingle(square):
            return _action_shut(state) or _single(state, ground, square)
        case commands.PlayCard():
            return _action_shut(state) or _card(state, ground, command)
        case commands.PlaceDouble():
            return _action_shut(state) or _whole(state) or _double(state, ground, command)
        case commands.PlaceTower(square):
            return _action_shut(state) or _whole(state) or _tower(ground, square)
        case commands.PlaceNeutral(square):
            return _busy(state) or _neutral(state, ground, square)
        case commands.Peek(region):
            return _peek(state, region)
        case commands.BeginScoring(province):
            return _scoring(state, province)
        case commands.EndTurn():
            return _busy(state) or (None if state.turn.action_done else Refusal.ACTION_OPEN)
        case commands.ExtendMap():
            return _extension(state, command)
        case commands.Pass():
            return _action_shut(state) or _pass(ground)
        case _:
            return _decision(state, command)


def _busy(state: State) -> Refusal | None:
    return _BUSY.get(state.stage)


def _action_shut(state: State) -> Refusal | None:
    return _busy(state) or (Refusal.ACTION_DONE if state.turn.action_done else None)


def _single(state: State, ground: Ground, square: Square) -> Refusal | None:
    if refusal := ground.not_free(square):
        return refusal
    if not ground.supply.singles:
        return Refusal.NO_SINGLES
    if refusal := _single_beside(state, square):
        return refusal
    if not ground.single_fits(square):
        return Refusal.RESERVED
    if state.turn.acts or ground.pairs_begin_at(square):
        return None
    return Refusal.CANNOT_FINISH if ground.can_complete else None


def _single_beside(state: State, square: Square) -> Refusal | None:
    if not state.turn.acts:
        return None
    (act,) = state.turn.acts
    same = state.wall.province_of[square] in act.provinces
    if act.piece is Piece.SINGLE:
        return Refusal.SECOND_SINGLE_SAME_PROVINCE if same else None
    return None if same else Refusal.SINGLE_BESIDE_CARD


def _card(state: State, ground: Ground, command: commands.PlayCard) -> Refusal | None:
    province = command.province
    if province not in state.wall.provinces:
        return Refusal.PROVINCE_UNKNOWN
    if command.card not in state.hands[ground.seat]:
        return Refusal.NOT_IN_HAND
    if state.is_opening:
        return Refusal.ONE_SINGLE_OPENS
    if not ground.empty[province]:
        return Refusal.PROVINCE_FULL
    if state.turn.acts:
        return _card_beside(state, command)
    if ground.card_can_be_followed(province) or not ground.can_complete:
        return None
    return Refusal.CANNOT_FINISH


def _card_beside(state: State, command: commands.PlayCard) -> Refusal | None:
    (act,) = state.turn.acts
    if act.piece is Piece.SINGLE:
        return Refusal.NOT_AFTER_SINGLE
    return Refusal.SECOND_CARD_SAME_PROVINCE if command.province in act.provinces else None


def _whole(state: State) -> Refusal | None:
    if state.is_opening:
        return Refusal.ONE_SINGLE_OPENS
    if not state.turn.acts:
        return None
    (act,) = state.turn.acts
    return Refusal.NOT_AFTER_SINGLE if act.piece is Piece.SINGLE else Refusal.NOT_AFTER_CARD


def _double(state: State, ground: Ground, command: commands.PlaceDouble) -> Refusal | None:
    if refusal := ground.not_free(command.west, command.east):
        return refusal
    if not ground.supply.doubles:
        return Refusal.NO_DOUBLE
    if state.wall.east_of.get(command.west) != command.east:
        return Refusal.SQUARES_APART
    return ground.why_block_misfits(command.west, command.east)


def _tower(ground: Ground, square: Square) -> Refusal | None:
    if refusal := ground.not_free(square):
        return refusal
    if not ground.supply.towers:
        return Refusal.NO_TOWER
    return Refusal.BESIDE_TOWER if ground.beside_tower(square) else None


def _neutral(state: State, ground: Ground, square: Square) -> Refusal | None:
    if state.turn.neutral_placed:
        return Refusal.NEUTRAL_PLACED
    if not state.neutrals:
        return Refusal.NO_NEUTRALS
    if state.is_opening:
        return Refusal.NO_NEUTRAL_IN_OPENING
    if refusal := ground.not_free(square):
        return refusal
    if not state.turn.action_done and ground.can_act:
        return Refusal.ACTION_OPEN
    if not _open_to_neutrals(state, state.wall.province_of[square]):
        return Refusal.NEUTRAL_ELSEWHERE
    return ground.why_block_misfits(square)


def _open_to_neutrals(state: State, province: Province) -> bool:
    """Whether the action leaves a province to neutrals (RULES 3.4); without an action all are."""
    acts = state.turn.acts
    used = {p for act in acts for p in act.provinces}
    pieces = [act.piece for act in acts]
    beside = state.turn.partial or pieces in ([Piece.SINGLE] * 2, [Piece.CARD] * 2)
    return (province in used) is beside


def _peek(state: State, region: Region) -> Refusal | None:
    if state.stage in (Stage.OVER, Stage.DECISION, Stage.EXTENSION):
        return _BUSY[state.stage]
    if region in state.removed:
        return Refusal.PEEK_REMOVED
    if region in state.turned_up:
        return Refusal.PEEK_FACE_UP
    if state.setup.options.memory_aid and (state.turn.seat, region) in state.peeks:
        return Refusal.PEEK_KNOWN
    return None if region in state.turn.looks else Refusal.PEEK_NOT_BUILT


def _scoring(state: State, province: int) -> Refusal | None:
    if state.stage in (Stage.DECISION, Stage.EXTENSION):
        return _BUSY[state.stage]
    return None if province in state.due else Refusal.NOT_COMPLETED


def _pass(ground: Ground) -> Refusal | None:
    if ground.can_act:
        return Refusal.ACTION_POSSIBLE
    return Refusal.NEUTRAL_MUST if any(True for _ in ground.neutrals()) else None


def _decision(state: State, command: Decision) -> Refusal | None:
    if state.stage is not Stage.DECISION:
        return Refusal.GAME_OVER if state.over else Refusal.NOTHING_TO_DECIDE
    return None if command in decisions(state) else Refusal.NOT_YOUR_CHOICE


def _extension(state: State, command: commands.ExtendMap) -> Refusal | None:
    if state.stage is not Stage.EXTENSION:
        return Refusal.GAME_OVER if state.over else Refusal.NOT_NOW
    in_play = {face.board for face in state.wall.faces}
    if command.board in in_play or command.board not in {b.name for b in state.setup.spare}:
        return Refusal.BOARD_IN_PLAY
    if not state.setup.options.sides.allows(command.side):
        return Refusal.SIDE_NOT_ALLOWED
    if state.setup.options.random_extension:
        drawn = state.setup.extension_order[state.extensions]
        if (command.board, command.side) != (drawn.board, drawn.side):
            return Refusal.BOARD_NOT_DRAWN
    return None
