"""Games played to their end: every seat chooses the best of a few random commands.

Such a guided playout costs a few times a random one, and is as informative as some thirty of these.
The random numbers are from a generator of its own, so that native and plain code play the same game
from the same seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.engine.core import Core

TRIES: Final = 6
"""A playout chooses the best of this many random commands."""
NO_COMMAND: Final = -1
LEAST: Final = -1_000_000_000
"""Below every worth."""
_FACTOR: Final = 2147483085
_LOW: Final = (1 << 32) - 1
_MASK: Final = (1 << 61) - 1


class Chance:
    """Random numbers by multiply-with-carry: a multiplier below 2^31 times 32 bits always fits the
    63 bits of native integers.
    """

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed & _MASK) | 1
        self.below(2)
        self.below(2)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 up, below a bound of at most 2^24."""
        self.state = _FACTOR * (self.state & _LOW) + (self.state >> 32)
        return ((self.state & _LOW) * bound) >> 32


def play_out(position: Core, chance: Chance) -> None:
    """Play to the end of the game by guided choices."""
    while position.to_act() >= 0:
        position.play(guided_choice(position, chance))


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
