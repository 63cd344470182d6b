"""How uneven the rolls of a game were, and how uneven chance makes them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb, exp, factorial
from typing import Final

from changcheng_qt.titles.riders.rules.forecast import ROLLS, ways_to_roll

SUMS: Final = range(2, 13)
_FREEDOM: Final = len(SUMS) - 1
_TAIL: Final = 0.05
"""The chance outside the band at either side: nine games in ten are inside."""


@dataclass(frozen=True, slots=True)
class Roll:
    """A sum of two dice: how often it fell in a game, how often it is expected, and the band in
    which it is in nine games in ten.
    """

    sum: int
    count: int
    expected: float
    low: int
    high: int


def rolls_by_sum(sums: Sequence[int]) -> tuple[Roll, ...]:
    """Return the rolls of a game by their sums, from 2 to 12."""
    return tuple(_roll(one, sums.count(one), len(sums)) for one in SUMS)


def as_uneven(rolls: Sequence[Roll]) -> int:
    """Return in how many of 100 games of as many rolls they are at least as uneven: the tail of the
    chi-square distribution of ten degrees of freedom.
    """
    squares = sum((roll.count - roll.expected) ** 2 / roll.expected for roll in rolls)
    half = squares / 2
    terms = (half**term / factorial(term) for term in range(_FREEDOM // 2))
    return round(100 * exp(-half) * sum(terms))


def _roll(one: int, count: int, rolls: int) -> Roll:
    chance = ways_to_roll(one) / ROLLS
    odds = [
        comb(rolls, hits) * chance**hits * (1 - chance) ** (rolls - hits)
        for hits in range(rolls + 1)
    ]
    return Roll(one, count, rolls * chance, _past(odds), rolls - _past(odds[::-1]))


def _past(odds: Sequence[float]) -> int:
    """Return the first number that is not in the tail."""
    return next(number for number, chance in enumerate(accumulate(odds)) if chance > _TAIL)
