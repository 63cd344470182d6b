"""How likely a seat ends on top, and what that is worth against the others; for bots.

The chance is the product, over the rivals, of a logistic curve over the lead, the flatter the more
is still in doubt. It is certain where nothing is.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.pieces import Owner

RIVALRY: Final = 0.7
"""How much of the others' mean gain counts as the seat's own loss."""
DOUBT_SPREAD: Final = 0.6
"""How much flatter the chance gets with the root of what is still open."""
TIE: Final = 0.3
"""How much of a wall it is worth that a tie is enough."""


def lead(seat: Seat, gains: dict[Seat, float]) -> float:
    """Return a seat's gain less its part of the mean of the others'."""
    others = [gain for other, gain in gains.items() if other != seat]
    return gains[seat] - RIVALRY * sum(others) / len(others)


def chance_of(walls: dict[Owner, float], seat: Seat, doubt: float) -> float:
    """Return how likely the seat ends tied on top; `doubt` counts what is still open."""
    mine = walls[seat]
    if mine <= 0 and doubt == 0:
        return 0.0
    chance = 1.0
    for owner, count in walls.items():
        if owner != seat:
            chance *= _curve(mine - count, doubt)
    return chance


@lru_cache(maxsize=4096)
def _curve(lead: float, doubt: float) -> float:
    steepness = (lead + TIE) / (0.05 + DOUBT_SPREAD * sqrt(doubt))
    return 1 / (1 + exp(-max(-50.0, min(50.0, steepness))))
