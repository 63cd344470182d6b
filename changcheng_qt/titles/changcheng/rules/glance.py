"""A position at a glance: the content of a small picture and a line about it, as plain values of a
file and back, with every value checked.

It is made from a public View by allow-list, so it has no field for anything hidden. A glance read
back is a View whose other fields are empty: enough to be drawn, never to be played.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from changcheng_qt.engine.codec import from_plain
from changcheng_qt.engine.filing import MOST_AT_A_GLANCE, plain_glance, require_claims
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.boards import check_board_name, check_face
from changcheng_qt.titles.changcheng.rules.geography import Face, Slot, Wall
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    REPUTATION_VALUES,
    THREAT_VALUES,
    ActionCard,
    Block,
    Colour,
)
from changcheng_qt.titles.changcheng.rules.setup import SEAT_COUNTS, Options
from changcheng_qt.titles.changcheng.rules.turn import (
    Reservation,
    RevealedCard,
    Scoring,
    Stage,
    Turn,
)
from changcheng_qt.titles.changcheng.rules.view import CardBack, View

BOARD_COUNTS: Final = range(2, 5)


@dataclass(frozen=True, slots=True)
class _Glance:
    """The fields of a View in a glance; `turn` is its number, `faces` and `order` the wall's."""

    colours: tuple[Colour, ...]
    faces: tuple[Face, ...]
    order: tuple[Slot, ...]
    turn: int
    blocks: tuple[Block | None, ...]
    cards: tuple[CardBack, ...]
    gone: tuple[RevealedCard, ...]
    reservations: tuple[Reservation, ...]
    reputations: tuple[int, ...]
    threats: tuple[int | None, ...]
    scored: tuple[int, ...]
    scoring: Scoring | None
    removed: tuple[int, ...]
    scores: tuple[int, ...]


def glance_to_plain(view: View) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return a public View at a glance as plain values; raises ValueError for any other View."""
    wall = view.wall
    return plain_glance(_Glance, view, faces=wall.faces, order=wall.order, turn=view.turn.number)


def view_from_glance(value: object, seats: int) -> View:
    """Return a public View with only the content of a glance at a game of `seats` players; raises
    ValueError with the fault.
    """
    glance = from_plain(_Glance, value, "glance")
    for face in glance.faces:
        check_board_name(face.board)
        check_face(face)
    if len(glance.colours) != seats:
        raise ValueError("glance: there is not one colour for each seat")
    require_claims("glance: the {} make no sense", _claims(glance))
    return _view(glance)


def _claims(glance: _Glance) -> dict[str, bool]:
    """Return for each part whether its values are possible."""
    seats, boards = range(len(glance.colours)), len(glance.faces)
    if not (len(seats) in SEAT_COUNTS and boards in BOARD_COUNTS):
        return {"numbers of seats and boards": False}
    wall_size = sum(area.squares for face in glance.faces for area in face.provinces)
    squares, areas = range(wall_size), range(boards * len(glance.faces[0].provinces))
    pieces = len(seats) * len(ActionCard)
    return {
        "colours": len(set(glance.colours)) == len(seats),
        "boards": sorted(glance.order) == list(range(boards)),
        "turns": glance.turn in range(MOST_AT_A_GLANCE),
        "blocks": len(glance.blocks) == wall_size
        and all(block is None or block.owner in (NEUTRAL, *seats) for block in glance.blocks),
        "cards": len(glance.cards) <= pieces
        and all(
            card.owner in seats and card.province in areas and card.ply in range(MOST_AT_A_GLANCE)
            for card in glance.cards
        ),
        "cards that are gone": _are_possible(glance.gone, seats),
        "scored cards": glance.scoring is None
        or (
            glance.scoring.province in areas
            and _are_possible(glance.scoring.cards, seats)
            and {seat for seat, _ in glance.scoring.virtual} <= set(seats)
        ),
        "reservations": len(glance.reservations) <= len(seats)
        and all(
            one.owner in seats and set(one.candidates) <= set(squares)
            for one in glance.reservations
        ),
        "reputations": len(glance.reputations) == len(areas)
        and set(glance.reputations) <= set(REPUTATION_VALUES),
        "threats": len(glance.threats) == len(areas)
        and set(glance.threats) <= {None, *THREAT_VALUES},
        "areas": {*glance.scored, *glance.removed} <= set(areas),
        "scores": len(glance.scores) == len(seats)
        and all(abs(score) < MOST_AT_A_GLANCE for score in glance.scores),
    }


def _are_possible(cards: Sequence[RevealedCard], seats: range) -> bool:
    """Whether this number of cards may be face up."""
    return len(cards) <= len(seats) * len(ActionCard) and all(
        card.owner in seats and card.ply in range(MOST_AT_A_GLANCE) for card in cards
    )


def _view(glance: _Glance) -> View:
    return View(
        viewer=PUBLIC,
        colours=glance.colours,
        first=0,
        options=Options(),
        events=(),
        wall=Wall(glance.faces, glance.order),
        turn=Turn(seat=0, number=glance.turn),
        stage=Stage.ACTION,
        to_act=None,
        blocks=glance.blocks,
        supplies=(),
        neutrals=0,
        hand_counts=(),
        cards=glance.cards,
        gone=glance.gone,
        reservations=glance.reservations,
        reputations=glance.reputations,
        scored=frozenset(glance.scored),
        due=(),
        scoring=glance.scoring,
        emperors=0,
        extensions=0,
        most_extensions=0,
        drawn=None,
        box=(),
        threats=glance.threats,
        removed=frozenset(glance.removed),
        peeks=frozenset(),
        scores=glance.scores,
        passes=0,
        ply=0,
        is_opening=False,
        privates=(),
    )
