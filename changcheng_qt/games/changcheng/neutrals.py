"""The neutral single of a game of two: where it may go, and when it must (RULES section 3.4)."""

from changcheng_qt.games.changcheng.commands import Refusal
from changcheng_qt.games.changcheng.geography import Province, Square
from changcheng_qt.games.changcheng.ground import Ground
from changcheng_qt.games.changcheng.state import State
from changcheng_qt.games.changcheng.turn import Piece


def why_not(state: State, ground: Ground, square: Square) -> Refusal | None:
    """Return why the active seat may not place a neutral single there now, or None."""
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
    if not _province_open(state, state.wall.province_of[square]):
        return Refusal.NEUTRAL_ELSEWHERE
    return ground.why_block_misfits(square)


def _province_open(state: State, province: Province) -> bool:
    """Tell whether the action leaves a province to neutrals; no action leaves them all."""
    acts = state.turn.acts
    used = {p for act in acts for p in act.provinces}
    pieces = [act.piece for act in acts]
    beside = state.turn.partial or pieces in ([Piece.SINGLE] * 2, [Piece.CARD] * 2)
    return (province in used) is beside
