"""Edicts, bought from the stack and played (RIDERS section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit
from changcheng_qt.titles.riders.core.building import pay
from changcheng_qt.titles.riders.core.commands import CORVEE, SOLDIER, TRIBUTE
from changcheng_qt.titles.riders.core.course import resume, win
from changcheng_qt.titles.riders.core.fields import EDICT_WIDTH, OVER, Position
from changcheng_qt.titles.riders.core.frame import EDICT_COST
from changcheng_qt.titles.riders.core.packed import CARD, count_of

if TYPE_CHECKING:
    from mypy_extensions import i64

HOST_LEAST: Final = 3
DEEDS: Final = 2
FREE_ROADS: Final = 2
_FIELD: Final = 31


def held(position: Position, seat: i64, kind: i64) -> i64:
    """Return how many edicts of a kind a seat holds that it could play."""
    older: i64 = position.edicts[seat] - position.fresh[seat]
    return (older >> (EDICT_WIDTH * kind)) & _FIELD


def buy(position: Position) -> None:
    """Buy the edict on top of the stack."""
    seat = position.active()
    pay(position, seat, EDICT_COST)
    edict = bit(EDICT_WIDTH * position.stack[position.taken])
    position.edicts[seat] += edict
    position.fresh[seat] += edict
    position.taken += 1
    win(position)


def play(position: Position, kind: i64, a: i64, b: i64) -> None:
    """Play an edict of the seat in turn."""
    seat = position.seat
    position.played = 1
    position.edicts[seat] -= bit(EDICT_WIDTH * (kind - SOLDIER))
    if kind == SOLDIER:
        position.deeds = DEEDS
        position.soldiers[seat] += 1
        award_great_host(position)
        win(position)
    elif kind == CORVEE:
        position.free_roads = FREE_ROADS
    elif kind == TRIBUTE:
        cards = CARD[a] + CARD[b]
        position.hands[seat] += cards
        position.supply -= cards
    else:
        levy(position, a)
    if position.due != OVER:
        resume(position)


def levy(position: Position, good: i64) -> None:
    """Take all cards of a good from the others."""
    other: i64 = 0
    while other < position.frame.seats:
        if other != position.seat:
            cards = count_of(position.hands[other], good) * CARD[good]
            position.hands[other] -= cards
            position.hands[position.seat] += cards
        other += 1


def award_great_host(position: Position) -> None:
    """Give the Great Host to the seat in turn, if it has the soldiers."""
    soldiers: i64 = position.soldiers[position.seat]
    if soldiers >= HOST_LEAST and soldiers > position.host_size:
        position.host_holder = position.seat
        position.host_size = soldiers


def finish(position: Position) -> None:
    """Do without the deeds or roads that are left."""
    position.deeds = 0
    position.free_roads = 0
    resume(position)
