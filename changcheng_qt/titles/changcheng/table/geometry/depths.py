"""The order in which things on the board are painted, from the bottom up.

Blocks are between `GROUND` and `SLIPS`, each at `block_depth` by its distance south, with its rim
right below it.
"""

from typing import Final

MOUNT: Final = -100.0
BOARD: Final = -50.0
SEAM: Final = -49.0
AREA_MARK: Final = -20.0
"""Highlights of provinces and regions, below all pieces, and below the wall's squares."""

PAVING: Final = -10.0

GROUND: Final = 0.0
"""Marks on empty squares, slips and counters north of the wall."""

SLIPS: Final = 2100.0
GHOST_CARD: Final = 2190.0
"""The ghost of a card, below those that lie there: none of them is hidden, nor its eye."""

CARDS: Final = 2200.0
ROLLERS: Final = 2300.0
BORDERS: Final = 2320.0
"""Borders of provinces across the wall, while squares are chosen."""
OUTLINE: Final = 2330.0
NAMES: Final = 2340.0
SPOTLIGHT: Final = 2400.0
RINGS: Final = 2440.0
"""The choices of a card, above all blocks and above the darkness around the province being scored,
so that nothing can hide a legal target.
"""

GHOST: Final = 2450.0
"""The ghost at the target: no ring of a square next to it may cut into it."""

CARRIED: Final = 2600.0
FOCUS: Final = 2700.0
LOOK: Final = 2800.0

_RIM_BELOW: Final = 0.5


def block_depth(south: float) -> float:
    """Return the depth of a block by the y of its ground's middle, in scene units."""
    return 100.0 + south


def rim_depth(south: float) -> float:
    """Return the depth of the rim around such a block."""
    return block_depth(south) - _RIM_BELOW
