"""The commands of Chang Cheng: one small choice each, so that every choice can be undone, logged, replayed and searched."""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.changcheng.geography import End, Province, Region, Side, Square
from changcheng_qt.games.changcheng.pieces import ActionCard


@dataclass(frozen=True, slots=True)
class PlaceSingle:
    """Place one of the seat's singles on an empty square."""

    square: Square


@dataclass(frozen=True, slots=True)
class PlaceDouble:
    """Place the seat's double on two adjacent empty squares, named west first."""

    west: Square
    east: Square


@dataclass(frozen=True, slots=True)
class PlaceTower:
    """Place the seat's tower on an empty square that adjoins no tower."""

    square: Square


@dataclass(frozen=True, slots=True)
class PlaceNeutral:
    """Place a neutral single (two players only)."""

    square: Square


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play an action card face down in an uncompleted province."""

    card: ActionCard
    province: Province


@dataclass(frozen=True, slots=True)
class Peek:
    """Look in secret at the threat counter of a region."""

    region: Region


@dataclass(frozen=True, slots=True)
class BeginScoring:
    """Reveal the cards of a province whose last square is occupied, and score it."""

    province: Province


@dataclass(frozen=True, slots=True)
class CancelCard:
    """Warrior: cancel one other card that is still unresolved in the province."""

    owner: Seat
    card: ActionCard


@dataclass(frozen=True, slots=True)
class BreakWall:
    """Traitor A: turn one unbroken single of the province into a broken wall."""

    square: Square


@dataclass(frozen=True, slots=True)
class RemoveThreat:
    """Traitor B: remove the threat counter of a region that shares a square with the province."""

    region: Region


@dataclass(frozen=True, slots=True)
class RaiseValue:
    """Flood A or Builder A: the province is worth 2 more."""


@dataclass(frozen=True, slots=True)
class LowerValue:
    """Flood B: the province is worth 2 less."""


@dataclass(frozen=True, slots=True)
class AddVirtualWall:
    """Builder B: one virtual wall for the majority."""


@dataclass(frozen=True, slots=True)
class SwapWalls:
    """Mandarin: swap a single of the province (`here`) with one elsewhere (`there`)."""

    here: Square
    there: Square


@dataclass(frozen=True, slots=True)
class DeclineSwap:
    """Mandarin: swap nothing."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; where an extension is due, `ExtendMap` follows and ends it instead."""


@dataclass(frozen=True, slots=True)
class ExtendMap:
    """Add a board, showing one face, at an end of the wall."""

    board: str
    side: Side
    end: End


@dataclass(frozen=True, slots=True)
class Pass:
    """End a turn in which nothing can be done."""


Decision: TypeAlias = (
    CancelCard
    | BreakWall
    | RemoveThreat
    | RaiseValue
    | LowerValue
    | AddVirtualWall
    | SwapWalls
    | DeclineSwap
)
"""A choice that the owner of a revealed card makes, in anybody's turn."""

Command: TypeAlias = (
    PlaceSingle
    | PlaceDouble
    | PlaceTower
    | PlaceNeutral
    | PlayCard
    | Peek
    | BeginScoring
    | Decision
    | EndTurn
    | ExtendMap
    | Pass
)
