"""The commands of the core as numbers: `kind << 16 | a << 8 | b`.

| kind | a, b |
|---|---|
| `HOUSE`, `FORTIFICATION` | the space, the payment |
| `EMISSARY` | the region, the payment |
| `SWAP`, `TAKE` | the colour |
| `DRAW`, `END`, `PASS` | nothing |

A piece is paid for by one card of the region's colour, 0, or by a pair, its colour plus 1. An open
card is taken by its colour: its slot makes no difference to a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

HOUSE: Final = 0
EMISSARY: Final = 1
FORTIFICATION: Final = 2
SWAP: Final = 3
TAKE: Final = 4
DRAW: Final = 5
END: Final = 6
PASS: Final = 7

CARD: Final = 0
"""The payment by one card of the region's colour."""


def command(kind: i64, a: i64, b: i64) -> i64:
    """Return the number of a command."""
    return (kind << 16) | (a << 8) | b
