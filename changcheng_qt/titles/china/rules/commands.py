"""The commands of China: one small choice each, so that every choice can be undone, logged,
replayed and searched (CHINA section 10).
"""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.pieces import Cards, Colour

Pay: TypeAlias = Colour | None
"""The payment for a piece: None for one card of the region's colour, else the colour of a pair."""


@dataclass(frozen=True, slots=True)
class PlaceHouse:
    """Place one of the seat's houses on a space without a house."""

    space: Space
    pay: Pay = None


@dataclass(frozen=True, slots=True)
class SendEmissary:
    """Send one of the seat's emissaries to the court of a region."""

    region: Region
    pay: Pay = None


@dataclass(frozen=True, slots=True)
class PlaceFortification:
    """Place the seat's fortification on a space without house and fortification; `owes`, in a file
    that leaves hands out, says whether a house must follow.
    """

    space: Space
    pay: Pay = None
    owes: bool = False


@dataclass(frozen=True, slots=True)
class SwapCard:
    """Discard a card instead of placing; another one is taken in its place."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TakeOpenCard:
    """Take the open card in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw the top card of the pile; `card` is its colour in a file that leaves the pile out."""

    card: Colour | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn: empty slots are filled, and the next seat begins; `filled` are the new open
    cards in a file that leaves the pile out.
    """

    filled: Cards = ()


@dataclass(frozen=True, slots=True)
class Pass:
    """Place nothing in the last round."""


Placement: TypeAlias = PlaceHouse | SendEmissary | PlaceFortification
Command: TypeAlias = Placement | SwapCard | TakeOpenCard | DrawCard | EndTurn | Pass


class Refusal(Sectioned):
    """Why a command is not accepted now; the interface has a sentence for each."""

    GAME_OVER = "game_over", "end"
    PLACING_ENDED = "placing_ended", "refill"
    PIECES_PLACED = "pieces_placed", "placing"
    REGION_WAS_EMPTY = "region_was_empty", "empty-region"
    OTHER_REGION = "other_region", "one-region"
    HOUSE_OWED = "house_owed", "fortification-follow"
    SPACE_UNKNOWN = "space_unknown", "towns"
    REGION_UNKNOWN = "region_unknown", "regions"
    SPACE_TAKEN = "space_taken", "house"
    SPACE_FORTIFIED = "space_fortified", "fortification"
    COURT_FULL = "court_full", "court-limit"
    NO_HOUSE_THERE = "no_house_there", "court-limit"
    NO_HOUSES = "no_houses", "out-of-pieces"
    NO_EMISSARIES = "no_emissaries", "out-of-pieces"
    NO_FORTIFICATION = "no_fortification", "out-of-pieces"
    NO_CARD = "no_card", "one-card"
    NO_PAIR = "no_pair", "pair"
    PAIR_OF_OWN_COLOUR = "pair_of_own_colour", "pair"
    NOT_IN_HAND = "not_in_hand", "paying"
    TURN_BEGUN = "turn_begun", "place-or-swap"
    LAST_ROUND = "last_round", "last-turn"
    NOT_LAST_ROUND = "not_last_round", "place-or-swap"
    NOTHING_DONE = "nothing_done", "place-or-swap"
    HAND_FULL = "hand_full", "refill"
    HAND_NOT_FULL = "hand_not_full", "refill"
    SLOT_UNKNOWN = "slot_unknown", "open-cards"
    SLOT_EMPTY = "slot_empty", "open-cards"
