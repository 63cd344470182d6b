"""The course of a turn and of the game, and its ends (RIDERS sections 4 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.riders.core import fields
from changcheng_qt.titles.riders.core.frame import NOBODY, ROADS, VICTORY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.riders.core.fields import Position


def go_on(position: Position) -> None:
    """End the game if the seat in turn has won, else resume its turn."""
    win(position)
    if position.due != fields.OVER:
        resume(position)


def resume(position: Position) -> None:
    """Go on where the turn was interrupted."""
    if position.builder != NOBODY:
        position.due = fields.EXTRA_ROUND
    elif position.deeds and can_do_deed(position):
        position.due = fields.SOLDIER
    elif position.free_roads and road_sites(position, position.seat):
        position.due = fields.CORVEE
    else:
        position.deeds = 0
        position.free_roads = 0
        position.sailed = 0
        position.due = fields.BUILDING if position.rolled else fields.BEFORE_ROLL


def road_sites(position: Position, seat: i64) -> int:
    """Return the roads that a seat could build."""
    if position.roads[seat].bit_count() == ROADS:
        return 0
    return position.open_roads[seat] & ~position.taken_roads


def can_do_deed(position: Position) -> bool:
    """Whether a soldier has anything left to do."""
    return not position.sailed or any(position.gathered) or any(position.entered)


def win(position: Position) -> None:
    """End the game if the seat in turn has the points; in an extra building round nobody wins."""
    if position.builder == NOBODY and position.score(position.seat) >= VICTORY:
        position.ending = fields.WON
        position.winners = bit(position.seat)
        position.due = fields.OVER


def end_by(position: Position, ending: i64) -> None:
    """End the game by its last breach or its last turn."""
    position.ending = ending
    position.due = fields.OVER
    if ending != fields.CONQUEST or position.frame.best_loser:
        position.winners = best(position)


def best(position: Position) -> i64:
    """Return the seats with most points, of equals those with the fewest penalties."""
    most: i64 = -1000
    found: i64 = 0
    seat: i64 = 0
    while seat < position.frame.seats:
        rank = 16 * position.score(seat) - position.penalties[seat]
        if rank > most:
            most = rank
            found = 0
        if rank == most:
            found |= bit(seat)
        seat += 1
    return found


def begin_turn(position: Position, seat: i64) -> None:
    """Begin the turn of a seat; it wins at once if it has the points."""
    position.seat = seat
    position.number += 1
    position.rolled = 0
    position.played = 0
    position.offers = 0
    position.terms = fields.NO_TERMS
    position.refused = []
    position.sailed = 0
    position.owed = []
    position.site = -1
    position.fresh = [0] * int(position.frame.seats)
    position.due = fields.BEFORE_ROLL
    win(position)


def end_turn(position: Position) -> None:
    """End the turn: an extra building round or the next turn follows."""
    if position.frame.has_extra_round:
        position.builder = position.after(position.seat)
        position.due = fields.EXTRA_ROUND
    else:
        next_turn(position)


def pass_extra(position: Position) -> None:
    """End one seat's part of the extra building round."""
    position.builder = position.after(position.builder)
    if position.builder == position.seat:
        position.builder = NOBODY
        next_turn(position)


def next_turn(position: Position) -> None:
    """Begin the next turn, or end the game in peace."""
    if position.number == position.frame.last_turn:
        end_by(position, fields.PEACE)
    else:
        begin_turn(position, position.after(position.seat))
