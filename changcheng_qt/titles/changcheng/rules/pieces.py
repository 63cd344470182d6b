"""The pieces in the box: blocks of the wall, action cards, event cards, and their numbers (RULES
sections 1 and 2).
"""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, TypeAlias

from changcheng_qt.engine.game import Sectioned

Owner: TypeAlias = int
"""A seat, or `NEUTRAL` for the unused colour in a game of two."""

NEUTRAL: Final[Owner] = -1

BOARDS_IN_BOX: Final = 4
SINGLES_PER_SEAT: Final = 14
NEUTRAL_SINGLES: Final = 12
REPUTATION_VALUES: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
THREAT_VALUES: Final = (2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4)
EMPERORS_PER_EXTENSION: Final = 3
VALUE_CHANGE: Final = 2
"""By how much a Flood or Builder raises the value of a province, or a Flood lowers it."""
BUILDER_WALLS: Final = 1
MASTER_BUILDER_WALLS: Final = 2
DIPLOMACY_POINTS: Final = 4
REWARD_PER_CARD: Final = 2


class Colour(Enum):
    """The four colours that seats choose from."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    VIOLET = "violet"


class BlockKind(Sectioned):
    """The kinds of blocks on the wall."""

    SINGLE = "single", "two-walls"
    DOUBLE = "double", "double-wall"
    TOWER = "tower", "tower-action"
    BROKEN = "broken", "broken-walls"


@dataclass(frozen=True, slots=True)
class Block:
    """The block on one square; a double is two of these, side by side."""

    kind: BlockKind
    owner: Owner

    @property
    def counts(self) -> bool:
        """Whether the block counts for majorities and value: all but a broken wall do."""
        return self.kind is not BlockKind.BROKEN

    @property
    def is_single(self) -> bool:
        """Whether Traitor and Mandarin may touch it."""
        return self.kind is BlockKind.SINGLE


class ActionCard(IntEnum):
    """The six action cards; the number is the priority."""

    WARRIOR = 1
    TRAITOR = 2
    FLOOD = 3
    BUILDER = 4
    MASTER_BUILDER = 5
    MANDARIN = 6

    @property
    def priority(self) -> int:
        """The order in which revealed cards take effect, 1 first."""
        return int(self)


class EventCard(Sectioned):
    """The four event cards, by the letters of the box."""

    DIPLOMACY = "A", "diplomacy"
    DOMINANCE = "B", "dominance"
    IMPERIAL_REWARD = "C", "imperial-reward"
    OBSERVERS = "D", "observers"


@dataclass(frozen=True, slots=True)
class Supply:
    """The blocks that a seat has left to place."""

    singles: int = SINGLES_PER_SEAT
    doubles: int = 1
    towers: int = 1
