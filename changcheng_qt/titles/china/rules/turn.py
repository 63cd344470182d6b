"""The stages of a turn, and the pieces and cards of a turn so far (CHINA sections 4 and 8)."""

from dataclasses import dataclass

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.pieces import Cards


class Stage(Sectioned):
    """The stages of a turn, by the next decision."""

    PLACING = "placing", "turn"
    HOUSE_OWED = "house_owed", "fortification-follow"
    TAKING = "taking", "taking"
    TURN_END = "turn_end", "ending-turn"
    OVER = "over", "final-scoring"


@dataclass(frozen=True, slots=True)
class Turn:
    """The course of a turn so far. `most` pieces may go to `region`; `owed` is the space of a
    fortification on which a house must follow; `taken` are its open cards, in order; `drew` whether
    a card of the pile was drawn.
    """

    seat: Seat
    number: int = 1
    region: Region | None = None
    pieces: int = 0
    most: int = 2
    owed: Space | None = None
    swapped: bool = False
    taken: Cards = ()
    drew: bool = False

    @property
    def is_taking(self) -> bool:
        """Whether a card was taken, after which no piece can be placed."""
        return self.drew or bool(self.taken)

    @property
    def is_fresh(self) -> bool:
        """Whether the turn has just begun."""
        return not (self.pieces or self.swapped)
