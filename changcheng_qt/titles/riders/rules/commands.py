"""The commands of Riders at the Wall: one small choice each, so that every choice can be undone,
logged, replayed and searched (RIDERS section 13).

Five commands have a result that is not the choice of their seat, None until it is known: the dice,
the numeral of a drawn rider, a robbed good, the edict on top of the stack, the cards of a levy. The
match completes a command with it before it is played (`chance`), and files keep it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.geography import Corner, Ground, Hex, Road, Sea, Sector
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Goods, Numeral

Dice: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class FoundFort:
    """Found the border fort of a sector, which the seat then holds."""

    sector: Sector


@dataclass(frozen=True, slots=True)
class FoundSettlement:
    """Found one of the first two settlements on a corner."""

    corner: Corner


@dataclass(frozen=True, slots=True)
class FoundRoad:
    """Lay the road of the settlement just founded, or of the border fort."""

    road: Road


@dataclass(frozen=True, slots=True)
class RollDice:
    """Roll the dice."""

    dice: Dice | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up a card after a seven."""

    good: Good


@dataclass(frozen=True, slots=True)
class MovePirate:
    """Move the pirate to a sea hex."""

    sea: Sea


@dataclass(frozen=True, slots=True)
class LeavePirate:
    """Leave the pirate where it is, after a seven."""


@dataclass(frozen=True, slots=True)
class Rob:
    """Take a card at random from a seat; `good` is None in a file that leaves it out, too."""

    seat: Seat
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class SpareAll:
    """Take a card from nobody."""


@dataclass(frozen=True, slots=True)
class BuildRoad:
    """Build a road, for nothing while a corvée lasts."""

    road: Road


@dataclass(frozen=True, slots=True)
class BuildSettlement:
    """Build a settlement on a corner."""

    corner: Corner


@dataclass(frozen=True, slots=True)
class BuildCity:
    """Replace a settlement of the seat with a city."""

    corner: Corner


@dataclass(frozen=True, slots=True)
class RaiseWall:
    """Build the next tower of the seat's section."""


@dataclass(frozen=True, slots=True)
class BuyEdict:
    """Buy the edict on top of the stack; None in a file that leaves it out, too."""

    edict: Edict | None = None


@dataclass(frozen=True, slots=True)
class DrawRider:
    """Draw the rider that is due."""

    numeral: Numeral | None = None


@dataclass(frozen=True, slots=True)
class TradeWithSupply:
    """Trade cards of one good for a card of another with the supply, at the best rate."""

    give: Good
    get: Good


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer cards to the other seats for cards of theirs."""

    give: Goods
    want: Goods


@dataclass(frozen=True, slots=True)
class Accept:
    """Answer an offer with a Yes."""


@dataclass(frozen=True, slots=True)
class Reject:
    """Answer an offer with a No."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Answer an offer with other terms, as the answering seat sees them."""

    give: Goods
    want: Goods


@dataclass(frozen=True, slots=True)
class Deal:
    """Trade with a seat that accepted, or on the terms of its counter."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Trade with nobody."""


@dataclass(frozen=True, slots=True)
class PlaySoldier:
    """Play a soldier, for up to two deeds."""


@dataclass(frozen=True, slots=True)
class ShiftRider:
    """Move the first rider of a gathering ground to the end of another."""

    start: Ground
    end: Ground


@dataclass(frozen=True, slots=True)
class ChaseRider:
    """Put the first rider that has entered a hex back into the bag."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class PlayCorvee:
    """Play a corvée, for up to two roads."""


@dataclass(frozen=True, slots=True)
class FinishEdict:
    """Do without the deeds or roads that an edict still allows."""


@dataclass(frozen=True, slots=True)
class PlayTribute:
    """Play a tribute: take two cards from the supply, the lower good first."""

    first: Good
    second: Good


@dataclass(frozen=True, slots=True)
class PlayLevy:
    """Play a levy: all others hand over all cards of a good. `cards` are how many, by seat
    clockwise from the next one.
    """

    good: Good
    cards: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn."""


@dataclass(frozen=True, slots=True)
class PassExtra:
    """End one's part of an extra building round."""


Founding: TypeAlias = FoundFort | FoundSettlement | FoundRoad
Construction: TypeAlias = BuildRoad | BuildSettlement | BuildCity | RaiseWall | BuyEdict
Answer: TypeAlias = Accept | Reject | Counter
Trade: TypeAlias = TradeWithSupply | Offer | Answer | Deal | Withdraw
Play: TypeAlias = PlaySoldier | PlayCorvee | PlayTribute | PlayLevy
Deed: TypeAlias = ShiftRider | ChaseRider | MovePirate
Seven: TypeAlias = Discard | LeavePirate | Rob | SpareAll
Passage: TypeAlias = RollDice | DrawRider | FinishEdict | EndTurn | PassExtra
Command: TypeAlias = Founding | Construction | Trade | Play | Deed | Seven | Passage
EDICT_OF: Final[Mapping[type, Edict]] = {
    PlaySoldier: Edict.SOLDIER,
    PlayCorvee: Edict.CORVEE,
    PlayTribute: Edict.TRIBUTE,
    PlayLevy: Edict.LEVY,
}
"""The edict that each of these commands plays."""
PLAYS: Final[Mapping[Edict, tuple[Play, ...]]] = {
    Edict.SOLDIER: (PlaySoldier(),),
    Edict.CORVEE: (PlayCorvee(),),
    Edict.TRIBUTE: tuple(PlayTribute(*pair) for pair in combinations_with_replacement(Good, 2)),
    Edict.LEVY: tuple(map(PlayLevy, Good)),
}
"""All commands that play an edict."""


class Refusal(Sectioned):
    """Why a command is not accepted now; the interface has a sentence for each.

    `IMPOSSIBLE` is a command with a result that it cannot have had, from a faulty file.
    """

    GAME_OVER = "game_over", "end"
    NOT_NOW = "not_now", "turn"
    FOUNDING = "founding", "setup"
    NOT_ROLLED = "not_rolled", "roll"
    ROLLED = "rolled", "turn"
    DISCARD_DUE = "discard_due", "discard"
    PIRATE_DUE = "pirate_due", "pirate"
    ROBBERY_DUE = "robbery_due", "robbery"
    RIDER_DUE = "rider_due", "rider-due"
    OFFER_OPEN = "offer_open", "deal"
    EDICT_UNFINISHED = "edict_unfinished", "play-edict"
    EXTRA_ROUND = "extra_round", "extra-round"
    NO_EXTRA_ROUND = "no_extra_round", "extra-round"
    SITE_TAKEN = "site_taken", "forts"
    NO_SUCH_PLACE = "no_such_place", "corners"
    ROAD_TAKEN = "road_taken", "road"
    ROAD_UNCONNECTED = "road_unconnected", "road"
    BEYOND_BUILDING = "beyond_building", "road"
    NOT_AT_SETTLEMENT = "not_at_settlement", "first-settlements"
    NO_ROADS = "no_roads", "out-of-pieces"
    CORNER_TAKEN = "corner_taken", "settlement"
    NEIGHBOUR_BUILT = "neighbour_built", "settlement"
    NO_ROAD_THERE = "no_road_there", "settlement"
    FORT_SITE = "fort_site", "settlement"
    NO_SETTLEMENTS = "no_settlements", "out-of-pieces"
    NOT_OWN_SETTLEMENT = "not_own_settlement", "city"
    NO_CITIES = "no_cities", "out-of-pieces"
    WALL_COMPLETE = "wall_complete", "towers"
    LACKING = "lacking", "costs"
    NO_EDICTS = "no_edicts", "edict-counts"
    EDICT_FRESH = "edict_fresh", "play-edict"
    EDICT_PLAYED = "edict_played", "play-edict"
    EDICT_NOT_HELD = "edict_not_held", "play-edict"
    NO_FREE_ROAD = "no_free_road", "corvee"
    SUPPLY_SHORT = "supply_short", "supply-trade"
    SAME_GOOD = "same_good", "supply-trade"
    SAME_ON_BOTH_SIDES = "same_on_both_sides", "offer"
    NUMBER_OF_CARDS = "number_of_cards", "offer"
    OFFERS_USED = "offers_used", "offer"
    NOBODY_TO_ASK = "nobody_to_ask", "offer"
    NO_COUNTERS = "no_counters", "answers"
    TERMS_UNCHANGED = "terms_unchanged", "answers"
    CANNOT_MEET = "cannot_meet", "answers"
    NOT_ANSWERED = "not_answered", "answers"
    REJECTED = "rejected", "deal"
    NOT_SEA = "not_sea", "seven"
    PIRATE_THERE = "pirate_there", "pirate"
    PIRATE_MOVED = "pirate_moved", "soldier"
    MUST_MOVE_PIRATE = "must_move_pirate", "option-pirate"
    NOBODY_TO_ROB = "nobody_to_rob", "robbery"
    NO_RIDER_THERE = "no_rider_there", "soldier"
    SAME_GROUND = "same_ground", "soldier"
    ORDER_OF_CARDS = "order_of_cards", "tribute"
    IMPOSSIBLE = "impossible", "turn"
