"""A position at a glance: the content of a small picture and a line about it, as plain values of a
file and back, with every value checked.

It is made from a public View by allow-list, so it has no field for anything hidden. A glance read
back is a View whose other fields are empty: enough to be drawn, never to be played.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from changcheng_qt.engine.codec import from_plain
from changcheng_qt.engine.filing import MOST_AT_A_GLANCE, plain_glance, require_claims
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.titles.riders.rules.geography import Board, Sea, board_for
from changcheng_qt.titles.riders.rules.pieces import (
    LEVELS,
    NO_GOODS,
    RIDERS_EACH,
    WAITING_MOST,
    Building,
    Riders,
    SeatColour,
)
from changcheng_qt.titles.riders.rules.setup import SEAT_COUNTS, Options
from changcheng_qt.titles.riders.rules.state import CROWN, Bonus
from changcheng_qt.titles.riders.rules.story import Story
from changcheng_qt.titles.riders.rules.turn import Stage, Turn
from changcheng_qt.titles.riders.rules.view import Coming, View


@dataclass(frozen=True, slots=True)
class _Glance:
    """The fields of a View in a glance; `turn` is its number."""

    colours: tuple[SeatColour, ...]
    turn: int
    buildings: tuple[Building | None, ...]
    roads: tuple[Seat | None, ...]
    princes: tuple[Seat | None, ...]
    levels: tuple[int, ...]
    waiting: tuple[Riders, ...]
    gathered: tuple[Riders, ...]
    entered: tuple[Riders, ...]
    pirate: Sea
    points: tuple[int, ...]


def glance_to_plain(view: View) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return a public View at a glance as plain values; raises ValueError for any other View."""
    return plain_glance(_Glance, view, turn=view.turn.number)


def view_from_glance(value: object, seats: int) -> View:
    """Return a public View with only the content of a glance at a game of `seats` players; raises
    ValueError with the fault.
    """
    glance = from_plain(_Glance, value, "glance")
    if seats not in SEAT_COUNTS or len(glance.colours) != seats:
        raise ValueError("glance: the seats make no sense")
    require_claims("glance: the {} make no sense", _claims(glance, board_for(seats)))
    return _view(glance)


def _claims(glance: _Glance, board: Board) -> dict[str, bool]:
    """Return for each part whether its values are possible."""
    seats, sectors = range(len(glance.colours)), len(board.sectors)
    riders = Counter(chain(*glance.waiting, *glance.gathered, *glance.entered))
    return {
        "colours": len(set(glance.colours)) == len(seats),
        "turns": glance.turn in range(MOST_AT_A_GLANCE),
        "buildings": len(glance.buildings) == board.corners
        and all(one is None or one.seat in seats for one in glance.buildings),
        "roads": _are(glance.roads, board.roads, (None, *seats)),
        "princes": _are(glance.princes, sectors, (None, CROWN, *seats)),
        "levels": _are(glance.levels, sectors, range(LEVELS + 1)),
        "assault grounds": len(glance.waiting) == sectors
        and max(map(len, glance.waiting)) <= WAITING_MOST,
        "gathering grounds": len(glance.gathered) == len(board.grounds),
        "entered hexes": len(glance.entered) == len(board.lands),
        "riders": all(
            numeral <= len(board.grounds) and number <= RIDERS_EACH
            for numeral, number in riders.items()
        ),
        "pirates": glance.pirate in range(len(board.seas)),
        "points": _are(glance.points, len(seats), range(-MOST_AT_A_GLANCE, MOST_AT_A_GLANCE)),
    }


def _are(values: Sequence[int | None], count: int, allowed: Collection[int | None]) -> bool:
    return len(values) == count and all(value in allowed for value in values)


def _view(glance: _Glance) -> View:
    return View(
        viewer=PUBLIC,
        colours=glance.colours,
        first=0,
        options=Options(),
        stage=Stage.BUILDING,
        turn=Turn(seat=0, number=glance.turn),
        to_act=None,
        buildings=glance.buildings,
        roads=glance.roads,
        pieces=(),
        princes=glance.princes,
        levels=glance.levels,
        waiting=glance.waiting,
        gathered=glance.gathered,
        entered=glance.entered,
        bag=(),
        pirate=glance.pirate,
        supply=NO_GOODS,
        hand_counts=(),
        edict_counts=(),
        fresh=(),
        stack=0,
        played=(),
        penalties=(),
        lines=(),
        long_road=Bonus(),
        great_host=Bonus(),
        points=glance.points,
        founded=0,
        ending=None,
        winners=(),
        best=(),
        rolls=0,
        draws=0,
        robberies=0,
        ply=0,
        hands=(),
        edicts=(),
        known_to_come=Coming(),
        story=Story(len(glance.colours), ()),
    )
