"""Positions for tests of the board: boards as in the box, and walls half built."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.titles.changcheng.rules.geography import End, Side, Square
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    Block,
    BlockKind,
    Colour,
    EventCard,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.setup import Setup, SetupChoices, draw_setup
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.turn import (
    PlacedCard,
    Reservation,
    RevealedCard,
    Scoring,
    Turn,
)
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from tests.titles.changcheng.table.playing import box

KINDS = {
    "S": BlockKind.SINGLE,
    "T": BlockKind.TOWER,
    "D": BlockKind.DOUBLE,
    "B": BlockKind.BROKEN,
}
OWNERS: dict[str, Owner] = {"0": 0, "1": 1, "2": 2, "3": 3, "n": NEUTRAL}
HALF_BUILT = "S0S1S0S3 S2..T1....S2B3....  S3D2D2..S0S1..Sn ..S0S1S2.."


def setup_for(
    seats: int = 4, faces: str = "1A2A", events: tuple[EventCard, ...] = (), seed: int = 5
) -> Setup:
    """A setup with known faces, the rest drawn from the seed."""
    boards = {board.name: board for board in box()}
    pair = tuple(boards[faces[k]].face(Side(faces[k + 1])) for k in (0, 2))
    choices = SetupChoices(tuple(Colour)[:seats], first=0, events=events, faces=(pair[0], pair[1]))
    return draw_setup(choices, tuple(boards.values()), Random(seed))


def blocks_of(wall: str) -> Mapping[Square, Block]:
    """The blocks that a wall in letters shows: a kind and an owner each, `..` for an empty square;
    blanks are for the eye.
    """
    letters = wall.replace(" ", "")
    pairs = [letters[k : k + 2] for k in range(0, len(letters), 2)]
    return {
        square: Block(KINDS[pair[0]], OWNERS[pair[1]])
        for square, pair in enumerate(pairs)
        if pair != ".."
    }


def built(setup: Setup, wall: str) -> State:
    """A state whose squares hold these blocks, every other thing as at the beginning."""
    state, blocks = first_state(setup), blocks_of(wall)
    return replace(state, blocks=tuple(blocks.get(square) for square in state.wall.squares))


def half_built(seats: int = 4, **changes: object) -> State:
    """A lively position with one of everything that can be on the board."""
    state = built(setup_for(seats), HALF_BUILT)
    cards = (
        PlacedCard(0, ActionCard.FLOOD, 1, 3),
        PlacedCard(2, ActionCard.WARRIOR, 1, 9),
        PlacedCard(1, ActionCard.TRAITOR, 2, 5),
        PlacedCard(0, ActionCard.BUILDER, 2, 11),
        PlacedCard(3, ActionCard.MANDARIN, 3, 7),
    )
    state = replace(
        state,
        turn=Turn(0, number=9),
        scored=frozenset({0}),
        emperors=1,
        cards=cards,
        reservations=(Reservation(1, (5, 7)),),
        turned_up=frozenset({2}),
        removed=frozenset({4}),
        ply=12,
    )
    return replace(state, **changes)  # type: ignore[arg-type]


def deciding(card: ActionCard, owner: Seat = 0) -> State:
    """The lively position while province 4 is being scored and a card takes effect."""
    return half_built(scoring=Scoring(4, (RevealedCard(owner, card, 3),)))


def extended(state: State, board: str = "3", side: Side = Side.A, end: End = End.EAST) -> State:
    """The same position with one more board."""
    face = next(b for b in box() if b.name == board).face(side)
    wall = state.wall.extended(face, end)
    empty = (None,) * (len(wall.squares) - len(state.blocks))
    return replace(state, wall=wall, blocks=state.blocks + empty, extensions=state.extensions + 1)


def seen(state: State, viewer: Viewer, threats: Mapping[int, int] | None = None) -> View:
    """The view of a viewer; a seat has looked at the threats given by region."""
    facts = frozenset((viewer, r, v) for r, v in (threats or {}).items() if isinstance(viewer, int))
    return view_of(state, Knowledge(threats=facts), viewer)
