"""Packed goods, eight bits for each good: hands, costs, the supply. All counts are below 128. And
masks as bytes, for the many questions whether they hold a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

GOODS: Final = 5
WIDTH: Final = 8
_GUARD: Final = 0x8080808080
DIGIT: Final = 255
"""The bits of the first good."""
CARD: Final = [1, 1 << 8, 1 << 16, 1 << 24, 1 << 32]
"""One card of each good."""


def holds(hand: i64, cost: i64) -> bool:
    """Whether a hand has all goods of a cost."""
    return ((hand | _GUARD) - cost) & _GUARD == _GUARD


def count_of(hand: i64, good: i64) -> i64:
    """Return how many cards of a good there are."""
    return (hand >> (WIDTH * good)) & DIGIT


def has(mask: bytes, number: i64) -> bool:
    """Whether a mask, as bytes from the lowest on, holds a number."""
    return (mask[number >> 3] >> (number & 7)) & 1 != 0


def total(hand: i64) -> i64:
    """Return how many cards there are: the sum of the digits of base 256 is the rest by 255."""
    return hand % DIGIT
