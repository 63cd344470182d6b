"""A State can be read back from the flat core, but for facts that no rule asks for any more."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.titles.changcheng.core import flatten as flattening
from changcheng_qt.titles.changcheng.core.commands import CARDS
from changcheng_qt.titles.changcheng.core.fields import GONE
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.core.frame import NOWHERE
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.core.majority import NOBODY
from changcheng_qt.titles.changcheng.rules.geography import (
    SQUARES_PER_BOARD,
    Board,
    Face,
    Side,
    Wall,
)
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    Block,
    BlockKind,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import (
    Act,
    Piece,
    PlacedCard,
    Reservation,
    RevealedCard,
    Scoring,
    Turn,
)
from tests.effort import effort
from tests.perft.positions import POSITIONS
from tests.titles.changcheng.core.agreement import as_in_a_game
from tests.titles.changcheng.rules.play import play, random_chooser, random_setup

PIECES = (Piece.SINGLE, Piece.CARD, Piece.DOUBLE, Piece.TOWER)


def asked_for(state: State) -> State:
    """Return a State without the facts that no rule asks for any more: when cards were played, the
    fate of those of a scoring, which part of an action went where; and without all that anybody may
    see or has seen, which the core does not know.
    """
    used = tuple(sorted({place for act in state.turn.acts for place in act.provinces}))
    acts = tuple(Act(act.piece, used) for act in state.turn.acts)
    turn = replace(state.turn, acts=acts, looks=())
    cards = [replace(card, ply=0) for card in state.cards]
    scoring = state.scoring
    if scoring:
        pending = tuple(replace(card, ply=0) for card in scoring.pending)
        virtual = tuple((seat, walls) for seat, walls in sorted(scoring.virtual) if walls)
        scoring = Scoring(scoring.province, pending, change=scoring.change, virtual=virtual)
    return replace(
        state,
        turn=turn,
        cards=tuple(sorted(cards, key=lambda card: (card.owner, card.card))),
        scoring=scoring,
        reservations=tuple(sorted(state.reservations, key=lambda claim: claim.owner)),
        gone=(),
        turned_up=frozenset(),
        peeks=frozenset(),
        ply=0,
    )


def read_back(core: FlatGame, setup: Setup) -> State:
    """Return the State of a game that a position of the core stands for."""
    wall = _wall(core, setup)
    seats = range(setup.seats)
    places = {(seat, k): core.cards(seat) >> 4 * k & 15 for seat in seats for k in range(CARDS)}
    return State(
        setup=setup,
        wall=wall,
        turn=_turn(core),
        blocks=tuple(_block(core, square) for square in wall.squares),
        supplies=tuple(
            Supply(
                core.stock >> 4 * seat & 15, core.doubles >> seat & 1, core.tower_stock >> seat & 1
            )
            for seat in seats
        ),
        neutrals=core.neutrals,
        hands=tuple(
            tuple(card for card in ActionCard if not places[seat, card - 1]) for seat in seats
        ),
        scores=tuple(core.score(seat) for seat in seats),
        cards=tuple(
            PlacedCard(seat, ActionCard(kind + 1), place - 1, 0)
            for (seat, kind), place in places.items()
            if 0 < place < GONE
        ),
        reservations=tuple(
            Reservation(seat, tuple(_claim(core, seat)))
            for seat in seats
            if core.claimants >> seat & 1
        ),
        scored=_set(core.scored),
        due=tuple(sorted(_set(core.due))),
        scoring=_scoring(core, setup),
        emperors=core.emperors,
        extensions=core.extensions,
        extension_due=bool(core.board_due),
        removed=_set(core.removed),
        passes=core.passes,
        over=bool(core.over),
    )


def _set(mask: int) -> frozenset[int]:
    return frozenset(number for number in range(60) if mask >> number & 1)


def _wall(core: FlatGame, setup: Setup) -> Wall:
    """The boards of the setup, and those added whose sizes are the core's."""
    added = [board for number, board in enumerate(setup.spare) if core.added >> number & 1]
    faces = [*setup.faces]
    for sizes in core.frame.faces[2:]:
        faces.append(_face(added, sizes))
    return Wall(tuple(faces), tuple(core.frame.order))


def _face(boards: list[Board], sizes: bytes) -> Face:
    for face in (board.face(side) for board in boards for side in Side):
        if bytes(area.squares for area in (*face.provinces, *face.regions)) == sizes:
            return face
    raise LookupError(sizes)


def _block(core: FlatGame, square: int) -> Block | None:
    if core.empty >> square & 1:
        return None
    kinds = {
        BlockKind.SINGLE: core.singles,
        BlockKind.TOWER: core.towers,
        BlockKind.BROKEN: core.broken,
    }
    found = [kind for kind, mask in kinds.items() if mask >> square & 1]
    owner = core.owner_of(square)
    return Block(found[0] if found else BlockKind.DOUBLE, NEUTRAL if owner == NOBODY else owner)


def _claim(core: FlatGame, seat: int) -> Iterator[int]:
    claim = core.claims >> 12 * seat & 4095
    yield from (square for square in (claim & 63, claim >> 6) if square != NOWHERE)


def _turn(core: FlatGame) -> Turn:
    used = tuple(sorted(_set(core.used)))
    pieces = (core.first_part, core.second_part)[: core.parts]
    return Turn(
        core.seat,
        core.number,
        tuple(Act(PIECES[piece], used) for piece in pieces),
        bool(core.done),
        bool(core.partial),
        bool(core.neutral_placed),
    )


def _scoring(core: FlatGame, setup: Setup) -> Scoring | None:
    if core.scoring == NOWHERE:
        return None
    waiting = [(core.pending_owner(kind), ActionCard(kind + 1)) for kind in range(CARDS)]
    pending = tuple(RevealedCard(owner, card, 0) for owner, card in waiting if owner >= 0)
    walls = ((seat, core.virtual >> 4 * seat & 15) for seat in range(setup.seats))
    virtual = tuple((seat, count) for seat, count in walls if count)
    return Scoring(core.scoring, pending, change=core.change, virtual=virtual)


@pytest.mark.parametrize("position", [pytest.param(p, id=name) for name, p in POSITIONS.items()])
def test_a_position_can_be_read_back(position: State) -> None:
    state = as_in_a_game(position)
    assert read_back(flatten(state), state.setup) == asked_for(state)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(effort(sample=4, nightly=12)))
def test_every_position_of_a_game_can_be_read_back(seed: int) -> None:
    rng = Random(seed)
    for ply in play(random_setup(rng), random_chooser(rng)):
        assert read_back(flatten(ply.after), ply.after.setup) == asked_for(ply.after)


def test_positions_of_all_games_with_the_same_rules_share_the_worths_of_areas() -> None:
    flattening._appraiser.cache_clear()  # noqa: SLF001
    two, three = POSITIONS["opening of two"], as_in_a_game(POSITIONS["opening of three"])
    assert flatten(two).appraiser is flatten(two).appraiser
    assert flatten(two).appraiser is not flatten(three).appraiser


def test_boards_are_as_wide_as_the_core_takes_for_granted() -> None:
    assert len(flatten(POSITIONS["opening of two"]).frame.west_to_east) // 2 == SQUARES_PER_BOARD
