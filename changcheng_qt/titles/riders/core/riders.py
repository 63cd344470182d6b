"""Riders: from the bag to a gathering ground, to the wall, into the land, and back (RIDERS sections
8 and 10.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core.course import end_by, resume
from changcheng_qt.titles.riders.core.fields import CONQUEST, Position
from changcheng_qt.titles.riders.core.frame import NONE
from changcheng_qt.titles.riders.core.tables import yield_again

if TYPE_CHECKING:
    from mypy_extensions import i64

WAITING_MOST: Final = 5
NUMERALS: Final = [bytes([numeral]) for numeral in range(6)]
"""One rider of each numeral."""


def draw(position: Position, numeral: i64) -> None:
    """Put a rider of the bag on the gathering ground of its numeral; 0 draws one."""
    if not numeral:
        numeral = drawn(position)
    position.bag[numeral - 1] -= 1
    position.gathered[numeral - 1] += NUMERALS[numeral]
    position.map_changed()
    resume(position)


def drawn(position: Position) -> i64:
    """Draw a numeral from the bag."""
    riders: i64 = 0
    for count in position.bag:
        riders += count
    place = position.chance.below(riders)
    numeral: i64 = 1
    while place >= position.bag[numeral - 1]:
        place -= position.bag[numeral - 1]
        numeral += 1
    return numeral


def assault(position: Position, number: i64) -> None:
    """Move the first rider at the arrow of a number before the wall, and through it where riders
    are more than towers.
    """
    ground: i64 = position.frame.arrow_ground[number]
    if ground == NONE or not position.gathered[ground]:
        return
    sector: i64 = position.frame.arrow_sector[number]
    riders = position.waiting[sector]
    if len(riders) == WAITING_MOST:
        return
    queue = position.gathered[ground]
    position.gathered[ground] = queue[1:]
    position.waiting[sector] = riders + queue[:1]
    position.map_changed()
    if len(riders) + 1 > position.levels[sector]:
        breach(position, sector)


def breach(position: Position, sector: i64) -> None:
    """Riders enter; the section loses a level, its prince a point; the last one ends the game."""
    way = position.frame.ways[sector]
    for rider in position.waiting[sector]:
        place: i64 = way[0]
        for land in way:
            if len(position.entered[land]) < len(position.entered[place]):
                place = land
        position.entered[place] += NUMERALS[rider]
        yield_again(position, place)
    position.waiting[sector] = b""
    if position.levels[sector]:
        position.levels[sector] -= 1
    position.penalties[position.princes[sector]] += 1
    if position.breaches() == position.frame.breaches_end:
        end_by(position, CONQUEST)


def shift(position: Position, start: i64, end: i64) -> None:
    """Move the first rider of a gathering ground to the end of another."""
    queue = position.gathered[start]
    position.gathered[start] = queue[1:]
    position.gathered[end] += queue[:1]
    position.deeds -= 1
    position.map_changed()
    resume(position)


def chase(position: Position, land: i64) -> None:
    """Put the first rider on a hex back into the bag."""
    queue = position.entered[land]
    position.entered[land] = queue[1:]
    position.bag[queue[0] - 1] += 1
    yield_again(position, land)
    position.deeds -= 1
    position.map_changed()
    resume(position)
