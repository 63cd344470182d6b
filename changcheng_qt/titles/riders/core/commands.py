"""The commands of the core as numbers: `kind << 16 | a << 8 | b`.

| kind | a, b |
|---|---|
| `FORT`, `FOUND`, `LAY` | the sector; the corner; the road |
| `ROLL` | b is the sum of the dice, 0 to draw it |
| `DISCARD` | the good |
| `SAIL`, `STAY` | the sea hex; nothing |
| `ROB`, `SPARE` | the seat, the good plus 1 or 0 to draw it; nothing |
| `ROAD`, `SETTLEMENT`, `CITY` | the road; the corner |
| `TOWER`, `BUY` | nothing |
| `DRAW` | b is the numeral, 0 to draw it |
| `SUPPLY` | the good given, the good wanted |
| `OFFER`, `COUNTER` | the terms, by their number, over a and b |
| `ACCEPT`, `REJECT`, `WITHDRAW` | nothing |
| `DEAL` | the seat |
| `SOLDIER`, `CORVEE` | nothing |
| `TRIBUTE`, `LEVY` | two goods; the good |
| `SHIFT`, `CHASE` | two gathering grounds; the land hex |
| `FINISH`, `END`, `PASS` | nothing |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

FORT: Final = 0
FOUND: Final = 1
LAY: Final = 2
ROLL: Final = 3
DISCARD: Final = 4
SAIL: Final = 5
STAY: Final = 6
ROB: Final = 7
SPARE: Final = 8
ROAD: Final = 9
SETTLEMENT: Final = 10
CITY: Final = 11
TOWER: Final = 12
BUY: Final = 13
DRAW: Final = 14
SUPPLY: Final = 15
OFFER: Final = 16
ACCEPT: Final = 17
REJECT: Final = 18
COUNTER: Final = 19
DEAL: Final = 20
WITHDRAW: Final = 21
SOLDIER: Final = 22
CORVEE: Final = 23
TRIBUTE: Final = 24
LEVY: Final = 25
SHIFT: Final = 26
CHASE: Final = 27
FINISH: Final = 28
END: Final = 29
PASS: Final = 30


def command(kind: i64, a: i64, b: i64) -> i64:
    """Return the number of a command."""
    return (kind << 16) | (a << 8) | b
