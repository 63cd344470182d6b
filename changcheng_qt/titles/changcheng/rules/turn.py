"""The parts of a position that are open or belong to one seat, shared by the State and the Views
(RULES sections 3 and 4).
"""

from dataclasses import dataclass
from enum import Enum

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard


class Piece(Enum):
    """The kinds of pieces that a seat places in one part of its action."""

    SINGLE = "single"
    CARD = "card"
    DOUBLE = "double"
    TOWER = "tower"


@dataclass(frozen=True, slots=True)
class Act:
    """One part of an action: a piece, and its one or two provinces."""

    piece: Piece
    provinces: tuple[Province, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """The actions of the active seat in its turn; `looks` are the regions at which it may still
    peek, one entry a peek.
    """

    seat: Seat
    number: int = 1
    acts: tuple[Act, ...] = ()
    action_done: bool = False
    partial: bool = False
    neutral_placed: bool = False
    looks: tuple[Region, ...] = ()


@dataclass(frozen=True, slots=True)
class RevealedCard:
    """An action card face up; `ply` is the count of commands before the one that played it."""

    owner: Seat
    card: ActionCard
    ply: int


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card face down in a province; `ply` as in `RevealedCard`."""

    owner: Seat
    card: ActionCard
    province: Province
    ply: int


@dataclass(frozen=True, slots=True)
class Reservation:
    """A tower's claim: the last empty one of `candidates` is kept for a single of the owner (RULES
    3.2).
    """

    owner: Seat
    candidates: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """A province being scored; `pending` cards await their effect in rising priority, the first one
    its owner's decision. All cards are face up in the province until the award.
    """

    province: Province
    pending: tuple[RevealedCard, ...]
    void: tuple[RevealedCard, ...] = ()
    spent: tuple[RevealedCard, ...] = ()
    change: int = 0
    virtual: tuple[tuple[Seat, int], ...] = ()
    cancelled: tuple[RevealedCard, ...] = ()

    @property
    def cards(self) -> tuple[RevealedCard, ...]:
        """All cards that were turned up, spent or not."""
        return (*self.spent, *self.pending, *self.cancelled, *self.void)


class Stage(Sectioned):
    """The decision that the game waits for."""

    ACTION = "action", "actions"
    SCORING_DUE = "scoring_due", "scoring"
    DECISION = "decision", "card-order"
    TURN_END = "turn_end", "ending-turn"
    EXTENSION = "extension", "extension-choice"
    OVER = "over", "winner"
