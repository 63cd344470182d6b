"""The beginning of a game: table options, colours, and the draws (RIDERS sections 3 and 16).

Drawn at the setup are the first seat and the order of the edicts. Dice, riders and robberies are
drawn when their commands are played (`chance`).
"""

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from random import Random
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.geography import Board, board_for
from changcheng_qt.titles.riders.rules.pieces import Edict, Edicts, SeatColour

SEAT_COUNTS: Final = range(3, 7)
LARGE_FROM: Final = 5
"""From this number of seats on the large map is played, with more goods and edicts."""


class Founding(Enum):
    """The order in which the two settlements of each seat are founded."""

    CLOCKWISE = "clockwise"
    SNAKE = "snake"


class PirateMove(Enum):
    """Whether the pirate must move after a seven."""

    MAY = "may"
    MUST = "must"


class Conquest(Enum):
    """The winner of a game that ends with the last breach."""

    ALL_LOSE = "all_lose"
    BEST_LOSER = "best_loser"


class OfferLimit(IntEnum):
    """How many offers a turn allows."""

    SIX = 6
    THREE = 3
    TWELVE = 12


class RoundLimit(IntEnum):
    """After how many turns of every seat there is peace."""

    SIXTY = 60
    FORTY = 40
    HUNDRED = 100


class Hands(Enum):
    """Whether goods are hidden from the other seats."""

    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Options:
    """The table options; the defaults are the rules as RIDERS.md reads them."""

    founding: Founding = Founding.CLOCKWISE
    fort_road: bool = False
    pirate: PirateMove = PirateMove.MAY
    conquest: Conquest = Conquest.ALL_LOSE
    offers: OfferLimit = OfferLimit.SIX
    counters: bool = True
    extra: bool = True
    rounds: RoundLimit = RoundLimit.SIXTY
    hands: Hands = Hands.CLOSED


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its first step. `stack` are the edicts, top first, None for one that a file
    leaves out; in a game that is played there are none of those.
    """

    colours: tuple[SeatColour, ...]
    first: Seat
    options: Options
    stack: tuple[Edict | None, ...] = field(repr=False)

    @property
    def seats(self) -> int:
        """The number of seats, 3 to 6."""
        return len(self.colours)

    @property
    def board(self) -> Board:
        """The map for that number of seats."""
        return board_for(self.seats)

    @property
    def cards_each(self) -> int:
        """How many cards of each good the supply has at the beginning."""
        return cards_each(self.seats)

    @property
    def has_extra_round(self) -> bool:
        """Whether an extra building round follows each turn."""
        return self.options.extra and self.seats >= LARGE_FROM

    @property
    def breaches_end(self) -> int:
        """The number of the breach that ends the game."""
        return self.seats + 1


def cards_each(seats: int) -> int:
    """Return how many cards of each good a game for a number of seats has."""
    return 24 if seats >= LARGE_FROM else 19


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """The choices made for a new game; None draws the first seat."""

    colours: tuple[SeatColour, ...]
    first: Seat | None = None
    options: Options = Options()


def edicts_in_play(seats: int) -> Edicts:
    """Return the edicts for a number of seats, by kind."""
    many = seats >= LARGE_FROM
    return (
        *(Edict.SOLDIER,) * (20 if many else 14),
        *(Edict.CORVEE, Edict.TRIBUTE, Edict.LEVY) * (2 if many else 1),
        Edict.ACADEMY,
        Edict.MARKET,
    )


def draw_setup(choices: SetupChoices, rng: Random) -> Setup:
    """Draw everything that the choices leave open."""
    seats = len(choices.colours)
    edicts = edicts_in_play(seats)
    return Setup(
        colours=choices.colours,
        first=rng.randrange(seats) if choices.first is None else choices.first,
        options=choices.options,
        stack=tuple(rng.sample(edicts, len(edicts))),
    )
