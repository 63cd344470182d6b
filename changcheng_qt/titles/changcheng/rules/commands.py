"""The commands of Chang Cheng: one small choice each, so that every choice can be undone, logged,
replayed and searched.
"""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.game import Sectioned
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import End, Province, Region, Side, Square
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard


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
    """Peek at the threat counter of a region."""

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
    """End the turn; if an extension then falls due, `ExtendMap` follows and ends it instead."""


@dataclass(frozen=True, slots=True)
class ExtendMap:
    """Add a board, showing one face, at an end of the wall."""

    board: str
    side: Side
    end: End


@dataclass(frozen=True, slots=True)
class Pass:
    """End a turn without a legal command."""


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


class Refusal(Sectioned):
    """Why a command is not accepted now; the interface has a sentence for each."""

    GAME_OVER = "game_over", "game-end"
    SCORING_FIRST = "scoring_first", "scoring"
    DECISION_FIRST = "decision_first", "card-order"
    EXTENSION_FIRST = "extension_first", "when-board"
    NOTHING_TO_DECIDE = "nothing_to_decide", "card-order"
    NOT_YOUR_CHOICE = "not_your_choice", "card-order"
    ACTION_DONE = "action_done", "turn-order"
    ACTION_OPEN = "action_open", "must-act"
    ACTION_POSSIBLE = "action_possible", "passing"
    ONE_SINGLE_OPENS = "one_single_opens", "opening"
    SQUARE_UNKNOWN = "square_unknown", "boards"
    SQUARE_OCCUPIED = "square_occupied", "boards"
    SQUARES_APART = "squares_apart", "double-wall"
    BESIDE_TOWER = "beside_tower", "towers-apart"
    RESERVED = "reserved", "reservation"
    RESERVED_FOR_SINGLE = "reserved_for_single", "reservation-own-blocks"
    NO_SINGLES = "no_singles", "blocks"
    NO_DOUBLE = "no_double", "blocks"
    NO_TOWER = "no_tower", "blocks"
    NO_NEUTRALS = "no_neutrals", "neutral-wall"
    NOT_IN_HAND = "not_in_hand", "action-cards"
    PROVINCE_UNKNOWN = "province_unknown", "provinces-and-regions"
    PROVINCE_FULL = "province_full", "where-cards-go"
    SECOND_SINGLE_SAME_PROVINCE = "second_single_same_province", "two-walls"
    SECOND_CARD_SAME_PROVINCE = "second_card_same_province", "two-cards"
    SINGLE_BESIDE_CARD = "single_beside_card", "card-then-wall"
    NOT_AFTER_SINGLE = "not_after_single", "choosing-action"
    NOT_AFTER_CARD = "not_after_card", "choosing-action"
    CANNOT_FINISH = "cannot_finish", "must-act"
    NEUTRAL_ELSEWHERE = "neutral_elsewhere", "neutral-where"
    NEUTRAL_PLACED = "neutral_placed", "neutral-wall"
    NEUTRAL_MUST = "neutral_must", "neutral-forced"
    NO_NEUTRAL_IN_OPENING = "no_neutral_in_opening", "neutral-where"
    NOT_COMPLETED = "not_completed", "scoring"
    PEEK_NOT_BUILT = "peek_not_built", "peek-not"
    PEEK_KNOWN = "peek_known", "peek-not"
    PEEK_FACE_UP = "peek_face_up", "peek-not"
    PEEK_REMOVED = "peek_removed", "peek-not"
    NOT_NOW = "not_now", "turn-order"
    BOARD_IN_PLAY = "board_in_play", "extension-choice"
    SIDE_NOT_ALLOWED = "side_not_allowed", "option-boards"
    BOARD_NOT_DRAWN = "board_not_drawn", "option-boards"
