"""What the owner of a revealed card can choose, and what the panel must say about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from changcheng_qt.games.changcheng.commands import (
    BeginScoring,
    BreakWall,
    Command,
    Decision,
    DeclineSwap,
    Peek,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.cards import impossible_effects


@dataclass(frozen=True, slots=True)
class Choices:
    """The commands to show as buttons, whether others are chosen on the board, whether walls to be
    broken are among these, whether a threat counter can still be looked at before, and effects of
    the card that are impossible now, in sentences.
    """

    buttons: tuple[Command, ...] = ()
    on_board: bool = False
    breaks_walls: bool = False
    can_peek: bool = False
    impossible: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Tell whether there is anything to choose."""
        return bool(self.buttons) or self.on_board


def choices(view: View, commands: Sequence[Command]) -> Choices:
    """Return what the person before this screen can choose now, out of the commands that it takes;
    nothing where it takes none.
    """
    if not commands:
        return Choices()
    if view.scoring is not None:
        decisions = [command for command in commands if isinstance(command, Decision)]
        return Choices(
            buttons=tuple(c for c in decisions if not isinstance(c, BreakWall | SwapWalls)),
            on_board=any(isinstance(c, BreakWall | RemoveThreat | SwapWalls) for c in decisions),
            breaks_walls=any(isinstance(c, BreakWall) for c in decisions),
            impossible=_impossible(view.scoring.pending[0].card, decisions),
        )
    if view.due:
        begins = tuple(command for command in commands if isinstance(command, BeginScoring))
        return Choices(begins, can_peek=any(isinstance(command, Peek) for command in commands))
    return Choices()


def _impossible(card: ActionCard, decisions: Sequence[Command]) -> tuple[str, ...]:
    """Return why effects of a card cannot be chosen, in the order of its effects."""
    kinds = {type(command) for command in decisions}
    match card:
        case ActionCard.TRAITOR:
            missing = [BreakWall not in kinds, RemoveThreat not in kinds]
        case ActionCard.MANDARIN:
            missing = [kinds == {DeclineSwap}]
        case _:
            return ()
    said = impossible_effects(card)
    return tuple(text for text, is_missing in zip(said, missing, strict=True) if is_missing)
