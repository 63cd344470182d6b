"""The revealed cards of a province and what they do (RULES section 4)."""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.events.kinds import PlainEvent, TellingEvent
from changcheng_qt.games.changcheng.geography import Province, Region, Square
from changcheng_qt.games.changcheng.pieces import ActionCard, Owner
from changcheng_qt.games.changcheng.turn import RevealedCard


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
