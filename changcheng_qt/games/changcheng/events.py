"""What happens at the table of Chang Cheng, in the past tense, and what each viewer may see of it.

Almost every event is public. Only two carry something hidden, in a field that `seen_by` empties:
which card was played, and what a peek showed. `told` names the seats that newly learned something;
undo barriers are read off it.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self, TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer
from changcheng_qt.games.changcheng.event_kinds import PlainEvent, TellingEvent
from changcheng_qt.games.changcheng.geography import End, Face, Province, Region, Square
from changcheng_qt.games.changcheng.pieces import ActionCard, EventCard, Owner


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
    """A seat placed its tower; one of `candidates` (0 to 2 squares) is now reserved for a single of
    that seat.
    """

    seat: Seat
    square: Square
    candidates: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ReservationEnded(PlainEvent):
    """A tower reserves nothing any more: its owner took the square, or has no singles left."""

    seat: Seat
    met: bool


@dataclass(frozen=True, slots=True)
class CardPlayed(PlainEvent):
    """A seat played a card face down; only that seat sees which."""

    seat: Seat
    province: Province
    card: ActionCard | None

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the card from everybody but its owner."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Peeked(PlainEvent):
    """A seat looked at a threat counter; only that seat sees its value."""

    seat: Seat
    region: Region
    value: int | None

    @property
    def told(self) -> tuple[Seat, ...]:
        """Return the seat that looked."""
        return (self.seat,)

    def seen_by(self, viewer: Viewer) -> Self:
        """Hide the value from everybody but the one who looked."""
        return self if viewer in (self.seat, EVERYONE) else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class ThreatTurnedUp(TellingEvent):
    """A threat counter was turned face up for good."""

    region: Region
    value: int


class Source(Enum):
    """Where points come from."""

    DOUBLE = "double"
    PROVINCE = "province"
    REGION = "region"
    DIPLOMACY = "diplomacy"
    DOMINANCE = "dominance"
    IMPERIAL_REWARD = "imperial_reward"


@dataclass(frozen=True, slots=True)
class PointsScored(PlainEvent):
    """A seat gained or lost points; `place` is the province or region where that is the source, or
    the double's west square.
    """

    seat: Seat
    points: int
    source: Source
    place: int | None = None


@dataclass(frozen=True, slots=True)
class ProvinceCompleted(PlainEvent):
    """The last square of a province was occupied; its scoring is due."""

    seat: Seat
    province: Province


@dataclass(frozen=True, slots=True)
class RevealedCard:
    """An action card that lies face up; `ply` is the count of commands before the one that played
    it.
    """

    owner: Seat
    card: ActionCard
    ply: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(TellingEvent):
    """The cards of a province were turned up, in rising priority; `void` ones shared a priority and
    are gone.
    """

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
    """A Traitor removed a threat counter; `value` is given where it lay open or the table option
    shows it.
    """

    seat: Seat
    region: Region
    value: int | None


@dataclass(frozen=True, slots=True)
class ValueChanged(PlainEvent):
    """A Flood or Builder changed what the province is worth, by +2 or -2."""

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
    """A revealed card found nothing that it could do."""

    seat: Seat
    card: ActionCard


@dataclass(frozen=True, slots=True)
class Tally:
    """What one colour counts in a province or region: unbroken squares and virtual walls."""

    owner: Owner
    walls: int
    virtual: int = 0

    @property
    def total(self) -> int:
        """Return the strength in a majority."""
        return self.walls + self.virtual


@dataclass(frozen=True, slots=True)
class ProvinceScored(PlainEvent):
    """A province was scored: value = walls + reputation + change; `winners` is empty where neutrals
    hold it alone.
    """

    province: Province
    tallies: tuple[Tally, ...]
    walls: int
    reputation: int
    change: int
    winners: tuple[Seat, ...]

    @property
    def value(self) -> int:
        """Return what each winner gained, 0 to 14."""
        return self.walls + self.reputation + self.change


@dataclass(frozen=True, slots=True)
class EmperorPlaced(PlainEvent):
    """A completed province got its emperor card; `unspent` counts those lying on the table."""

    province: Province
    unspent: int


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
    """Three emperor cards are spent on a new board; `drawn` is its face where the table option
    draws it.
    """

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
class RegionAttacked(TellingEvent):
    """A region was scored; `value` is None where a Traitor removed the counter, `sheltered` leaders
    had a tower there.
    """

    region: Region
    value: int | None
    tallies: tuple[Tally, ...]
    losers: tuple[Seat, ...]
    sheltered: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EventCardCounted(PlainEvent):
    """An event card counted something for each seat: provinces, squares of the longest run, or
    cards in hand.
    """

    card: EventCard
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(PlainEvent):
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    SinglePlaced
    | NeutralPlaced
    | DoublePlaced
    | TowerPlaced
    | ReservationEnded
    | CardPlayed
    | Peeked
    | ThreatTurnedUp
    | PointsScored
    | ProvinceCompleted
    | CardsRevealed
    | CardCancelled
    | WallBroken
    | ThreatRemoved
    | ValueChanged
    | VirtualWallsAdded
    | WallsSwapped
    | SwapDeclined
    | CardHadNoEffect
    | ProvinceScored
    | EmperorPlaced
    | TurnBegan
    | TurnEnded
    | TurnPassed
    | ExtensionDue
    | MapExtended
    | AttackBegan
    | RegionAttacked
    | EventCardCounted
    | GameEnded
)
