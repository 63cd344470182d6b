"""The commands of the core as numbers: `kind << 16 | a << 8 | b`.

| kind | a, b |
|---|---|
| `SINGLE`, `TOWER`, `NEUTRAL`, `BREAK` | the square |
| `CARD` | the card's number, the province |
| `DOUBLE` | the western square, the eastern |
| `REMOVE` | the region |
| `SCORE` | the province |
| `CANCEL` | the owner of the card that is cancelled, its number |
| `SWAP` | the square in the province, the other one |
| `EXTEND` | the number of the spare board, twice its side plus the end |
| `RAISE`, `LOWER`, `WALL`, `DECLINE`, `END`, `PASS` | nothing |

Action cards have the number of their priority less 1. Side A and the west end are 0, B and the east
end 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SINGLE: Final = 0
CARD: Final = 1
DOUBLE: Final = 2
TOWER: Final = 3
NEUTRAL: Final = 4
SCORE: Final = 6
CANCEL: Final = 7
BREAK: Final = 8
REMOVE: Final = 9
RAISE: Final = 10
LOWER: Final = 11
WALL: Final = 12
SWAP: Final = 13
DECLINE: Final = 14
END: Final = 15
EXTEND: Final = 16
PASS: Final = 17

WARRIOR: Final = 0
TRAITOR: Final = 1
FLOOD: Final = 2
BUILDER: Final = 3
MASTER_BUILDER: Final = 4
MANDARIN: Final = 5
CARDS: Final = 6
"""How many kinds of cards there are."""


def command(kind: i64, a: i64, b: i64) -> i64:
    """Return the number of a command."""
    return (kind << 16) | (a << 8) | b
