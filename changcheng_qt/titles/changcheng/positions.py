"""The positions in the figures of the rulebook, made of the rules' own states.

Theory of operation. Every figure of the wall is a real position: a setup on fixed boards with fixed
counters, and everything built, played and peeked at since. The board's own painter gets the View of
its seat, so no figure can show more than a board would.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from random import Random
from types import MappingProxyType
from typing import Final

from changcheng_qt import assets
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.geography import Board, Side, Square, Wall
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    Block,
    BlockKind,
    Colour,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.setup import Setup, SetupChoices, draw_setup
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, Reservation
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from changcheng_qt.titles.changcheng.table.rulebook import WallFigure, WallFigures

RED, GREEN, BLUE, VIOLET = range(4)
_COLOURS: Final = tuple(Colour)
_FACES: Final = (("1", Side.A), ("2", Side.A), ("3", Side.A))
"""The first two are in play from the start, the third is added in the east."""
_REPUTATIONS: Final = (2, 1, 3, 0, 4, 2, 3, 1, 2)
_THREATS: Final = (2, 3, 4, 3, 2, 4, 3, 2, 4)


@dataclass(frozen=True, slots=True)
class Position:
    """The differences from the beginning of a game; blocks by the square of each, or of its western
    half. `first` and `last` are the squares of the part of the wall in the figure.
    """

    first: Square
    last: Square
    walls: Mapping[Owner, Sequence[Square]] = field(default_factory=dict)
    broken: Mapping[Owner, Sequence[Square]] = field(default_factory=dict)
    doubles: Mapping[Owner, Square] = field(default_factory=dict)
    towers: Mapping[Owner, Square] = field(default_factory=dict)
    cards: tuple[tuple[Seat, ActionCard, int], ...] = ()
    seen: tuple[int, ...] = ()
    """The regions at which red has peeked."""
    turned_up: tuple[int, ...] = ()
    marked: tuple[Square, ...] = ()
    """The squares that were changed last."""
    boards: int = 2
    seats: int = 4


POSITIONS: Final[Mapping[str, Position]] = MappingProxyType(
    {
        "start": Position(0, 25),
        "borders": Position(0, 12),
        "two-walls": Position(0, 8, walls={RED: (2, 5)}),
        "double-wall": Position(9, 16, doubles={BLUE: 12}),
        "tower": Position(4, 10, towers={GREEN: 7}),
        "peek": Position(0, 8, walls={RED: (6,)}, seen=(1,)),
        "province-cards": Position(
            4,
            12,
            walls={RED: (4, 6), BLUE: (5, 7)},
            cards=(
                (BLUE, ActionCard.FLOOD, 1),
                (RED, ActionCard.BUILDER, 1),
                (BLUE, ActionCard.TRAITOR, 1),
            ),
        ),
        "scoring": Position(0, 7, walls={RED: (0, 1), BLUE: (2,), VIOLET: (3,)}),
        "mandarin": Position(0, 8, walls={RED: (1, 6), BLUE: (5, 2)}, marked=(2, 6)),
        "third-board": Position(
            13, 38, walls={RED: (14, 20), BLUE: (16, 22), GREEN: (18, 25)}, boards=3
        ),
        "attack": Position(
            4, 12, walls={RED: (5, 6, 8), BLUE: (7,), GREEN: (10, 4)}, turned_up=(1,)
        ),
        "dominance": Position(13, 20, walls={RED: (14, 15)}, towers={RED: 16}, doubles={RED: 17}),
        "neutral": Position(
            4, 12, walls={RED: (4, 9), GREEN: (6, 10), NEUTRAL: (5, 8, 11)}, seats=2
        ),
    }
)


def wall_figures() -> WallFigures:
    """Return all figures of the wall, on the program's own boards."""
    return {name: partial(_figure_of, position) for name, position in POSITIONS.items()}


def _figure_of(position: Position) -> WallFigure:
    view = view_at(position, _boards())
    return WallFigure(view, position.first, position.last, frozenset(position.marked))


@cache
def _boards() -> Sequence[Board]:
    return load_boards(assets.title_folder("changcheng") / "boards")


def view_at(position: Position, boards: Sequence[Board]) -> View:
    """Return a position as red sees it."""
    state = _state_of(position, {board.name: board for board in boards})
    seen = frozenset((RED, region, _THREATS[region]) for region in position.seen)
    return view_of(state, Knowledge(threats=seen), RED)


def _state_of(position: Position, boards: Mapping[str, Board]) -> State:
    setup = _setup_of(position, boards)
    faces = tuple(boards[name].face(side) for name, side in _FACES[: position.boards])
    wall = Wall(faces, tuple(range(position.boards)))
    blocks: list[Block | None] = [None] * len(wall.squares)
    for square, block in _built(position):
        blocks[square] = block
    return replace(
        first_state(setup),
        wall=wall,
        blocks=tuple(blocks),
        cards=tuple(
            PlacedCard(owner, card, province, ply)
            for ply, (owner, card, province) in enumerate(position.cards)
        ),
        reservations=tuple(
            Reservation(owner, beside)
            for owner, square in position.towers.items()
            if (beside := tuple(s for s in (square - 1, square + 1) if blocks[s] is None))
        ),
        peeks=frozenset((RED, region) for region in position.seen),
        turned_up=frozenset(position.turned_up),
    )


def _setup_of(position: Position, boards: Mapping[str, Board]) -> Setup:
    west, east = (boards[name].face(side) for name, side in _FACES[:2])
    choices = SetupChoices(_COLOURS[: position.seats], first=RED, faces=(west, east))
    drawn = draw_setup(choices, tuple(boards.values()), Random(0))
    return replace(
        drawn,
        reputations=_REPUTATIONS + drawn.reputations[len(_REPUTATIONS) :],
        threats=_THREATS + drawn.threats[len(_THREATS) :],
    )


def _built(position: Position) -> Iterable[tuple[Square, Block]]:
    for kind, squares in ((BlockKind.SINGLE, position.walls), (BlockKind.BROKEN, position.broken)):
        for owner, places in squares.items():
            yield from ((square, Block(kind, owner)) for square in places)
    for owner, square in position.doubles.items():
        yield square, Block(BlockKind.DOUBLE, owner)
        yield square + 1, Block(BlockKind.DOUBLE, owner)
    for owner, square in position.towers.items():
        yield square, Block(BlockKind.TOWER, owner)
