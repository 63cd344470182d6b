"""The progress of a turn through the five actions, the excluded ones, and other possibilities
(RULES section 3).

It follows from a View and the viewer's legal commands. The viewer of another seat's turn has no
legal commands; the guide then shows the finished parts and leaves the rest open.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.rules.turn import Piece, Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.commands import TurnAction

PIECES: Final[Mapping[TurnAction, tuple[Piece, ...]]] = MappingProxyType(
    {
        TurnAction.TWO_SINGLES: (Piece.SINGLE, Piece.SINGLE),
        TurnAction.TWO_CARDS: (Piece.CARD, Piece.CARD),
        TurnAction.CARD_AND_SINGLE: (Piece.CARD, Piece.SINGLE),
        TurnAction.DOUBLE: (Piece.DOUBLE,),
        TurnAction.TOWER: (Piece.TOWER,),
    }
)
"""The pieces of each action, in order."""


class Standing(Enum):
    """The progress of a turn with an action."""

    OPEN = "open"
    BEGUN = "begun"
    DONE = "done"
    RULED_OUT = "ruled_out"


class Hint(Enum):
    """Other useful hints at this moment."""

    OPENING = "opening"
    PARTIAL = "partial"
    MUST_NEUTRAL = "must_neutral"
    MAY_NEUTRAL = "may_neutral"
    MAY_PEEK = "may_peek"
    SCORING_DUE = "scoring_due"
    ADD_BOARD = "add_board"
    MAY_END = "may_end"


OFFERS: Final[Mapping[Hint, type[Command]]] = MappingProxyType(
    {
        Hint.MUST_NEUTRAL: commands.PlaceNeutral,
        Hint.MAY_NEUTRAL: commands.PlaceNeutral,
        Hint.MAY_PEEK: commands.Peek,
        Hint.SCORING_DUE: commands.BeginScoring,
        Hint.ADD_BOARD: commands.ExtendMap,
        Hint.MAY_END: commands.EndTurn,
    }
)
"""The hints that name a command."""


class Obstacle(Enum):
    """Why an action is impossible now."""

    NOT_YOURS = "not_yours"
    OVER = "over"
    OPENING = "opening"
    DONE = "done"
    ANOTHER = "another"
    NO_PIECES = "no_pieces"
    NO_ROOM = "no_room"


@dataclass(frozen=True, slots=True)
class GuideRow:
    """An action, its progress, and how many of its pieces are placed."""

    action: TurnAction
    standing: Standing
    placed: int = 0

    @property
    def of(self) -> int:
        """Return the number of pieces of the action."""
        return len(PIECES[self.action])


@dataclass(frozen=True, slots=True)
class Guide:
    """The five rows in the order of the rules, and the hints in order of weight."""

    rows: tuple[GuideRow, ...]
    hints: tuple[Hint, ...]

    def row(self, action: TurnAction) -> GuideRow:
        """Return the row of an action."""
        return next(row for row in self.rows if row.action is action)


NO_ACTION: Final[frozenset[TurnAction]] = frozenset()
ALL_ACTIONS: Final = frozenset(TurnAction)


def guide(
    view: View,
    legal: Sequence[Command],
    accepted: Sequence[Command] | None = None,
    *,
    by_bot: bool = False,
) -> Guide:
    """Return the guide to a turn, from the legal commands of the viewer under the rules; `accepted`
    are those among them that are accepted now, fewer in a lesson, by default all of them.

    A viewer of another seat's turn, or of a bot's (`by_bot`), gets no offers, though the public
    knows some legal commands, such as the end of the turn.
    """
    possible = _possible(view, legal)
    is_own = view.viewer == view.turn.seat and not by_bot
    kinds = {type(command) for command in (legal if accepted is None else accepted)}
    hints = _hints(view, legal if is_own else (), possible)
    offered = [hint for hint in hints if hint not in OFFERS or OFFERS[hint] in kinds]
    more = [hint for hint in offered if hint is not Hint.MAY_END]
    return Guide(
        tuple(_row(view, action, possible) for action in TurnAction), tuple(more or offered)
    )


def obstacle_to(row: GuideRow, view: View, *, by_bot: bool = False) -> Obstacle | None:
    """Return why an action is impossible for the viewer, None if no reason is known here: for
    pieces that can be picked up the rules decide.
    """
    if view.stage is Stage.OVER:
        return Obstacle.OVER
    if view.viewer != view.turn.seat or by_bot:
        return Obstacle.NOT_YOURS
    if row.standing is Standing.DONE:
        return Obstacle.DONE
    if row.standing is not Standing.RULED_OUT:
        return None
    if view.is_opening:
        return Obstacle.OPENING
    if view.turn.acts:
        return Obstacle.ANOTHER
    return Obstacle.NO_ROOM if _has_pieces(view, row.action) else Obstacle.NO_PIECES


def _has_pieces(view: View, action: TurnAction) -> bool:
    seat = view.turn.seat
    supply, pieces = view.supplies[seat], PIECES[action]
    left = {
        Piece.SINGLE: supply.singles,
        Piece.DOUBLE: supply.doubles,
        Piece.TOWER: supply.towers,
        Piece.CARD: view.hand_counts[seat],
    }
    return all(left[piece] >= pieces.count(piece) for piece in pieces)


def _row(view: View, action: TurnAction, possible: frozenset[TurnAction]) -> GuideRow:
    placed = tuple(act.piece for act in view.turn.acts)
    fits = PIECES[action][: len(placed)] == placed and not view.turn.partial
    if not fits or action not in possible:
        return GuideRow(action, Standing.RULED_OUT)
    if placed == PIECES[action]:
        return GuideRow(action, Standing.DONE, len(placed))
    return GuideRow(action, Standing.BEGUN if placed else Standing.OPEN, len(placed))


def _possible(view: View, legal: Sequence[Command]) -> frozenset[TurnAction]:
    """Return the actions that the turn can still become, or has become."""
    if view.is_opening or view.stage is Stage.OVER:
        return NO_ACTION
    if view.viewer != view.turn.seat or view.stage is not Stage.ACTION:
        return ALL_ACTIONS
    singles = _provinces(view, legal)
    cards = {command.province for command in legal if isinstance(command, commands.PlayCard)}
    if view.turn.acts:
        return _continued(singles, cards)
    return _begun(view, legal, singles, cards)


def _continued(singles: set[Province], cards: set[Province]) -> frozenset[TurnAction]:
    found = {TurnAction.TWO_SINGLES, TurnAction.CARD_AND_SINGLE} if singles else set()
    return frozenset(found | ({TurnAction.TWO_CARDS} if cards else set()))


def _begun(
    view: View, legal: Sequence[Command], singles: set[Province], cards: set[Province]
) -> frozenset[TurnAction]:
    seat = view.turn.seat
    tests = {
        TurnAction.TWO_SINGLES: len(singles) > 1 and view.supplies[seat].singles > 1,
        TurnAction.TWO_CARDS: len(cards) > 1 and view.hand_counts[seat] > 1,
        TurnAction.CARD_AND_SINGLE: bool(cards) and view.supplies[seat].singles > 0,
        TurnAction.DOUBLE: commands.PlaceDouble in map(type, legal),
        TurnAction.TOWER: commands.PlaceTower in map(type, legal),
    }
    return frozenset(action for action, passed in tests.items() if passed)


def _provinces(view: View, legal: Sequence[Command]) -> set[Province]:
    return {
        view.wall.province_of[command.square]
        for command in legal
        if isinstance(command, commands.PlaceSingle)
    }


def _hints(view: View, legal: Sequence[Command], possible: frozenset[TurnAction]) -> list[Hint]:
    kinds = {type(command) for command in legal}
    neutral = commands.PlaceNeutral in kinds
    begun = bool(view.turn.acts)
    tests = {
        Hint.OPENING: view.is_opening and not begun,
        Hint.PARTIAL: bool(kinds & {commands.PlaceSingle, commands.PlayCard})
        and not (possible or begun or view.is_opening),
        Hint.MUST_NEUTRAL: neutral and commands.EndTurn not in kinds and not begun,
        Hint.SCORING_DUE: commands.BeginScoring in kinds,
        Hint.ADD_BOARD: commands.ExtendMap in kinds,
        Hint.MAY_PEEK: commands.Peek in kinds,
        Hint.MAY_NEUTRAL: neutral and commands.EndTurn in kinds,
        Hint.MAY_END: commands.EndTurn in kinds,
    }
    return [hint for hint, applies in tests.items() if applies]
