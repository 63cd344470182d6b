"""The events of Riders at the Wall, in the past tense, and their versions for each viewer (RIDERS
sections 12.2 and 13).

Hidden are the edict that a seat buys, the good of a robbed card, and answers to an offer until the
last one is in. Dice, drawn riders and what a levy brought are told to everybody.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self, TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import PlainEvent, TellingEvent
from changcheng_qt.titles.riders.rules.commands import Answer, Dice
from changcheng_qt.titles.riders.rules.geography import Corner, Ground, Hex, Road, Sea, Sector
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Goods, Numeral


class Ending(Enum):
    """How a game ended (RIDERS 11.3 to 11.5)."""

    WON = "won"
    CONQUEST = "conquest"
    PEACE = "peace"


class OfferEnd(Enum):
    """How an offer ended without a deal."""

    REFUSED = "refused"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class FortFounded(PlainEvent):
    """A seat founded its border fort and holds the sector."""

    seat: Seat
    sector: Sector


@dataclass(frozen=True, slots=True)
class CrownTookSector(PlainEvent):
    """No seat took a sector: the crown holds it, behind five towers."""

    sector: Sector


@dataclass(frozen=True, slots=True)
class SettlementFounded(PlainEvent):
    """A seat founded one of its first two settlements."""

    seat: Seat
    corner: Corner


@dataclass(frozen=True, slots=True)
class StartGoodsTaken(PlainEvent):
    """A seat took a card for each numbered hex at its second settlement."""

    seat: Seat
    goods: Goods


@dataclass(frozen=True, slots=True)
class RoadLaid(PlainEvent):
    """A seat laid a road of the founding."""

    seat: Seat
    road: Road


@dataclass(frozen=True, slots=True)
class TurnBegan(PlainEvent):
    """A seat begins its turn."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DiceRolled(TellingEvent):
    """A seat rolled the dice; everybody sees them."""

    seat: Seat
    dice: Dice


@dataclass(frozen=True, slots=True)
class RiderAssaulted(PlainEvent):
    """The first rider of a gathering ground moved to the assault ground of a sector."""

    numeral: Numeral
    ground: Ground
    sector: Sector


@dataclass(frozen=True, slots=True)
class AssaultFull(PlainEvent):
    """A rider stayed, because the assault ground of its sector is full."""

    ground: Ground
    sector: Sector


@dataclass(frozen=True, slots=True)
class SectionBreached(PlainEvent):
    """Riders broke through a section.

    `riders` were more than its `towers`; `level` is left of it; `hexes` are those entered, rider by
    rider; `penalties` is how many the prince has now, `breaches` how many the game has had.
    """

    sector: Sector
    seat: Seat
    riders: tuple[Numeral, ...]
    towers: int
    level: int
    hexes: tuple[Hex, ...]
    penalties: int
    breaches: int


@dataclass(frozen=True, slots=True)
class GoodsProduced(PlainEvent):
    """Hexes gave goods to the seats; `blocked` are the hexes of that number that riders held."""

    goods: tuple[Goods, ...]
    blocked: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class SupplyShort(PlainEvent):
    """The supply had too few cards of a good: `due` is what each seat should have had, `paid` what
    it got, 0 for all where more than one was due.
    """

    good: Good
    due: tuple[int, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoodsDiscarded(PlainEvent):
    """A seat gave up a card after a seven; `left` is how many more it gives up."""

    seat: Seat
    good: Good
    left: int


@dataclass(frozen=True, slots=True)
class PirateMoved(PlainEvent):
    """A seat moved the pirate."""

    seat: Seat
    start: Sea
    sea: Sea


@dataclass(frozen=True, slots=True)
class PirateStayed(PlainEvent):
    """A seat left the pirate where it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoodsRobbed(TellingEvent):
    """A seat took a card at random from another; the good is None for a viewer that does not know
    it, and in a file that leaves it out.
    """

    seat: Seat
    victim: Seat
    good: Good | None

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the good from everybody who was not told it."""
        is_known = viewer is EVERYONE or viewer in self.told
        return self if is_known else replace(self, good=None)


@dataclass(frozen=True, slots=True)
class AllSpared(PlainEvent):
    """A seat took a card from nobody."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoadBuilt(PlainEvent):
    """A seat built a road; `is_free` where a corvée paid for it."""

    seat: Seat
    road: Road
    is_free: bool


@dataclass(frozen=True, slots=True)
class SettlementBuilt(PlainEvent):
    """A seat built a settlement."""

    seat: Seat
    corner: Corner


@dataclass(frozen=True, slots=True)
class CityBuilt(PlainEvent):
    """A seat replaced a settlement with a city."""

    seat: Seat
    corner: Corner


@dataclass(frozen=True, slots=True)
class WallRaised(PlainEvent):
    """A seat raised its section to a level."""

    seat: Seat
    sector: Sector
    level: int


@dataclass(frozen=True, slots=True)
class EdictBought(TellingEvent):
    """A seat bought the edict at `place` of the stack, counted from its first top; only the buyer
    sees which it is.
    """

    seat: Seat
    place: int
    edict: Edict | None

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the edict from everybody but its buyer."""
        is_known = viewer is EVERYONE or viewer == self.seat
        return self if is_known else replace(self, edict=None)


@dataclass(frozen=True, slots=True)
class RiderDrawn(TellingEvent):
    """A seat drew a rider, which gathers where everybody sees it."""

    seat: Seat
    numeral: Numeral


@dataclass(frozen=True, slots=True)
class SupplyTraded(PlainEvent):
    """A seat traded `rate` cards of a good for one of another with the supply."""

    seat: Seat
    give: Good
    get: Good
    rate: int


@dataclass(frozen=True, slots=True)
class OfferMade(PlainEvent):
    """A seat made the offer of that number in its turn; `asked` are the seats that answer."""

    seat: Seat
    number: int
    give: Goods
    want: Goods
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfferAnswered(PlainEvent):
    """A seat answered an offer; the answer is None for others while `is_last` is false."""

    seat: Seat
    answer: Answer | None
    is_last: bool

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the answer from all other seats until the last one is in."""
        is_known = self.is_last or viewer is EVERYONE or viewer == self.seat
        return self if is_known else replace(self, answer=None)


@dataclass(frozen=True, slots=True)
class AnswersShown(TellingEvent):
    """The last answer was in, and all were shown: by the seats asked, in their order."""

    asked: tuple[Seat, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class OfferEnded(PlainEvent):
    """An offer ended without a deal."""

    seat: Seat
    end: OfferEnd


@dataclass(frozen=True, slots=True)
class DealMade(PlainEvent):
    """The seat in turn and another exchanged cards."""

    seat: Seat
    partner: Seat
    give: Goods
    get: Goods


@dataclass(frozen=True, slots=True)
class EdictPlayed(PlainEvent):
    """A seat played an edict."""

    seat: Seat
    edict: Edict


@dataclass(frozen=True, slots=True)
class RiderShifted(PlainEvent):
    """A soldier moved a rider from a gathering ground to another."""

    seat: Seat
    numeral: Numeral
    start: Ground
    end: Ground


@dataclass(frozen=True, slots=True)
class RiderChased(PlainEvent):
    """A soldier put a rider from a hex back into the bag."""

    seat: Seat
    numeral: Numeral
    hex: Hex


@dataclass(frozen=True, slots=True)
class TributeTaken(PlainEvent):
    """A seat took two cards from the supply."""

    seat: Seat
    goods: Goods


@dataclass(frozen=True, slots=True)
class GoodsLevied(TellingEvent):
    """All other seats handed over all their cards of a good: `cards`, by seat."""

    seat: Seat
    good: Good
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EdictFinished(PlainEvent):
    """A seat did without the rest of an edict."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(PlainEvent):
    """A seat ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraRoundBegan(PlainEvent):
    """The others may build, one after the other, beginning with a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraPassed(PlainEvent):
    """A seat ended its part of an extra building round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LongRoadMoved(PlainEvent):
    """The Long Road went to a seat, or to nobody, with the length of its line."""

    seat: Seat | None
    length: int


@dataclass(frozen=True, slots=True)
class GreatHostMoved(PlainEvent):
    """The Great Host went to a seat, for its number of soldiers."""

    seat: Seat
    soldiers: int


@dataclass(frozen=True, slots=True)
class GameEnded(PlainEvent):
    """The game is over; `best` are the winners, or the best losers where nobody won."""

    ending: Ending
    winners: tuple[Seat, ...]
    best: tuple[Seat, ...]
    points: tuple[int, ...]


Event: TypeAlias = (
    FortFounded
    | CrownTookSector
    | SettlementFounded
    | StartGoodsTaken
    | RoadLaid
    | TurnBegan
    | DiceRolled
    | RiderAssaulted
    | AssaultFull
    | SectionBreached
    | GoodsProduced
    | SupplyShort
    | GoodsDiscarded
    | PirateMoved
    | PirateStayed
    | GoodsRobbed
    | AllSpared
    | RoadBuilt
    | SettlementBuilt
    | CityBuilt
    | WallRaised
    | EdictBought
    | RiderDrawn
    | SupplyTraded
    | OfferMade
    | OfferAnswered
    | AnswersShown
    | OfferEnded
    | DealMade
    | EdictPlayed
    | RiderShifted
    | RiderChased
    | TributeTaken
    | GoodsLevied
    | EdictFinished
    | TurnEnded
    | ExtraRoundBegan
    | ExtraPassed
    | LongRoadMoved
    | GreatHostMoved
    | GameEnded
)
