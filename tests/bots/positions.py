"""Positions of Chang Cheng to judge, written as walls: the fixture of RULES section 7.

A wall is one character a square, west to east: `.` empty, a lower-case letter a single of `r`, `g`,
`b` or the neutral `n`, an upper-case one a tower, `x` a broken wall.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Area, Board, Face, Side
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    REPUTATION_VALUES,
    THREAT_VALUES,
    ActionCard,
    Block,
    BlockKind,
    Colour,
)
from changcheng_qt.titles.changcheng.rules.setup import Options, Setup
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.turn import (
    Act,
    Piece,
    PlacedCard,
    RevealedCard,
    Scoring,
    Turn,
)
from changcheng_qt.titles.changcheng.rules.view import View, view_of

OWNERS: Final = {"r": 0, "g": 1, "b": 2, "n": NEUTRAL}
LATER: Final = Turn(seat=0, number=5)


def _areas(sizes: Sequence[int]) -> tuple[Area, ...]:
    return tuple(Area(size, (("en", str(size)),)) for size in sizes)


def _board(name: str, provinces: Sequence[int], regions: Sequence[int]) -> Board:
    west, east = (Face(name, side, _areas(provinces), _areas(regions)) for side in Side)
    return Board(name, (west, east))


FIRST: Final = _board("1", (4, 4, 5), (5, 4, 4))
SECOND: Final = _board("2", (5, 5, 3), (4, 5, 4))
THIRD: Final = _board("3", (3, 4, 6), (6, 4, 3))


def setup(seats: int, **more: Any) -> Setup:  # noqa: ANN401 - fields of Setup
    """Return a game on boards 1 and 2 with all reputations 2 and the threats in rising order."""
    usual = Setup(
        colours=tuple(Colour)[:seats],
        first=0,
        options=Options(),
        events=(),
        faces=(FIRST.face(Side.A), SECOND.face(Side.A)),
        spare=(THIRD,),
        threats=THREAT_VALUES,
        reputations=(2,) * len(REPUTATION_VALUES),
        extension_order=(THIRD.face(Side.A),),
    )
    return replace(usual, **more)


def block(letter: str) -> Block | None:
    """Return the meaning of a letter of a wall."""
    if letter == ".":
        return None
    if letter == "x":
        return Block(BlockKind.BROKEN, NEUTRAL)
    kind = BlockKind.TOWER if letter.isupper() else BlockKind.SINGLE
    return Block(kind, OWNERS[letter.lower()])


def position(wall: str, seats: int = 3, turn: Turn = LATER, **more: Any) -> State:  # noqa: ANN401
    """Return a position on a wall, squares not written being empty, in the fifth turn."""
    start = first_state(setup(seats))
    squares = "".join(wall.split()).ljust(len(start.blocks), ".")
    return replace(start, blocks=tuple(block(letter) for letter in squares), turn=turn, **more)


def seen(state: State, seat: Seat = 0, threats: Iterable[tuple[int, int]] = ()) -> View:
    """Return the view of a seat, having peeked at some regions before."""
    peeked = frozenset((seat, region, value) for region, value in threats)
    return view_of(state, Knowledge(threats=peeked), seat)


def scoring(province: int, *cards: tuple[Seat, ActionCard], change: int = 0) -> Scoring:
    """Return a scoring in which these cards still take effect, the first one now."""
    pending = tuple(RevealedCard(owner, card, ply) for ply, (owner, card) in enumerate(cards))
    return Scoring(province, pending, change=change)


def placed(owner: Seat, card: ActionCard, province: int, ply: int = 1) -> PlacedCard:
    """Return a card that is face down."""
    return PlacedCard(owner, card, province, ply)


def done(*acts: tuple[Piece, int]) -> Turn:
    """Return a turn of seat 0 with these parts of an action behind it."""
    return replace(LATER, acts=tuple(Act(piece, (province,)) for piece, province in acts))
