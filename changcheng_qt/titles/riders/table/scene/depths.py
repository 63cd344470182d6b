"""The order in which figures cover each other: pieces from north to south, the rest in layers."""

from typing import Final

SILK: Final = -400.0
LAND: Final = -300.0
HARBOUR: Final = -290.0
YIELD: Final = -280.0
LIT_SECTION: Final = -270.0
WALL: Final = -260.0
STEPPE_OFFERS: Final = -255.0
"""Gold on the steppe: below its names, and the numbers of its plates."""
NAMES: Final = -250.0
LAST: Final = -240.0
ROADS: Final = -200.0
PIECES: Final = 0.0
"""Added to the position from the north."""
PLATES: Final = 1000.0
WAY: Final = 1050.0
RIDERS: Final = 1100.0
QUAY: Final = 1200.0
OFFERS: Final = 1900.0
SITES: Final = 1950.0
GAINS: Final = 2100.0
GHOSTS: Final = 2200.0
