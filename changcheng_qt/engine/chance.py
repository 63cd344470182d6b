"""Random numbers of searches: the same as native and as plain code.

They are from a generator of its own, so that both forms play the same game from the same seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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
