"""The beginning of a game: table options, colours, and the draw (CHINA section 2).

Everything random is drawn here, once, and kept in the `Setup`: replay, undo and redo never draw
again.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from random import Random
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.pieces import (
    HAND,
    OPEN_SLOTS,
    Cards,
    Colour,
    NumberedCard,
    SeatColour,
)

SEAT_COUNTS: Final = range(3, 6)
MOST_SEATS: Final = 5


class Side(Enum):
    """The sides of the map; A is the tighter one."""

    A = "A"
    B = "B"


SIDES: Final = {3: (Side.A,), 4: (Side.A, Side.B), 5: (Side.B,)}
"""The sides for each number of seats, the usual one first (R5)."""


class Deck(Enum):
    """The number of cards of each colour (R2)."""

    PUBLISHED = "published"
    EVEN = "even"

    @property
    def counts(self) -> tuple[int, ...]:
        """The cards of each colour in the box."""
        return (13, 12, 11, 11, 10) if self is Deck.PUBLISHED else (12, 12, 12, 12, 9)


class Roads(Enum):
    """Which lines of joined houses score (R33)."""

    LINES = "lines"
    ONE = "one"


class Follow(Enum):
    """Whether a house must follow on a fortification (R36)."""

    MUST = "must"
    FREE = "free"


class Hands(Enum):
    """Whether the open cards that a seat took stay visible (CHINA section 9)."""

    SHOWN = "shown"
    HIDDEN = "hidden"


class SecondPile(Enum):
    """Which cards of the second order are the second pile, of m discards of a colour."""

    NUMBERED = "numbered"
    """Those numbered 1 to m: every order of the pile is equally likely."""
    FIRST = "first"
    """The first m, as in version 0.2.0: colours that are not all in the discards come early. Games
    begun under this rule keep it.
    """


@dataclass(frozen=True, slots=True)
class Options:
    """The table options; the defaults are the rules as CHINA.md reads them."""

    deck: Deck = Deck.PUBLISHED
    roads: Roads = Roads.LINES
    follow: Follow = Follow.MUST
    hands: Hands = Hands.SHOWN
    fortifications: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its first turn."""

    colours: tuple[SeatColour, ...]
    first: Seat
    side: Side
    options: Options
    board: Board
    deck: Cards = field(repr=False)
    """The cards in the order they are dealt: three to each seat, beginning with the first, four
    open ones, then the pile.
    """
    second_order: tuple[NumberedCard, ...] = field(repr=False)
    """The list by which the discards are reshuffled; under `SecondPile.FIRST` the cards of a colour
    are numbered by their order in it.
    """
    second_pile: SecondPile = SecondPile.NUMBERED
    hidden: frozenset[Seat] = frozenset()
    """The seats whose cards a file leaves out; none in a game that is played. Where there are any,
    only the number of cards in the pile is known.
    """

    @property
    def seats(self) -> int:
        """The number of seats, 3 to 5."""
        return len(self.colours)

    @property
    def last(self) -> Seat:
        """The seat to the right of the first one, with whose turn every round ends."""
        return (self.first - 1) % self.seats

    def dealt_to(self, seat: Seat) -> range:
        """Return the places of a seat's first hand in the deck."""
        start = (seat - self.first) % self.seats * HAND
        return range(start, start + HAND)

    @property
    def dealt_open(self) -> range:
        """The places of the first open cards in the deck."""
        start = self.seats * HAND
        return range(start, start + OPEN_SLOTS)


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """The choices made for a new game; None draws the first seat, and means the usual side for the
    number of seats.
    """

    colours: tuple[SeatColour, ...]
    first: Seat | None = None
    side: Side | None = None
    options: Options = Options()


def cards_in_play(seats: int, deck: Deck) -> Counter[Colour]:
    """Return the number of cards of each colour for a number of seats."""
    out = MOST_SEATS - seats
    return Counter({colour: deck.counts[colour] - out for colour in Colour})


@cache
def numbered_cards(seats: int, deck: Deck) -> tuple[NumberedCard, ...]:
    """Return the cards for a number of seats, numbered within each colour."""
    box = cards_in_play(seats, deck)
    return tuple(
        NumberedCard(colour, number) for colour in Colour for number in range(1, box[colour] + 1)
    )


def draw_setup(choices: SetupChoices, boards: Mapping[Side, Board], rng: Random) -> Setup:
    """Draw everything that the choices leave open."""
    seats = len(choices.colours)
    side = choices.side or SIDES[seats][0]
    cards = numbered_cards(seats, choices.options.deck)
    return Setup(
        colours=choices.colours,
        first=rng.randrange(seats) if choices.first is None else choices.first,
        side=side,
        options=choices.options,
        board=boards[side],
        deck=tuple(card.colour for card in rng.sample(cards, len(cards))),
        second_order=tuple(rng.sample(cards, len(cards))),
    )
