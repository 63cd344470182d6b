"""The cards and pieces in the box, and their numbers (CHINA section 2)."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, NamedTuple, TypeAlias

HAND: Final = 3
OPEN_SLOTS: Final = 4
PAIR: Final = 2
LINE_LEAST: Final = 4
"""How many houses in a row along roads make a line."""


class Colour(IntEnum):
    """The five colours of regions and region cards."""

    RED = 0
    GREEN = 1
    YELLOW = 2
    ORANGE = 3
    PURPLE = 4

    @property
    def word(self) -> str:
        """The name in files and notation."""
        return self.name.lower()


Cards: TypeAlias = tuple[Colour, ...]
"""Cards by colour, sorted unless stated otherwise."""

BY_WORD: Final = {colour.word: colour for colour in Colour}


class NumberedCard(NamedTuple):
    """A card of the second order; the cards of a colour are numbered from 1."""

    colour: Colour
    number: int

    @property
    def word(self) -> str:
        """The name in files."""
        return f"{self.colour.word} {self.number}"


class SeatColour(Enum):
    """The five colours of seats; they have nothing to do with those of regions."""

    BLUE = "blue"
    GREEN = "green"
    VIOLET = "violet"
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Supply:
    """The pieces that a seat has left to place; its scoring stone is not among them."""

    houses: int = 20
    emissaries: int = 8
    fortifications: int = 0

    @property
    def pieces(self) -> int:
        """The number of pieces left, which breaks ties."""
        return self.houses + self.emissaries + self.fortifications
