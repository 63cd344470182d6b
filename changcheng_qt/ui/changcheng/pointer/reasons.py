"""Why something that lies in the tray cannot be picked up now, in one sentence.

Only asked for the seat that is due and looks at its own view: what the rules answer may depend on
that seat's hand.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from math import ceil
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.commands import (
    Command,
    EndTurn,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    Refusal,
)
from changcheng_qt.games.changcheng.geography import Square
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.refusals import refusal
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.changcheng.pointer.hand import Held, HeldBlock, HeldCard, Pile
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

_ASKED: Final = 6
"""The most places that are asked about, spread over the wall, for all that are refused alike."""

T = TypeVar("T")


def why_not_held(bridge: MatchBridge, view: View, held: Held) -> str:
    """Say why nothing can be done with what would be held."""
    return why_not(bridge, view, _commands(view, held))


def why_not_end(bridge: MatchBridge, view: View) -> str:
    """Say why the turn cannot be ended."""
    return why_not(bridge, view, [EndTurn()])


def why_no_undo(bridge: MatchBridge) -> str:
    """Say why the latest step cannot be taken back, empty where it can."""
    barrier = bridge.undo_barrier
    return barrier_text(barrier) if barrier else ""


def why_not(bridge: MatchBridge, view: View, commands: Sequence[Command]) -> str:
    """Say why none of these commands is legal: the reason that most of them share."""
    if view.to_act is None:
        return refusal(Refusal.GAME_OVER)
    if view.to_act != view.viewer:
        name = player_name(bridge.players, view.to_act)
        return fill(translate("Reasons", "It's {player}'s turn to decide."), player=name)
    common = _commonest(bridge, commands)
    return refusal(common) if isinstance(common, Refusal) else ""


def _commonest(bridge: MatchBridge, commands: Sequence[Command]) -> Enum:
    """Return the reason that most of the commands share; no more are asked about once one reason
    holds for more than half of them.
    """
    reasons: Counter[Enum] = Counter()
    for command in commands:
        reason = bridge.why_not(command)
        if reason is not None:
            reasons[reason] += 1
            if 2 * reasons[reason] > len(commands):
                return reason
    return max(reasons, key=lambda reason: reasons[reason], default=Refusal.NOT_NOW)


def _commands(view: View, held: Held) -> list[Command]:
    """Return commands that would set down what is held, on empty squares for blocks: only some of
    them, because they are needed for every pile after every step.
    """
    wall, blocks = view.wall, view.blocks
    match held:
        case HeldBlock(Pile.SINGLE):
            return [PlaceSingle(square) for square in _spread(_empty(view))]
        case HeldBlock(Pile.TOWER):
            return [PlaceTower(square) for square in _spread(_empty(view))]
        case HeldBlock(Pile.NEUTRAL):
            return [PlaceNeutral(square) for square in _spread(_empty(view))]
        case HeldBlock(Pile.DOUBLE):
            pairs = [
                (west, east)
                for west, east in wall.east_of.items()
                if blocks[west] is None or blocks[east] is None
            ]
            return [PlaceDouble(west, east) for west, east in _spread(pairs)]
        case HeldCard(card):
            return [PlayCard(card, province) for province in _spread(wall.provinces)]
        case _:
            return []


def _empty(view: View) -> list[Square]:
    return [square for square in view.wall.squares if view.blocks[square] is None]


def _spread(places: Sequence[T]) -> Sequence[T]:
    """Return no more of the places than are asked about, at even distances."""
    return places[:: max(1, ceil(len(places) / _ASKED))]
