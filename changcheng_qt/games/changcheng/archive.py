"""A Setup as the plain values of a file, and back, with every claim in it checked (RULES 1 and 2).

A file holds every face once, in `faces`, and names it elsewhere by its code, such as `1A`: the two
in play first, then both faces of each spare board.
"""

from dataclasses import dataclass
from typing import Any

from changcheng_qt.engine.codec import CodecError, from_plain, to_plain
from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.boards import BoardError, check_board_name, check_face
from changcheng_qt.games.changcheng.geography import Board, Face, Side
from changcheng_qt.games.changcheng.pieces import (
    REPUTATION_VALUES,
    THREAT_VALUES,
    Colour,
    EventCard,
)
from changcheng_qt.games.changcheng.setup import MOST_EVENTS, SEAT_COUNTS, Options, Setup

START_FACES = 2


@dataclass(frozen=True, slots=True)
class _Archived:
    """The fields of a setup in a file."""

    colours: tuple[Colour, ...]
    first: Seat
    options: Options
    events: tuple[EventCard, ...]
    faces: tuple[Face, ...]
    threats: tuple[int, ...]
    reputations: tuple[int, ...]
    extension_order: tuple[str, ...]


def setup_to_plain(setup: Setup) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return the plain values of a setup."""
    return to_plain(
        _Archived(
            colours=setup.colours,
            first=setup.first,
            options=setup.options,
            events=setup.events,
            faces=(*setup.faces, *(face for board in setup.spare for face in board.faces)),
            threats=setup.threats,
            reputations=setup.reputations,
            extension_order=tuple(face.code for face in setup.extension_order),
        )
    )


def setup_from_plain(value: object) -> Setup:
    """Return the setup that plain values describe; raises `ValueError` with what is wrong."""
    try:
        archived = from_plain(_Archived, value, "setup")
        for face in archived.faces:
            check_board_name(face.board)
            check_face(face, f"face {face.code}")
    except (CodecError, BoardError) as error:
        raise ValueError(str(error)) from error
    if fault := _fault(archived):
        raise ValueError(f"setup: {fault}")
    return _setup(archived)


def _setup(archived: _Archived) -> Setup:
    west, east, *spare = archived.faces
    by_code = {face.code: face for face in spare}
    return Setup(
        colours=archived.colours,
        first=archived.first,
        options=archived.options,
        events=archived.events,
        faces=(west, east),
        spare=tuple(Board(a.board, (a, b)) for a, b in zip(spare[::2], spare[1::2], strict=True)),
        threats=archived.threats,
        reputations=archived.reputations,
        extension_order=tuple(by_code[code] for code in archived.extension_order),
    )


def _fault(archived: _Archived) -> str | None:
    seats = len(archived.colours)
    letters = [event.value for event in archived.events]
    claims = {
        "2 to 4 different colours are needed": seats in SEAT_COUNTS
        and len(set(archived.colours)) == seats,
        "the first player is no seat": archived.first in range(seats),
        "at most 2 different event cards, in order, are allowed": len(letters) <= MOST_EVENTS
        and letters == sorted(set(letters)),
        "the threat counters are not those of the box": _same(archived.threats, THREAT_VALUES),
        "the reputation counters are not those of the box": _same(
            archived.reputations, REPUTATION_VALUES
        ),
        "two faces in play, then both of each spare board, are needed": _faces_fit(archived),
        "the order of extensions does not fit the spare boards": _order_fits(archived),
    }
    return next((claim for claim, holds in claims.items() if not holds), None)


def _same(values: tuple[int, ...], box: tuple[int, ...]) -> bool:
    return sorted(values) == sorted(box)


def _faces_fit(archived: _Archived) -> bool:
    start, spare = archived.faces[:START_FACES], archived.faces[START_FACES:]
    boards = [face.board for face in (*start, *spare[::2])]
    return (
        len(start) == START_FACES
        and len(set(boards)) == len(boards)
        and [face.board for face in spare[::2]] == [face.board for face in spare[1::2]]
        and [face.side for face in spare] == list(Side) * (len(spare) // 2)
        and all(archived.options.sides.allows(face.side) for face in start)
    )


def _order_fits(archived: _Archived) -> bool:
    spare = {face.code: face for face in archived.faces[START_FACES:]}
    order = [spare.get(code) for code in archived.extension_order]
    sides = archived.options.sides
    return sorted(face.board for face in order if face) == sorted(
        {face.board for face in spare.values()}
    ) and all(face is not None and sides.allows(face.side) for face in order)
