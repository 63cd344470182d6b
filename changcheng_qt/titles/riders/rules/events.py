"""The events of Riders at the Wall, in the past tense, and their versions for each viewer (RIDERS
sections 12.2 and 13).

The events in which goods change hands are those of `goods_events`. Hidden is also the edict that a
seat buys; dice, drawn riders and the proceeds of a levy are shown to everybody.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self, TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import PlainEvent, TellingEvent
from changcheng_qt.titles.riders.rules.commands import Dice
from changcheng_qt.titles.riders.rules.geography import Corner, Ground, Hex, Road, Sea, Sector
from changcheng_qt.titles.riders.rules.goods_events import AnswersShown as AnswersShown
from changcheng_qt.titles.riders.rules.goods_events import DealMade as DealMade
from changcheng_qt.titles.riders.rules.goods_events import GoodsDiscarded as GoodsDiscarded
from changcheng_qt.titles.riders.rules.goods_events import GoodsLevied as GoodsLevied
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced as GoodsProduced
from changcheng_qt.titles.riders.rules.goods_events import GoodsRobbed as GoodsRobbed
from changcheng_qt.titles.riders.rules.goods_events import OfferAnswered as OfferAnswered
from changcheng_qt.titles.riders.rules.goods_events import OfferEnd as OfferEnd
from changcheng_qt.titles.riders.rules.goods_events import OfferEnded as OfferEnded
from changcheng_qt.titles.riders.rules.goods_events import OfferMade as OfferMade
from changcheng_qt.titles.riders.rules.goods_events import StartGoodsTaken as StartGoodsTaken
from changcheng_qt.titles.riders.rules.goods_events import SupplyShort as SupplyShort
from changcheng_qt.titles.riders.rules.goods_events import SupplyTraded as SupplyTraded
from changcheng_qt.titles.riders.rules.goods_events import TributeTaken as TributeTaken
from changcheng_qt.titles.riders.rules.pieces import Edict, Numeral


class Ending(Enum):
    """How a game ended (RIDERS 11.3 to 11.5)."""

    WON = "won"
    CONQUEST = "conquest"
    PEACE = "peace"


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
