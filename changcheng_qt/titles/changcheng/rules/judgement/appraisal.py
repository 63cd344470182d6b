"""The worth of each legal command to the deciding seat, for bots: from a View alone.

A command is worth the difference it makes to the `Outlook`, plus its certain gains: the points of a
double, and the best second part of an unfinished action. A peek costs nothing and should precede
everything it may inform, so it is worth as much as the best other command and a little more, unless
there is nothing left to learn.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Final, assert_never

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.judgement.expectation import expectation, run_at_end
from changcheng_qt.titles.changcheng.rules.judgement.outlook import FaceDown, Outlook, outlook_of
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    VALUE_CHANGE,
    ActionCard,
    Block,
    BlockKind,
)
from changcheng_qt.titles.changcheng.rules.view import View

LOOK: Final = 0.01
"""How much more a useful peek is worth than the best other command."""
END_ROOM: Final = 0.2
"""The worth of room to grow for each square of the run at that end."""


def appraise(view: View, legal: Sequence[Command]) -> list[float]:
    """Return the worth of each of the seat's commands to it, in expected points."""
    if view.to_act is None:
        return [0.0] * len(legal)
    appraiser = _Appraiser(view, view.to_act)
    worths = [appraiser.worth(command) for command in legal]
    acting = [
        worth
        for command, worth in zip(legal, worths, strict=True)
        if not isinstance(command, commands.Peek)
    ]
    best = max(acting, default=0.0)
    return [
        best + appraiser.look(command.region) if isinstance(command, commands.Peek) else worth
        for command, worth in zip(legal, worths, strict=True)
    ]


def teaches(view: View, region: Region) -> bool:
    """Whether the value seen by a peek at a region can still matter, and is remembered."""
    squares = view.wall.squares_of_region[region]
    return view.options.memory_aid and any(view.blocks[square] is None for square in squares)


class _Appraiser:
    """Weighs the commands of one decision."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._now = _without_current_card(outlook_of(view, seat))

    def worth(self, command: Command) -> float:
        """Return the worth of a command; 0 for a Peek by itself."""
        match command:
            case commands.PlaceSingle(square):
                return self._build(BlockKind.SINGLE, square) + self._after_single(square)
            case commands.PlayCard(card, province):
                return self._card(card, province) + self._after_card(card, province)
            case commands.PlaceDouble(west, east):
                points = self._view.wall.areas_touched(west, east)
                return self._build(BlockKind.DOUBLE, west, east) + points
            case commands.PlaceTower(square):
                return self._build(BlockKind.TOWER, square)
            case commands.PlaceNeutral(square):
                return self._changed(_built(self._now, Block(BlockKind.SINGLE, NEUTRAL), square))
            case commands.BeginScoring(province):
                return expectation(self._now, (province,), ())
            case commands.ExtendMap(_, _, end):
                return END_ROOM * run_at_end(self._now, end)
            case commands.Peek() | commands.EndTurn() | commands.Pass():
                return 0.0
            case _:
                return self._changed(_decided(self._now, command))

    def look(self, region: Region) -> float:
        """Return the gain of a peek at a region: 0 if it cannot matter any more, or cannot be
        remembered.
        """
        return LOOK if teaches(self._view, region) else -LOOK

    def _changed(self, after: Outlook) -> float:
        """Return the difference between an outlook and the present one."""
        wall = self._view.wall
        squares = [s for s in wall.squares if after.blocks[s] != self._now.blocks[s]]
        provinces = {wall.province_of[square] for square in squares}
        provinces |= {card.province for card in {*after.cards} ^ {*self._now.cards}}
        if self._view.scoring:
            provinces.add(self._view.scoring.province)
        regions = {wall.region_of[square] for square in squares}
        regions |= {r for r in wall.regions if after.threats[r] != self._now.threats[r]}
        order = sorted(provinces), sorted(regions)
        return expectation(after, *order) - expectation(self._now, *order)

    def _build(self, kind: BlockKind, *squares: Square) -> float:
        return self._changed(_built(self._now, Block(kind, self._seat), *squares))

    def _card(self, card: ActionCard, province: Province) -> float:
        face_down = FaceDown(self._seat, card, province)
        spent = self._now.cards_spent + 1
        return self._changed(
            replace(self._now, cards=(*self._now.cards, face_down), cards_spent=spent)
        )

    @cached_property
    def _has_second_part(self) -> bool:
        """Whether a second part must follow a part of an action given now."""
        turn = self._view.turn
        return not turn.acts and not turn.action_done and not self._view.is_opening

    @cached_property
    def _singles(self) -> dict[Province, float]:
        """The best that a single can do in each open province."""
        if not self._view.supplies[self._seat].singles:
            return {}
        return {
            province: max(self._build(BlockKind.SINGLE, square) for square in empty)
            for province in self._view.wall.provinces
            if (empty := self._view.empty(province))
        }

    @cached_property
    def _cards(self) -> dict[tuple[ActionCard, Province], float]:
        """The gain of each card in hand in each open province."""
        private = self._view.private(self._seat)
        return {
            (card, province): self._card(card, province)
            for card in (private.hand if private else ())
            for province in self._view.wall.provinces
            if self._view.empty(province)
        }

    def _after_single(self, square: Square) -> float:
        if not self._has_second_part:
            return 0.0
        here = self._view.wall.province_of[square]
        return _best(worth for place, worth in self._singles.items() if place != here)

    def _after_card(self, card: ActionCard, province: Province) -> float:
        if not self._has_second_part:
            return 0.0
        others = (
            worth
            for (other, place), worth in self._cards.items()
            if other is not card and place != province
        )
        singles = (worth for place, worth in self._singles.items() if place == province)
        return _best(chain(others, singles))


def _best(worths: Iterable[float]) -> float:
    return max(worths, default=0.0)


def _built(outlook: Outlook, block: Block, *squares: Square) -> Outlook:
    return _with_blocks(outlook, dict.fromkeys(squares, block))


def _with_blocks(outlook: Outlook, changes: Mapping[Square, Block | None]) -> Outlook:
    blocks = tuple(changes.get(square, block) for square, block in enumerate(outlook.blocks))
    return replace(outlook, blocks=blocks)


def _without_current_card(outlook: Outlook) -> Outlook:
    """Leave out the card that is being decided: the decision replaces its usual effect."""
    scoring = outlook.view.scoring
    if not scoring:
        return outlook
    first = scoring.pending[0]
    return _without(outlook, FaceDown(first.owner, first.card, scoring.province))


def _without(outlook: Outlook, card: FaceDown) -> Outlook:
    return replace(outlook, cards=tuple(other for other in outlook.cards if other != card))


def _decided(outlook: Outlook, decision: Decision) -> Outlook:
    """Return the outlook once a revealed card has taken effect."""
    match decision:
        case commands.CancelCard(owner, card):
            scoring = outlook.view.scoring
            place = scoring.province if scoring else -1
            return _without(outlook, FaceDown(owner, card, place))
        case commands.BreakWall(square):
            return _with_blocks(outlook, {square: Block(BlockKind.BROKEN, NEUTRAL)})
        case commands.RemoveThreat(region):
            threats = tuple(0.0 if r == region else t for r, t in enumerate(outlook.threats))
            return replace(outlook, threats=threats)
        case commands.RaiseValue():
            return replace(outlook, change=outlook.change + VALUE_CHANGE)
        case commands.LowerValue():
            return replace(outlook, change=outlook.change - VALUE_CHANGE)
        case commands.AddVirtualWall():
            return replace(outlook, virtual=(*outlook.virtual, (outlook.seat, 1)))
        case commands.SwapWalls(here, there):
            return _swapped(outlook, here, there)
        case commands.DeclineSwap():
            return outlook
        case _:
            assert_never(decision)


def _swapped(outlook: Outlook, here: Square, there: Square) -> Outlook:
    blocks = outlook.blocks
    return _with_blocks(outlook, {here: blocks[there], there: blocks[here]})
