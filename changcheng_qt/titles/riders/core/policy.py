"""The choices of playouts: the command that a simple bot would take.

In the main part of its turn a seat builds the thing that gains most; if nothing gains, it plays an
edict, then trades with the supply, then with the others, and ends its turn. So trades are judged
only where nothing else is worth doing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.riders.core.commands import END, command
from changcheng_qt.titles.riders.core.fields import BUILDING, OVER, Position
from changcheng_qt.titles.riders.core.gains import gain, offers
from changcheng_qt.titles.riders.core.legality import (
    survey,
    survey_constructions,
    survey_plays,
    survey_supply,
)
from changcheng_qt.titles.riders.core.steps import play

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = -1


def play_on(position: Position) -> None:
    """Play until the turn before which playouts stop, or the end of the game."""
    while position.due != OVER and position.number < position.until:
        play(position, choose(position))


def choose(position: Position) -> i64:
    """Return the command of a playout."""
    if position.due == BUILDING:
        return choose_in_turn(position)
    found = survey(position)
    if len(found) == 1:
        return found[0]
    best = found[0]
    most = gain(position, best)
    place: i64 = 1
    while place < len(found):
        worth = gain(position, found[place])
        if worth > most:
            best = found[place]
            most = worth
        place += 1
    return best


def choose_in_turn(position: Position) -> i64:
    """Return the command of a playout in the main part of a turn."""
    found: list[i64] = []
    survey_constructions(position, found)
    best = best_of(position, found)
    if best == NOTHING:
        found = []
        survey_plays(position, found)
        best = best_of(position, found)
    if best == NOTHING:
        found = []
        survey_supply(position, found)
        best = best_of(position, found)
    if best == NOTHING:
        best = best_of(position, offers(position))
    return command(END, 0, 0) if best == NOTHING else best


def best_of(position: Position, found: list[i64]) -> i64:
    """Return the command that gains most, `NOTHING` if none gains anything."""
    best: i64 = NOTHING
    most: i64 = 0
    for number in found:
        worth = gain(position, number)
        if worth > most:
            best = number
            most = worth
    return best
