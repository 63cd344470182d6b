"""The possible actions on the wall, and why others are refused."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command, Refusal
from changcheng_qt.titles.changcheng.rules.geography import Region, Square
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, Held, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    Offers,
    RegionTarget,
    SquareTarget,
    Target,
    command_at,
    squares_of,
)
from changcheng_qt.titles.changcheng.words.commands import command_label, wall_label
from changcheng_qt.titles.changcheng.words.refusals import refusal
from changcheng_qt.ui.pointer.play import Play
from changcheng_qt.ui.pointer.reasons import Refusals, spread
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge

_REFUSALS: Final = Refusals(refusal, Refusal.GAME_OVER, Refusal.NOT_NOW)


class _Meaning:
    """The meaning of commands, held things and targets; `waits` while ends of the wall are
    disabled.
    """

    waits = False

    def __init__(self, bridge: Bridge) -> None:
        """Use the bridge's legal commands."""
        self._bridge = bridge

    def legal(self) -> Sequence[Command]:
        """Return the legal commands, without those for ends of the wall while they wait."""
        legal = commands_here(self._bridge)
        waits = self.waits
        return [c for c in legal if not isinstance(c, commands.ExtendMap)] if waits else legal

    def offers(self, legal: Sequence[Command], held: Held | None) -> Offers:
        return Offers.of(legal, held)

    def command_at(self, offers: Offers, target: Target) -> Command | None:
        return command_at(offers.legal, offers.held, target)


class BoardPlay(Play[Target, Held, Offers]):
    """Offers on the wall, including peeks and ends of the wall."""

    ends_offered = Signal()
    """Boards can be added at ends of the wall, or could be before."""

    def __init__(self, bridge: Bridge, hand: Hand, parent: QObject | None = None) -> None:
        self._commands = _Meaning(bridge)
        super().__init__(bridge, hand, self._commands, parent)
        self._had_ends = False

    def wait(self, waits: bool) -> None:
        """Disable the ends of the wall while a scoring is revealed, or offer them now."""
        if waits != self._commands.waits:
            self._commands.waits = waits
            self.refresh()

    def why_not(self, target: Target) -> Enum | None:
        reason = super().why_not(target)
        if reason is Refusal.SQUARE_OCCUPIED and self._is_half_free(target):
            return Refusal.SQUARES_APART
        return reason

    def label(self, target: Target) -> str:
        """Return a short name for the meaning of a target: a legal command, or the first of two
        squares; empty if it has none.
        """
        view, players = self._bridge.view, self._bridge.players
        if (command := self._offers.targets.get(target)) is not None:
            return command_label(command, view, players)
        match target:
            case SquareTarget(square) if target in self._offers.starts:
                return wall_label(view, square, players)
            case RegionTarget(region) if region in self._offers.peeks:
                return command_label(commands.Peek(region), view, players)
            case _:
                return ""

    def peek(self, region: Region) -> bool:
        """Peek at a threat counter; return whether that was possible."""
        return region in self._offers.peeks and self._bridge.submit(commands.Peek(region))

    def _is_half_free(self, target: Target) -> bool:
        """Whether a square of a pair is empty: it would be wrong to call that one occupied."""
        blocks = [self._bridge.view.blocks[square] for square in squares_of(target)]
        return None in blocks

    def _tell(self) -> None:
        had_ends, self._had_ends = self._had_ends, self.offers.has_ends
        if had_ends or self._had_ends:
            self.ends_offered.emit()
        super()._tell()


def commands_here(bridge: Bridge) -> Sequence[Command]:
    """Return the legal commands that the screen accepts now: all of them on the person's own view,
    and on the public one, where hands are hidden, those about a revealed card.
    """
    is_here = bridge.decider is not None
    needs_no_hand = bridge.viewer is not PUBLIC or bridge.view.stage is Stage.DECISION
    legal: Sequence[Command] = bridge.legal if is_here and needs_no_hand else ()
    return legal


def why_not_held(bridge: MatchBridge, view: View, held: Held, *, is_possible: bool) -> str:
    """Return why nothing can be done with a thing, which a lesson may refuse although the rules
    make it possible.
    """
    return _REFUSALS.why_not(bridge, view, _commands(view, held), is_possible=is_possible)


def why_not_end(bridge: MatchBridge, view: View) -> str:
    """Return why the turn cannot be ended."""
    return _REFUSALS.why_not(bridge, view, [commands.EndTurn()])


def _commands(view: View, held: Held) -> list[Command]:
    """Return commands that would place a thing, on empty squares for blocks: only some of them,
    because they are needed for every pile after every step. Without two adjacent empty squares a
    double wall would be on one.
    """
    wall, blocks = view.wall, view.blocks
    match held:
        case HeldBlock(Pile.SINGLE):
            return [commands.PlaceSingle(square) for square in spread(_empty(view))]
        case HeldBlock(Pile.TOWER):
            return [commands.PlaceTower(square) for square in spread(_empty(view))]
        case HeldBlock(Pile.NEUTRAL):
            return [commands.PlaceNeutral(square) for square in spread(_empty(view))]
        case HeldBlock(Pile.DOUBLE):
            free = [pair for pair in wall.east_of.items() if all(blocks[s] is None for s in pair)]
            pairs = free or [(square, square) for square in _empty(view)]
            return [commands.PlaceDouble(west, east) for west, east in spread(pairs)]
        case HeldCard(card):
            return [commands.PlayCard(card, province) for province in spread(wall.provinces)]
        case _:
            return []


def _empty(view: View) -> list[Square]:
    return [square for square in view.wall.squares if view.blocks[square] is None]
