"""The squares that towers keep for singles of their owners (RULES section 3.2).

A reservation names its candidates: the one or two squares next to the tower that were empty when it
was placed. Others may build on candidates for as long as every open reservation could still be
given a square of its own: the test is a search for distinct representatives among at most four
reservations of at most two squares each. A reservation is open until its owner has placed a single
on a candidate, or has no singles left.
"""

from collections.abc import Iterable, Sequence

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.rules.pieces import Block
from changcheng_qt.titles.changcheng.rules.turn import Reservation


def after_singles(
    reservations: Sequence[Reservation], squares: Iterable[Square], seat: Seat, singles_left: int
) -> tuple[Reservation, ...]:
    """Return the remaining reservations once a seat has placed singles and has `singles_left`
    more.
    """
    built = frozenset(squares)
    return tuple(
        claim
        for claim in reservations
        if claim.owner != seat or (singles_left > 0 and built.isdisjoint(claim.candidates))
    )


def all_kept(
    reservations: Sequence[Reservation],
    blocks: Sequence[Block | None],
    taken: Iterable[Square] = (),
) -> bool:
    """Whether every reservation can get an empty square of its own, leaving out `taken` ones."""
    gone = frozenset(taken)
    choices = [
        [q for q in claim.candidates if blocks[q] is None and q not in gone]
        for claim in reservations
    ]
    return _distinct(choices, frozenset())


def reserve(
    reservations: tuple[Reservation, ...],
    blocks: Sequence[Block | None],
    claim: Reservation,
    singles_left: int,
) -> tuple[Reservation, ...]:
    """Return the reservations with a new tower's claim, if it can get a square of its own."""
    if not (singles_left and claim.candidates and all_kept((*reservations, claim), blocks)):
        return reservations
    return (*reservations, claim)


def _distinct(choices: list[list[Square]], used: frozenset[Square]) -> bool:
    if not choices:
        return True
    first, *rest = choices
    return any(_distinct(rest, used | {square}) for square in first if square not in used)
