"""The fields of a position of the flat core.

They are in one class because native code reads a field quickly only of a known class. Values by
seat are packed: `stock` and the like hold a field for each seat, `cards0` to `cards3` for each of
the six kinds a field of four bits: 0 in hand, `GONE`, or the province in which the card is face
down, plus 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.core import Core
from changcheng_qt.titles.changcheng.core.frame import NOWHERE, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

GONE: Final = 15
"""The place of a card that is in no province."""
REGIONS: Final = 12
DOUBLES: Final = 24
DIPLOMACY_LINE: Final = 25
DOMINANCE_LINE: Final = 26
REWARD_LINE: Final = 27
LINES: Final = 28
"""The lines of a score: twelve provinces, twelve regions, the doubles, three event cards."""
ZERO: Final = 2048
"""The stored value of a score of 0: twelve bits a seat, never below 0."""


SEVERAL: Final = 7
"""The value in `lying` for several cards of one kind, which void each other."""


class Fields(Core):
    """The changing fields of a position, and their copy."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.blocks0: i64 = 0
        self.blocks1: i64 = 0
        self.blocks2: i64 = 0
        self.blocks3: i64 = 0
        self.blocks4: i64 = 0
        """The squares of each seat and of the neutrals, broken walls included."""
        self.empty: i64 = frame.all_squares
        self.singles: i64 = 0
        self.towers: i64 = 0
        self.broken: i64 = 0
        self.cards0: i64 = 0
        self.cards1: i64 = 0
        self.cards2: i64 = 0
        self.cards3: i64 = 0
        self.lying: list[i64] = []
        """By kind, the owner of the card face down in a province, plus 1: three bits a kind, 0 for
        none, or `SEVERAL`.
        """
        self.province_tallies: list[i64] = []
        self.region_tallies: list[i64] = []
        """The blocks that count in each province and region, and the empty squares."""
        self.stock: i64 = 0
        """Singles left, four bits a seat."""
        self.doubles: i64 = 0
        self.tower_stock: i64 = 0
        """The seats with a double and a tower left, a bit a seat."""
        self.neutrals: i64 = 0
        self.scores: i64 = 0
        self.ledger: list[i64] = []
        """The points of each line of the score, by seat; empty where no lines are kept."""
        self.claims: i64 = -1
        """Two squares a seat, of six bits each, one of which its tower keeps."""
        self.claimants: i64 = 0
        """The seats whose tower keeps a square, a bit a seat."""
        self.seat: i64 = 0
        self.number: i64 = 1
        self.parts: i64 = 0
        self.first_part: i64 = 0
        self.second_part: i64 = 0
        self.used: i64 = 0
        """The provinces of the action's parts, a bit each."""
        self.done: i64 = 0
        self.partial: i64 = 0
        self.neutral_placed: i64 = 0
        self.due: i64 = 0
        self.scored: i64 = 0
        """Provinces, a bit each."""
        self.scoring: i64 = NOWHERE
        self.pending: i64 = 0
        """By kind, the owner of the pending card, plus 1: three bits a kind."""
        self.change: i64 = 0
        self.virtual: i64 = 0
        """Virtual walls, four bits a seat."""
        self.emperors: i64 = 0
        self.extensions: i64 = 0
        self.added: i64 = 0
        """The spare boards that have been added, a bit each."""
        self.board_due: i64 = 0
        self.removed: i64 = 0
        """Regions, a bit each."""
        self.passes: i64 = 0
        self.over: i64 = 0
        self.threats: i64 = 0
        self.reputations: i64 = 0
        """The dealt values, three bits each."""
        self.boards: i64 = 0
        """The boards that random extensions draw, ten bits each: twice its number plus its side."""
        self.is_surveyed: i64 = 0
        """Whether the fields below are valid; they describe the legal commands of the seat to
        act.
        """
        self.can_complete: i64 = 0
        """Whether an action can be done completely."""
        self.may_single: i64 = 0
        self.may_double: i64 = 0
        """The western squares."""
        self.may_tower: i64 = 0
        self.may_neutral: i64 = 0
        self.may_card: i64 = 0
        """The provinces that are open to any card of the hand."""
        self.hand: i64 = 0
        """The cards in hand, every fourth bit."""
        self.singles_end: i64 = 0
        self.cards_end: i64 = 0
        self.doubles_end: i64 = 0
        self.towers_end: i64 = 0
        self.neutrals_end: i64 = 0
        """The upper bounds of the numbers of each kind of command, for `pick`."""
        self.choices: i64 = 0
        """The number of commands."""

    def copy_to(self, other: Fields) -> None:
        """Copy all fields to another position on the same wall."""
        other.blocks0 = self.blocks0
        other.blocks1 = self.blocks1
        other.blocks2 = self.blocks2
        other.blocks3 = self.blocks3
        other.blocks4 = self.blocks4
        other.empty = self.empty
        other.singles = self.singles
        other.towers = self.towers
        other.broken = self.broken
        other.cards0 = self.cards0
        other.cards1 = self.cards1
        other.cards2 = self.cards2
        other.cards3 = self.cards3
        other.lying = self.lying.copy()
        other.province_tallies = self.province_tallies.copy()
        other.region_tallies = self.region_tallies.copy()
        other.stock = self.stock
        other.doubles = self.doubles
        other.tower_stock = self.tower_stock
        other.neutrals = self.neutrals
        other.scores = self.scores
        other.ledger = self.ledger.copy()
        other.claims = self.claims
        other.claimants = self.claimants
        other.seat = self.seat
        other.number = self.number
        other.parts = self.parts
        other.first_part = self.first_part
        other.second_part = self.second_part
        other.used = self.used
        other.done = self.done
        other.partial = self.partial
        other.neutral_placed = self.neutral_placed
        other.due = self.due
        other.scored = self.scored
        other.scoring = self.scoring
        other.pending = self.pending
        other.change = self.change
        other.virtual = self.virtual
        other.emperors = self.emperors
        other.extensions = self.extensions
        other.added = self.added
        other.board_due = self.board_due
        other.removed = self.removed
        other.passes = self.passes
        other.over = self.over
        other.threats = self.threats
        other.reputations = self.reputations
        other.boards = self.boards
