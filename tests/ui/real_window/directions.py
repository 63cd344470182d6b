"""The deeds of somebody who plays by ear for each move of a planned game: steps for `player`."""

from collections.abc import Iterator, Sequence

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    BreakWall,
    Command,
    Decision,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.rules.legality import forced
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.accessible.names import name_of
from changcheng_qt.titles.changcheng.table.pointer.hand import Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import RegionTarget, SquareTarget
from changcheng_qt.titles.changcheng.table.tray.blocks import pile_name
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.commands import command_label
from changcheng_qt.titles.changcheng.words.names import (
    end_name,
    face_name,
    province_name,
    region_name,
    square_name,
)
from tests.journeys.plan import Move

Direction = list[str]

BOARD = "Board"
GATE = "Pass the device to "
SCORING = " is complete"
EXTENSION = "Add a board"
ATTACK = "The Mongol attack"
RESULT = " wins with "
WAYS_ON = [["Continue", SCORING], ["Next", SCORING], ["Give the device to ", ""]]
"""The buttons that continue after something was shown, and their panels with the focus."""
AT_LAST = [["Strike", "Result", ATTACK], ["Hear", "View board", RESULT]]
"""The steps after the last move."""


def directions(match: AnyMatch, moves: Sequence[Move]) -> Iterator[Direction]:
    """Yield the steps that give these moves from the present position of a match, which follows."""
    turn_seat, scoring = None, ""
    for move in moves:
        if move.turn_seat != turn_seat:
            turn_seat = move.turn_seat
            name = match.players[turn_seat].name
            yield ["Strike", f"I'm {name} – open the gate", f"{GATE}{name}"]
        before = match.view(move.seat)
        match.submit(move.command)
        if isinstance(move.command, BeginScoring):
            scoring = f"{province_name(before.wall, move.command.province)}{SCORING}"
        if forced(move.legal) is not None:
            continue
        if isinstance(move.command, BeginScoring | Decision):
            label = command_label(move.command, before, match.players)
            yield from _decided(move.command, before, label, scoring)
        else:
            yield from _given(move, before, match.view(move.seat))


def _decided(
    command: BeginScoring | Decision, view: View, label: str, scoring: str
) -> Iterator[Direction]:
    """Commands on the board are chosen there; a scoring's panel has the focus for all others."""
    match command:
        case BreakWall(square):
            yield ["Choose", f"{square_name(view.wall, square)}:", BOARD]
        case SwapWalls(here, there):
            yield ["Choose", f"{square_name(view.wall, here)}:", BOARD]
            yield ["Choose", f"{square_name(view.wall, there)}:", BOARD]
        case RemoveThreat() | DeclineSwap():
            yield ["Strike", label, BOARD]
        case _:
            yield ["Strike", label, scoring]


def _given(move: Move, view: View, after: View) -> Iterator[Direction]:
    wall = view.wall
    match move.command:
        case PlaceSingle(square):
            yield from _placed(Pile.SINGLE, (square,), after)
        case PlaceNeutral(square):
            yield from _placed(Pile.NEUTRAL, (square,), after)
        case PlaceTower(square):
            yield from _placed(Pile.TOWER, (square,), after)
        case PlaceDouble():
            yield from _placed(Pile.DOUBLE, _halves(move.command, move.legal), after)
        case PlayCard(card, province):
            yield ["Hold", card_name(card)]
            yield ["Choose", f"{province_name(wall, province)}:"]
            yield ["See", card_name(card), f"{card_name(card)}, in play"]
        case Peek(region):
            counter = f"{region_name(wall, region)}:"
            yield ["Peek", counter]
            yield ["See", counter, name_of(RegionTarget(region), after)]
        case EndTurn():
            yield ["Press", "End turn"]
        case ExtendMap(board, side, end):
            face = next(spare for spare in view.spare if spare.name == board).face(side)
            yield ["Strike", face_name(face), EXTENSION]
            yield ["Strike", end_name(end), EXTENSION]
        case _:
            raise TypeError(move.command)


def _halves(double: PlaceDouble, legal: Sequence[Command]) -> tuple[Square, ...]:
    """Return the squares to press: one that no other double covers says it all."""
    others = [one for one in legal if isinstance(one, PlaceDouble) and one != double]
    if any(double.west in (other.west, other.east) for other in others):
        return double.west, double.east
    return (double.west,)


def _placed(pile: Pile, squares: Sequence[Square], after: View) -> Iterator[Direction]:
    yield ["Hold", f"{pile_name(pile)},"]
    for square in squares:
        yield ["Choose", f"{square_name(after.wall, square)}:"]
    empty = f"{square_name(after.wall, squares[-1])}:"
    yield ["See", empty, name_of(SquareTarget(squares[-1]), after)]
