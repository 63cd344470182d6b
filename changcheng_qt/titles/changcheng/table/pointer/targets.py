"""The places of legal commands on the board, by the held thing.

Pure functions over a View and its legal commands. A *target* is a place under the pointer;
`targets` has the command of each one, `starts` those places that only begin a choice of two places
(a double, a Mandarin's swap). `command_at` returns the command of a place, legal or not, so that
the rules can give the reason.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.geography import End, Province, Region, Square, Wall
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    Held,
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.ui.pointer.offers import Offers as AnyOffers


@dataclass(frozen=True, slots=True)
class SquareTarget:
    """A square, empty or occupied."""

    square: Square


@dataclass(frozen=True, slots=True)
class PairTarget:
    """Two adjacent squares, named west first."""

    west: Square
    east: Square


@dataclass(frozen=True, slots=True)
class ProvinceTarget:
    """A province, for a card or to explain."""

    province: Province


@dataclass(frozen=True, slots=True)
class RegionTarget:
    """A region with its threat counter."""

    region: Region


@dataclass(frozen=True, slots=True)
class EndTarget:
    """An end of the wall, where a board can be added."""

    end: End


_PILES: Final[Mapping[type[Command], Pile]] = MappingProxyType(
    {
        commands.PlaceSingle: Pile.SINGLE,
        commands.PlaceDouble: Pile.DOUBLE,
        commands.PlaceTower: Pile.TOWER,
        commands.PlaceNeutral: Pile.NEUTRAL,
    }
)

Target: TypeAlias = SquareTarget | PairTarget | ProvinceTarget | RegionTarget | EndTarget


@dataclass(frozen=True, slots=True)
class Offers(AnyOffers[Target, Held, Command]):
    """The offers on the board now, by the held thing; nothing by default."""

    peeks: frozenset[Region] = frozenset()

    @classmethod
    def of(cls, legal: Sequence[Command], held: Held | None) -> "Offers":
        """Return the offers of legal commands for the held thing."""
        return cls(tuple(legal), held, targets(legal, held), starts(legal, held), peeks(legal))

    @property
    def has_ends(self) -> bool:
        """Whether a board can be added at an end of the wall."""
        return commands.ExtendMap in map(type, self.targets.values())

    @property
    def walk(self) -> tuple[Target, ...]:
        """Return the targets for keys, unordered."""
        if self.is_anywhere:
            return tuple(self.targets or self.starts)
        return tuple(RegionTarget(region) for region in sorted(self.peeks))


def targets(legal: Sequence[Command], held: Held | None) -> dict[Target, Command]:
    """Return every place where the held thing, or the bare pointer, can give a legal command."""
    if held is None and not _is_drawn(legal):
        legal = [command for command in legal if not isinstance(command, commands.ExtendMap)]
    found = ((_target_of(command, held), command) for command in legal)
    return {target: command for target, command in found if target is not None}


def starts(legal: Sequence[Command], held: Held | None) -> dict[Target, Held]:
    """Return every square that can be chosen as the first of two, with the thing held then."""
    match held:
        case HeldBlock(Pile.DOUBLE, None):
            doubles = [command for command in legal if isinstance(command, commands.PlaceDouble)]
            squares = sorted({s for pair in doubles for s in (pair.west, pair.east)})
            return {SquareTarget(square): replace(held, first=square) for square in squares}
        case None:
            swaps = [command for command in legal if isinstance(command, commands.SwapWalls)]
            squares = sorted({s for swap in swaps for s in (swap.here, swap.there)})
            return {SquareTarget(square): HeldWall(square) for square in squares}
        case _:
            return {}


def peeks(legal: Sequence[Command]) -> frozenset[Region]:
    """Return the regions with a possible peek."""
    return frozenset(command.region for command in legal if isinstance(command, commands.Peek))


def holdable(legal: Sequence[Command]) -> frozenset[Held]:
    """Return the things that can be picked up and placed: blocks of piles, and cards."""
    kinds = {type(command) for command in legal}
    piles = [HeldBlock(pile) for kind, pile in _PILES.items() if kind in kinds]
    cards = {command.card for command in legal if isinstance(command, commands.PlayCard)}
    return frozenset((*piles, *map(HeldCard, cards)))


def can_be_built_on(legal: Sequence[Command], square: Square) -> bool:
    """Whether any block may be placed on a square now."""
    return any(square in _covered(command) for command in legal)


def command_at(legal: Sequence[Command], held: Held | None, target: Target) -> Command | None:
    """Return the command of the target, legal or not; None if it has none at all."""
    match held, target:
        case HeldBlock(Pile.SINGLE), SquareTarget(square):
            return commands.PlaceSingle(square)
        case HeldBlock(Pile.NEUTRAL), SquareTarget(square):
            return commands.PlaceNeutral(square)
        case HeldBlock(Pile.TOWER), SquareTarget(square):
            return commands.PlaceTower(square)
        case HeldBlock(Pile.DOUBLE), PairTarget(west, east):
            return commands.PlaceDouble(west, east)
        case HeldCard(card), ProvinceTarget(province):
            return commands.PlayCard(card, province)
        case HeldWall(first), SquareTarget(second):
            return _swap(legal, first, second)
        case HeldBoard(board, side), EndTarget(end):
            return commands.ExtendMap(board, side, end)
        case None, SquareTarget(square) if any(isinstance(c, commands.BreakWall) for c in legal):
            return commands.BreakWall(square)
        case None, RegionTarget(region) if any(isinstance(c, commands.RemoveThreat) for c in legal):
            return commands.RemoveThreat(region)
        case _:
            return None


def squares_of(target: Target) -> tuple[Square, ...]:
    """Return the squares of a target."""
    match target:
        case SquareTarget(square):
            return (square,)
        case PairTarget(west, east):
            return (west, east)
        case _:
            return ()


def pairs_with(wall: Wall, square: Square) -> list[PairTarget]:
    """Return the pairs of adjacent squares that include a square, west to east."""
    order = wall.west_to_east
    pairs = [sorted((square, other), key=order.index) for other in wall.neighbours[square]]
    pairs.sort(key=lambda pair: order.index(pair[0]))
    return [PairTarget(west, east) for west, east in pairs]


def _target_of(command: Command, held: Held | None) -> Target | None:
    match held, command:
        case HeldBlock(pile, first), _:
            return _block_target(command, pile, first)
        case HeldCard(card), commands.PlayCard(played, province) if played is card:
            return ProvinceTarget(province)
        case HeldWall(first), commands.SwapWalls(here, there) if first in (here, there):
            return SquareTarget(there if first == here else here)
        case HeldBoard(board, side), commands.ExtendMap(name, shown, end) if (name, shown) == (
            board,
            side,
        ):
            return EndTarget(end)
        case None, commands.BreakWall(square):
            return SquareTarget(square)
        case None, commands.RemoveThreat(region):
            return RegionTarget(region)
        case None, commands.ExtendMap(_, _, end):
            return EndTarget(end)
        case _:
            return None


def _block_target(command: Command, pile: Pile, first: Square | None) -> Target | None:
    match pile, command:
        case Pile.SINGLE, commands.PlaceSingle(square):
            return SquareTarget(square)
        case Pile.NEUTRAL, commands.PlaceNeutral(square):
            return SquareTarget(square)
        case Pile.TOWER, commands.PlaceTower(square):
            return SquareTarget(square)
        case Pile.DOUBLE, commands.PlaceDouble(west, east) if first is None or first in (
            west,
            east,
        ):
            return PairTarget(west, east)
        case _:
            return None


def _covered(command: Command) -> tuple[Square, ...]:
    """Return the squares that a command builds on."""
    match command:
        case (
            commands.PlaceSingle(square)
            | commands.PlaceTower(square)
            | commands.PlaceNeutral(square)
        ):
            return (square,)
        case commands.PlaceDouble(west, east):
            return (west, east)
        case _:
            return ()


def _is_drawn(legal: Sequence[Command]) -> bool:
    """Whether only the end of an added board is still to be chosen."""
    return len({(c.board, c.side) for c in legal if isinstance(c, commands.ExtendMap)}) == 1


def _swap(legal: Sequence[Command], first: Square, second: Square) -> commands.SwapWalls:
    """Return the swap with the wall in the scored province first; within it, in the order of the
    legal command.
    """
    swap, back = commands.SwapWalls(first, second), commands.SwapWalls(second, first)
    here = {command.here for command in legal if isinstance(command, commands.SwapWalls)}
    return back if back in legal or first not in here else swap
