"""The events of Chang Cheng, in the past tense, and their versions for each viewer.

Four kinds: actions of seats in their turns (`BuildingEvent`), the revealed cards of a province and
their effects (`CardEvent`, RULES section 4), points and their sources (`PointsEvent`, RULES
sections 4 and 5), and the course of the game (`TurnEvent`).

Almost every event is public. Only two have a hidden field, which `seen_by` empties: the card that
was played, and the value of a peek. `told` names the seats that newly learned something; undo
barriers follow from it.
"""

from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.engine.step import PlainEvent, TellingEvent
from changcheng_qt.titles.changcheng.rules.geography import End, Face, Province, Region, Square
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard, Owner
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard


@dataclass(frozen=True, slots=True)
class SinglePlaced(PlainEvent):
    """A seat placed one of its singles."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class NeutralPlaced(PlainEvent):
    """A seat placed a neutral single."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class DoublePlaced(PlainEvent):
    """A seat placed its double."""

    seat: Seat
    west: Square
    east: Square


@dataclass(frozen=True, slots=True)
class TowerPlaced(PlainEvent):
    """A seat placed its tower; one of `candidates` (0 to 2 squares) is now kept for its single."""

    seat: Seat
    square: Square
    candidates: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ReservationEnded(PlainEvent):
    """A tower reserves nothing any more: its owner has built on the square, or has no singles
    left.
    """

    seat: Seat
    met: bool


@dataclass(frozen=True, slots=True)
class CardPlayed(PlainEvent):
    """A seat played a card face down; only that seat sees its kind."""

    seat: Seat
    province: Province
    card: ActionCard | None

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the card from everybody but its owner."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Peeked(PlainEvent):
    """A seat peeked at a threat counter; only that seat sees its value."""

    seat: Seat
    region: Region
    value: int | None

    @property
    def told(self) -> tuple[Seat, ...]:
        """The seat that peeked."""
        return (self.seat,)

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the value from everybody but the seat that peeked."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class ThreatTurnedUp(TellingEvent):
    """A threat counter was turned face up for good."""

    region: Region
    value: int


BuildingEvent: TypeAlias = (
    SinglePlaced
    | NeutralPlaced
    | DoublePlaced
    | TowerPlaced
    | ReservationEnded
    | CardPlayed
    | Peeked
    | ThreatTurnedUp
)


@dataclass(frozen=True, slots=True)
class CardsRevealed(TellingEvent):
    """The cards of a province were turned up, in rising priority; `void` ones shared a priority."""

    seat: Seat
    province: Province
    cards: tuple[RevealedCard, ...]
    void: tuple[RevealedCard, ...]


@dataclass(frozen=True, slots=True)
class CardCancelled(PlainEvent):
    """A Warrior cancelled a card."""

    seat: Seat
    owner: Seat
    card: ActionCard


@dataclass(frozen=True, slots=True)
class WallBroken(PlainEvent):
    """A Traitor turned a single into a broken wall."""

    seat: Seat
    square: Square
    owner: Owner


@dataclass(frozen=True, slots=True)
class ThreatRemoved(TellingEvent):
    """A Traitor removed a threat counter; `value` if it was open or a table option shows it."""

    seat: Seat
    region: Region
    value: int | None


@dataclass(frozen=True, slots=True)
class ValueChanged(PlainEvent):
    """A Flood or Builder changed the value of the province, by +2 or -2."""

    seat: Seat
    card: ActionCard
    change: int


@dataclass(frozen=True, slots=True)
class VirtualWallsAdded(PlainEvent):
    """A Builder or Master Builder counts as more walls for the majority."""

    seat: Seat
    card: ActionCard
    walls: int


@dataclass(frozen=True, slots=True)
class WallsSwapped(PlainEvent):
    """A Mandarin swapped two singles; the owners are those before the swap."""

    seat: Seat
    here: Square
    there: Square
    here_owner: Owner
    there_owner: Owner


@dataclass(frozen=True, slots=True)
class SwapDeclined(PlainEvent):
    """A Mandarin swapped nothing, by choice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardHadNoEffect(PlainEvent):
    """A revealed card had no possible effect."""

    seat: Seat
    card: ActionCard


CardEvent: TypeAlias = (
    CardsRevealed
    | CardCancelled
    | WallBroken
    | ThreatRemoved
    | ValueChanged
    | VirtualWallsAdded
    | WallsSwapped
    | SwapDeclined
    | CardHadNoEffect
)


class Source(Sectioned):
    """The sources of points."""

    DOUBLE = "double", "double-wall"
    PROVINCE = "province", "value"
    REGION = "region", "attack-steps"
    DIPLOMACY = "diplomacy", "diplomacy"
    DOMINANCE = "dominance", "dominance"
    IMPERIAL_REWARD = "imperial_reward", "imperial-reward"


@dataclass(frozen=True, slots=True)
class ProvinceCompleted(PlainEvent):
    """The last square of a province was occupied; its scoring is due."""

    seat: Seat
    province: Province


@dataclass(frozen=True, slots=True)
class ProvinceScored(PlainEvent):
    """A province was scored; `winners` is empty if only neutrals lead."""

    province: Province
    tallies: tuple[Tally, ...]
    walls: int
    reputation: int
    change: int
    winners: tuple[Seat, ...]

    @property
    def value(self) -> int:
        """The points of each winner, 0 to 14."""
        return self.walls + self.reputation + self.change


@dataclass(frozen=True, slots=True)
class PointsScored(PlainEvent):
    """A seat gained or lost points; `place` is a province, a region or a double's west square."""

    seat: Seat
    points: int
    source: Source
    place: int | None = None

    def added_to(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        """Return the scores by seat with these points."""
        seat = self.seat
        return (*scores[:seat], scores[seat] + self.points, *scores[seat + 1 :])


@dataclass(frozen=True, slots=True)
class EmperorPlaced(PlainEvent):
    """A completed province got its emperor card; `unspent` is None once no board can be added."""

    province: Province
    unspent: int | None


@dataclass(frozen=True, slots=True)
class RegionAttacked(TellingEvent):
    """A region was scored; `value` is None if it had no counter, a tower `sheltered` leaders."""

    region: Region
    value: int | None
    tallies: tuple[Tally, ...]
    losers: tuple[Seat, ...]
    sheltered: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EventCardCounted(PlainEvent):
    """An event card counted for each seat: provinces, squares of its longest run, cards in hand."""

    card: EventCard
    counts: tuple[int, ...]


PointsEvent: TypeAlias = (
    ProvinceCompleted
    | ProvinceScored
    | PointsScored
    | EmperorPlaced
    | RegionAttacked
    | EventCardCounted
)


@dataclass(frozen=True, slots=True)
class TurnBegan(PlainEvent):
    """A seat's turn began; turns are counted from 1."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class TurnEnded(PlainEvent):
    """A seat ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed(PlainEvent):
    """A seat could do nothing at all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtensionDue(TellingEvent):
    """Three emperor cards call for a board; `drawn` is its face where the table option draws it."""

    seat: Seat
    drawn: Face | None


@dataclass(frozen=True, slots=True)
class MapExtended(TellingEvent):
    """A board was added; `reputations` are the three counters turned up on it, west to east."""

    seat: Seat
    face: Face
    end: End
    reputations: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackBegan(PlainEvent):
    """The wall is finished, or everybody passed: the Mongols attack."""

    wall_finished: bool


@dataclass(frozen=True, slots=True)
class GameEnded(PlainEvent):
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


TurnEvent: TypeAlias = (
    TurnBegan | TurnEnded | TurnPassed | ExtensionDue | MapExtended | AttackBegan | GameEnded
)

Event: TypeAlias = BuildingEvent | CardEvent | PointsEvent | TurnEvent
