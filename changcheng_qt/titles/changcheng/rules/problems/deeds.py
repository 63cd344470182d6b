"""Deeds: commands grouped by their effect on the rest of a turn.

A peek is a deed of its own: the rest may depend on the value seen. Squares of the same province and
the same region that are candidates of the same towers are equal: if a block is built on one of them
instead of the other, every tally, every peek and every reservation is the same at the end of the
turn. With Dominance in the game no squares are equal.
"""

from typing import TypeAlias

from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.rules.pieces import EventCard, Owner
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Reservation

Deed: TypeAlias = tuple[object, ...]
"""The effect of a command; equal for equal commands."""
Claims: TypeAlias = tuple[Reservation, ...]


def deed_of(state: State, command: Command, claims: Claims) -> Deed | None:
    """Return the deed of a command, with the towers' claims at the beginning of the turn; None for
    the beginning of a scoring and the end of a turn, which do nothing.
    """
    match command:
        case commands.BeginScoring() | commands.EndTurn() | commands.Pass():
            return None
        case commands.PlaceSingle(square) | commands.PlaceNeutral(square):
            return (type(command), _place(state, claims, square))
        case commands.PlaceTower(square):
            return (type(command), square if state.neutrals else _place(state, claims, square))
        case commands.PlaceDouble(west, east):
            return (type(command), _place(state, claims, west), _place(state, claims, east))
        case commands.BreakWall(square):
            return (type(command), _owner(state, square), _place(state, claims, square))
        case commands.SwapWalls(here, there):
            return _swap(state, claims, here, there)
        case commands.DeclineSwap():
            return _NO_SWAP
        case _:
            return (command,)


_NO_SWAP: Deed = (commands.DeclineSwap,)


def _swap(state: State, claims: Claims, here: Square, there: Square) -> Deed:
    """Return the deed of a Mandarin; a swap that changes nothing equals a declined one."""
    one, other = _owner(state, here), _owner(state, there)
    near, far = _place(state, claims, here), _place(state, claims, there)
    if one == other or near == far:
        return _NO_SWAP
    return (commands.SwapWalls, one, near, other, far)


def _owner(state: State, square: Square) -> Owner | None:
    block = state.blocks[square]
    return block.owner if block else None


def _place(state: State, claims: Claims, square: Square) -> Deed:
    if EventCard.DOMINANCE in state.setup.events:
        return (square,)
    wall = state.wall
    kept = tuple(claim.owner for claim in claims if square in claim.candidates)
    return (wall.province_of[square], wall.region_of[square], kept)
