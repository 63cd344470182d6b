"""The table as people see it lying before them: a mutable account of everything in play.

The wall is looked at as a row of squares; to find out about a province a player walks along the
face and counts, as one would with a finger on the board.
"""

from dataclasses import dataclass, field, replace
from itertools import pairwise, product
from typing import Self

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Area, Face, Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL_SINGLES,
    ActionCard,
    Block,
    BlockKind,
    EventCard,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.setup import Opening, Setup
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, RevealedCard


@dataclass
class Bag:
    """The blocks that one seat has not placed yet."""

    singles: int = 14
    doubles: int = 1
    towers: int = 1


@dataclass
class Claim:
    """A tower's reservation: one of these squares waits for a single of the owner."""

    owner: Seat
    candidates: frozenset[Square]


@dataclass
class Scoring:
    """The province that is being scored, its cards by their fate, and their effects."""

    province: Province
    waiting: list[RevealedCard]
    void: list[RevealedCard]
    spent: list[RevealedCard] = field(default_factory=list)
    cancelled: list[RevealedCard] = field(default_factory=list)
    change: int = 0
    virtual: dict[Seat, int] = field(default_factory=dict)

    def copy(self) -> Self:
        """Return a scoring of its own."""
        return replace(
            self,
            waiting=list(self.waiting),
            void=list(self.void),
            spent=list(self.spent),
            cancelled=list(self.cancelled),
            virtual=dict(self.virtual),
        )


@dataclass
class Act:
    """One half of an action, or the whole of it: "single", "card", "double" or "tower"."""

    what: str
    provinces: frozenset[Province]


@dataclass
class Table:
    """Everything in play, open and hidden; `row` is the order of the slots from west to east."""

    setup: Setup
    faces: list[Face]
    row: list[int]
    seat: Seat
    bags: list[Bag]
    hands: list[set[ActionCard]]
    scores: list[int]
    neutrals: int
    wall: dict[Square, Block] = field(default_factory=dict)
    cards: list[PlacedCard] = field(default_factory=list)
    gone: list[RevealedCard] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    scored: set[Province] = field(default_factory=set)
    due: set[Province] = field(default_factory=set)
    scoring: Scoring | None = None
    emperors: int = 0
    extensions: int = 0
    extending: bool = False
    face_up: set[Region] = field(default_factory=set)
    removed: set[Region] = field(default_factory=set)
    peeked: set[tuple[Seat, Region]] = field(default_factory=set)
    passes: int = 0
    over: bool = False
    commands: int = 0
    turn: int = 1
    acts: list[Act] = field(default_factory=list)
    action_done: bool = False
    partial: bool = False
    neutral_placed: bool = False
    looks: list[Region] = field(default_factory=list)

    @classmethod
    def laid_out(cls, setup: Setup) -> Self:
        """Return the table before the first turn (RULES 2)."""
        seats = len(setup.colours)
        return cls(
            setup=setup,
            faces=list(setup.faces),
            row=[0, 1],
            seat=setup.first,
            bags=[Bag() for _ in range(seats)],
            hands=[set(ActionCard) for _ in range(seats)],
            scores=[0] * seats,
            neutrals=NEUTRAL_SINGLES if seats == 2 else 0,
        )

    @property
    def boards_to_add(self) -> int:
        """How many boards a game may grow by (RULES 3.5)."""
        return min(2 if len(self.seats) == 4 else 1, len(self.setup.spare))

    def copy(self) -> Self:
        """Return a table of its own to try something on."""
        return replace(
            self,
            faces=list(self.faces),
            row=list(self.row),
            bags=[replace(bag) for bag in self.bags],
            hands=[set(hand) for hand in self.hands],
            scores=list(self.scores),
            wall=dict(self.wall),
            cards=list(self.cards),
            gone=list(self.gone),
            claims=list(self.claims),
            scored=set(self.scored),
            due=set(self.due),
            scoring=self.scoring and self.scoring.copy(),
            face_up=set(self.face_up),
            removed=set(self.removed),
            peeked=set(self.peeked),
            acts=list(self.acts),
            looks=list(self.looks),
        )

    @property
    def seats(self) -> range:
        return range(len(self.setup.colours))

    @property
    def squares(self) -> list[Square]:
        """Every square, west to east."""
        return [13 * slot + i for slot in self.row for i in range(13)]

    @property
    def empty(self) -> list[Square]:
        return [square for square in self.squares if square not in self.wall]

    @property
    def provinces(self) -> list[Province]:
        return [3 * slot + k for slot in self.row for k in range(3)]

    @property
    def regions(self) -> list[Region]:
        return [3 * slot + k for slot in self.row for k in range(3)]

    def province_of(self, square: Square) -> Province:
        slot, place = divmod(square, 13)
        return 3 * slot + _area_at(self.faces[slot].provinces, place)

    def region_of(self, square: Square) -> Region:
        slot, place = divmod(square, 13)
        return 3 * slot + _area_at(self.faces[slot].regions, place)

    def squares_of(self, province: Province) -> list[Square]:
        return [square for square in self.squares if self.province_of(square) == province]

    def squares_of_region(self, region: Region) -> list[Square]:
        return [square for square in self.squares if self.region_of(square) == region]

    def regions_of(self, province: Province) -> set[Region]:
        """The regions that share a square with a province."""
        return {self.region_of(square) for square in self.squares_of(province)}

    def beside(self, square: Square) -> list[Square]:
        """The squares adjacent to a square, also across a seam."""
        pairs = list(pairwise(self.squares))
        return [b for a, b in pairs if a == square] + [a for a, b in pairs if b == square]

    def uncompleted(self) -> list[Province]:
        return [self.province_of(square) for square in self.empty]

    def is_opening(self) -> bool:
        """Whether this turn is one single and nothing else (RULES 3.1, Opening)."""
        rule = self.setup.options.opening
        if rule is Opening.FIRST_PLAYER:
            return self.turn == 1
        return rule is Opening.EVERY_PLAYER and self.turn <= len(self.seats)

    def newly_seeing(self, region: Region) -> tuple[Seat, ...]:
        """Who learns a value when a counter is turned up (RULES 3.3): with the memory aid all who
        have not peeked at it, else everybody, for all must remember the values seen.
        """
        aid = self.setup.options.memory_aid
        return tuple(seat for seat in self.seats if not (aid and (seat, region) in self.peeked))

    def has_event(self, card: EventCard) -> bool:
        return card in self.setup.events

    def claims_can_be_kept(self, claims: list[Claim]) -> bool:
        """Whether each claim can be given an empty candidate of its own (RULES 3.2)."""
        empty = set(self.empty)
        choices = [claim.candidates & empty for claim in claims]
        return any(len(set(given)) == len(claims) for given in product(*choices))

    def put(self, kind: BlockKind, owner: Owner, *squares: Square) -> list[tuple[Claim, bool]]:
        """Stand a block on empty squares; return the claims that end, and whether met."""
        for square in squares:
            self.wall[square] = Block(kind, owner)
        if owner < 0:
            self.neutrals -= 1
            return []
        bag = self.bags[owner]
        bag.singles -= kind is BlockKind.SINGLE
        bag.doubles -= kind is BlockKind.DOUBLE
        bag.towers -= kind is BlockKind.TOWER
        if kind is BlockKind.TOWER:
            self._claim(owner, squares[0])
        return self._end_claims(owner, squares if kind is BlockKind.SINGLE else ())

    def _claim(self, owner: Seat, tower: Square) -> None:
        claim = Claim(owner, frozenset(set(self.beside(tower)) & set(self.empty)))
        if self.bags[owner].singles and self.claims_can_be_kept([*self.claims, claim]):
            self.claims.append(claim)

    def _end_claims(self, owner: Seat, taken: tuple[Square, ...]) -> list[tuple[Claim, bool]]:
        ended = []
        for claim in [claim for claim in self.claims if claim.owner == owner]:
            met = any(square in claim.candidates for square in taken)
            if met or not self.bags[owner].singles:
                self.claims.remove(claim)
                ended.append((claim, met))
        return ended


def _area_at(areas: tuple[Area, ...], place: int) -> int:
    for number, area in enumerate(areas):
        if place < area.squares:
            return number
        place -= area.squares
    raise AssertionError("the face is shorter than 13 squares")
