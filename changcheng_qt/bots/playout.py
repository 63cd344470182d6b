"""Games played to their end: every seat chooses the best of a few random commands.

Such a guided playout costs a few times a random one, and is as informative as some thirty of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.engine.chance import Chance
    from changcheng_qt.engine.core import Core

TRIES: Final = 6
"""A playout chooses the best of this many random commands."""
NO_COMMAND: Final = -1
LEAST: Final = -1_000_000_000
"""Below every worth."""
BESIDE: Final = 10
"""The fixed effort of a choice, as a number of commands to choose from."""


def play_out(position: Core, chance: Chance) -> None:
    """Play to the end of the game by guided choices."""
    while position.to_act() >= 0:
        position.play(guided_choice(position, chance))


def effort_of(position: Core, chance: Chance) -> i64:
    """Play to the end of the game; return the effort of that, in commands to choose from."""
    effort: i64 = 0
    while position.to_act() >= 0:
        effort += BESIDE + position.count()
        position.play(guided_choice(position, chance))
    return effort


def guided_choice(position: Core, chance: Chance) -> i64:
    """Return the best of a few random commands, of all where there are no more."""
    count = position.count()
    if count == 1:
        return position.pick(0)
    best: i64 = NO_COMMAND
    most: i64 = LEAST
    tries: i64 = count if count <= TRIES else TRIES
    number: i64 = 0
    while number < tries:
        command = position.pick(number if count <= TRIES else chance.below(count))
        worth = position.gain(command)
        if worth > most:
            best = command
            most = worth
        number += 1
    return best
