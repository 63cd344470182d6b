"""Why a seat's chance to win has changed in a simulation: the share of each line in the change.

Theory of operation. A chance is a share of exponentials of strengths, and a strength is a sum of
traits times weights (`forecast`). Between the position of the question and the one where the
simulation stopped, the traits of all seats have changed. Along the straight way between both, the
change of the chance is the integral of its slope, by Simpson's rule: the slope is taken at seven
places, for with three the lines lacked up to 5 games of 100 where much changes. Each line gets this
slope times the change of its traits: those of the seat itself, and those of all others. The traits
in `NO_LINE` belong to no line.

A game that has ended is not judged by traits: the whole change is that of the line `WIN`, the
seat's own or another's, or of `CONQUESTS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.core import ONE
from changcheng_qt.titles.riders.core.fields import (
    ACADEMY,
    CONQUEST,
    EDICT_WIDTH,
    OVER,
    Beginning,
    Position,
)
from changcheng_qt.titles.riders.core.forecast import (
    STAGES,
    WEIGHTS,
    chances,
    fall,
    portions,
    stage_of,
    traits,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

BUILDINGS: Final = 0
LONG_ROAD: Final = 1
GREAT_HOST: Final = 2
EDICTS: Final = 3
BREACHES: Final = 4
YIELD: Final = 5
VARIETY: Final = 6
HAND: Final = 7
WALL: Final = 8
SEVENS: Final = 9
CONQUESTS: Final = 10
WIN: Final = 11
LINES: Final = 12
NO_LINE: Final = 255
POINTS: Final = 5
"""The parts that make up the points of a seat: one for each source."""
LINE_OF: Final = bytes(
    [
        *(BUILDINGS, LONG_ROAD, GREAT_HOST, EDICTS, BREACHES),
        *(YIELD, VARIETY, HAND, HAND, EDICTS, GREAT_HOST),
        *(WALL, WALL, LONG_ROAD, HAND, NO_LINE, SEVENS),
    ]
)
"""The line of each part: the sources of points, then the other traits."""
PARTS: Final = len(LINE_OF)
TIMES: Final = b"\1\4\2\4\2\4\1"
"""How much the slopes count at places of equal distance on the way."""
STEPS: Final = sum(TIMES)
NATURAL: Final = 256
"""The unit of strengths: parts of a natural logarithm."""


def parts(position: Position, seat: i64) -> list[i64]:
    """Return the traits of a seat, its points by source."""
    edicts: i64 = position.edicts[seat]
    found: list[i64] = [
        position.settled[seat].bit_count() + 2 * position.cities[seat].bit_count(),
        2 if position.road_holder == seat else 0,
        1 if position.host_holder == seat else 0,
        ((edicts >> (EDICT_WIDTH * ACADEMY)) & 1) + (edicts >> (EDICT_WIDTH * 5)),
        -position.penalties[seat],
    ]
    found.extend(traits(position, seat)[1:])
    return found


def begin(position: Position) -> Beginning:
    """Return the parts of the position of the question that are needed."""
    begun = Beginning()
    seat: i64 = 0
    while seat < position.frame.seats:
        begun.parts.append(parts(position, seat))
        seat += 1
    stage: i64 = 0
    while stage < STAGES:
        begun.falls.append(fall(position, stage))
        stage += 1
    return begun


def shares(position: Position, begun: Beginning, seat: i64) -> list[int]:
    """Return for each line a seat's contribution to its chance, that of all others, and whether
    the line's event has happened.
    """
    found: list[i64] = [0] * (3 * LINES)
    add_events(position, begun, seat, found)
    if position.due == OVER:
        add_end(position, begun, seat, found)
    else:
        add_changes(position, begun, seat, found)
    return [int(one) for one in found]


def add_events(position: Position, begun: Beginning, seat: i64, found: list[i64]) -> None:
    """Note the events: bonuses that the seat holds, a breach of its section, a conquest, a win."""
    if position.road_holder == seat:
        found[3 * LONG_ROAD + 2] = 1
    if position.host_holder == seat:
        found[3 * GREAT_HOST + 2] = 1
    if -position.penalties[seat] < begun.parts[seat][BREACHES]:
        found[3 * BREACHES + 2] = 1
    if position.ending == CONQUEST:
        found[3 * CONQUESTS + 2] = 1
    if position.has_won(seat):
        found[3 * WIN + 2] = 1


def add_end(position: Position, begun: Beginning, seat: i64, found: list[i64]) -> None:
    """Give the whole change to the end of the game."""
    stage = stage_of(position)
    first = strengths(begun.parts, begun.falls[stage], stage)
    change = chances(position)[seat] - portions(first)[seat]
    if position.has_won(seat):
        found[3 * WIN] += change
    elif position.winners:
        found[3 * WIN + 1] += change
    else:
        found[3 * CONQUESTS + 1] += change


def add_changes(position: Position, begun: Beginning, seat: i64, found: list[i64]) -> None:
    """Divide the change among the lines."""
    stage = stage_of(position)
    now: list[list[i64]] = []
    other: i64 = 0
    while other < position.frame.seats:
        now.append(parts(position, other))
        other += 1
    fall_now = fall(position, stage)
    first = strengths(begun.parts, begun.falls[stage], stage)
    slopes = slopes_between(first, strengths(now, fall_now, stage), seat)
    other = 0
    while other < position.frame.seats:
        side: i64 = 0 if other == seat else 1
        part: i64 = 0
        while part < PARTS:
            line: i64 = LINE_OF[part]
            change = now[other][part] - begun.parts[other][part]
            if change and line != NO_LINE:
                change *= WEIGHTS[stage][weight_of(part)]
                found[3 * line + side] += (slopes[other] * change) // (STEPS * NATURAL)
            part += 1
        other += 1
    change = fall_now - begun.falls[stage]
    found[3 * CONQUESTS + 1] += (slopes[position.frame.seats] * change) // (STEPS * NATURAL)


def weight_of(part: i64) -> i64:
    """Return the trait of a part: the points for each of their sources."""
    return 0 if part < POINTS else part - POINTS + 1


def strengths(all_parts: list[list[i64]], conquest: i64, stage: i64) -> list[i64]:
    """Return the strengths of all seats, then that of a conquest."""
    found: list[i64] = []
    for own in all_parts:
        strength: i64 = 0
        part: i64 = 0
        while part < PARTS:
            strength += own[part] * WEIGHTS[stage][weight_of(part)]
            part += 1
        found.append(strength)
    found.append(conquest)
    return found


def slopes_between(first: list[i64], last: list[i64], seat: i64) -> list[i64]:
    """Return `STEPS` times by how much a seat's chance grows with each strength, on the way between
    two sets of strengths.
    """
    found: list[i64] = [0] * len(first)
    for step, times in enumerate(TIMES):
        place: list[i64] = []
        for number, strength in enumerate(first):
            place.append(strength + (last[number] - strength) * step // (len(TIMES) - 1))
        add_slopes(place, seat, times, found)
    return found


def add_slopes(given: list[i64], seat: i64, times: i64, found: list[i64]) -> None:
    """Add n times the growth of a seat's chance with each strength."""
    all_portions = portions(given)
    own = all_portions[seat]
    for place, portion in enumerate(all_portions):
        rest = ONE - portion if place == seat else -portion
        found[place] += (times * own * rest) >> 20
