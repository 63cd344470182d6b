"""Sets of small numbers as masks: bit n of an integer stands for the number n.

The squares of a board, at most 60, fit a signed 64-bit integer, the type of a mask in native code.
Masks here are never negative and have at most 60 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_TOP: Final = 1 << 61
_CHUNK: Final = 8
"""How many bits of a mask are looked up at once."""
_WHOLE: Final = 255

BIT_COUNT: Final = bytes([chunk.bit_count() for chunk in range(256)])
"""How many bits a number below 256 has."""
_LOWEST: Final = bytes([8, *[(chunk & -chunk).bit_length() - 1 for chunk in range(1, 256)]])
"""The number of the lowest bit of numbers below 256, 8 where there is none."""


def _select(chunk: int) -> bytes:
    """Return the numbers of the bits of a chunk, from the lowest on, filled up to eight."""
    numbers = [number for number in range(8) if chunk >> number & 1]
    return bytes([*numbers, *[0] * (8 - len(numbers))])


_NTH: Final = b"".join([_select(chunk) for chunk in range(256)])
"""For each number below 256 the numbers of its bits, eight bytes each."""


def bit(number: i64) -> i64:
    """Return the mask of one number, 0 to 61.

    A shifted literal 1 would be a shift of 32 bits in native code; this is one of 64.
    """
    return _TOP >> (61 - number)


def count_bits(mask: i64) -> i64:
    """Return how many numbers a mask holds."""
    count: i64 = 0
    while mask:
        count += BIT_COUNT[mask & _WHOLE]
        mask >>= _CHUNK
    return count


def lowest_bit(mask: i64) -> i64:
    """Return the lowest number of a mask that is not empty."""
    number: i64 = 0
    while not mask & _WHOLE:
        mask >>= _CHUNK
        number += _CHUNK
    return number + _LOWEST[mask & _WHOLE]


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the number of a mask that has `n` lower ones in it; `n` is below the mask's count."""
    number: i64 = 0
    count: i64 = BIT_COUNT[mask & _WHOLE]
    while count <= n:
        n -= count
        mask >>= _CHUNK
        number += _CHUNK
        count = BIT_COUNT[mask & _WHOLE]
    return number + _NTH[((mask & _WHOLE) << 3) | n]
