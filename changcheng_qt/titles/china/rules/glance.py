"""A position at a glance: the content of a small picture and a line about it, as plain values of a
file and back, with every value checked.

It is made from a public View by allow-list, so it has no field for anything hidden. A glance read
back is a View whose other fields are empty: enough to be drawn, never to be played.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from changcheng_qt.engine.codec import from_plain
from changcheng_qt.engine.filing import MOST_AT_A_GLANCE, plain_glance, require_claims
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.maps import MOST_SPACES
from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.setup import SIDES, Options, Side
from changcheng_qt.titles.china.rules.turn import Stage, Turn
from changcheng_qt.titles.china.rules.view import View


@dataclass(frozen=True, slots=True)
class _Glance:
    """The fields of a View in a glance; `turn` is its number."""

    colours: tuple[SeatColour, ...]
    side: Side
    turn: int
    houses: tuple[int | None, ...]
    fortified: tuple[int, ...]
    courts: tuple[tuple[int, ...], ...]
    scored: tuple[int, ...]
    scores: tuple[int, ...]


def glance_to_plain(view: View) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return a public View at a glance as plain values; raises ValueError for any other View."""
    return plain_glance(_Glance, view, turn=view.turn.number)


def view_from_glance(value: object, seats: int) -> View:
    """Return a public View with only the content of a glance at a game of `seats` players; raises
    ValueError with the fault.
    """
    glance = from_plain(_Glance, value, "glance")
    require_claims("glance: the {} make no sense", _claims(glance, seats))
    return _view(glance)


def _claims(glance: _Glance, seats: int) -> dict[str, bool]:
    """Return for each part whether its values are possible."""
    spaces, regions = range(len(glance.houses)), range(len(glance.courts))
    return {
        "colours": len(glance.colours) == len(set(glance.colours)) == seats,
        "seats of this side": glance.side in SIDES.get(seats, ()),
        "turns": glance.turn in range(MOST_AT_A_GLANCE),
        "houses": len(spaces) <= MOST_SPACES and set(glance.houses) <= {None, *range(seats)},
        "fortifications": _are_within(glance.fortified, spaces),
        "courts": all(
            len(c) == seats and _are_within(c, range(MOST_AT_A_GLANCE)) for c in glance.courts
        ),
        "scored regions": _are_within(glance.scored, regions),
        "scores": len(glance.scores) == seats
        and _are_within(glance.scores, range(MOST_AT_A_GLANCE)),
    }


def _are_within(numbers: Collection[int], bounds: range) -> bool:
    return all(number in bounds for number in numbers)


def _view(glance: _Glance) -> View:
    return View(
        viewer=PUBLIC,
        colours=glance.colours,
        first=0,
        side=glance.side,
        options=Options(),
        board=Board((), (), (), ()),
        turn=Turn(seat=0, number=glance.turn),
        stage=Stage.PLACING,
        to_act=None,
        houses=glance.houses,
        fortified=frozenset(glance.fortified),
        courts=glance.courts,
        supplies=(),
        hand_counts=(),
        seen=(),
        shown=(),
        draws=(),
        open=(),
        pile=0,
        gone=0,
        discards=(),
        fresh=(),
        second=(),
        exhausted=0,
        scores=glance.scores,
        scored=frozenset(glance.scored),
        winners=(),
        ply=0,
        privates=(),
    )
