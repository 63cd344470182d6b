"""The majority in a province or region (RULES 4.3, 5.1).

A tally packs an area into one integer: from the lowest bits on four bits for the unbroken blocks'
squares of each owner, `NOBODY` last, then the number of empty squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = 4
"""The number of the neutral colour among the owners."""
OWNER: Final = 4
"""The bits of an owner in a tally."""
EMPTY: Final = 20
"""The position of the number of empty squares in a tally."""
NEUTRALS: Final = 15 << 16
"""The bits of the neutrals in a tally."""
BUILT: Final = (1 << 20) - 1
"""The bits of all owners in a tally."""


def walls_of(tally: i64, owner: i64) -> i64:
    """Return how many squares of an owner's count."""
    return (tally >> (OWNER * owner)) & 15


def all_walls(tally: i64) -> i64:
    """Return how many squares count, of all owners."""
    walls: i64 = 0
    tally &= BUILT
    while tally:
        walls += tally & 15
        tally >>= OWNER
    return walls


def leaders(tally: i64) -> i64:
    """Return the owners with the most, at least one square: a bit each."""
    most: i64 = 1
    found: i64 = 0
    owner: i64 = 0
    tally &= BUILT
    while tally:
        walls = tally & 15
        if walls > most:
            most = walls
            found = 0
        if walls == most:
            found |= bit(owner)
        tally >>= OWNER
        owner += 1
    return found
