"""The whole truth about a game of Chang Cheng at one moment, hidden things included.

Frozen tuples throughout: a step makes a new State, and undo simply keeps the old one. Only the live
match, saves, the command line and `belief` hold a State; everybody else sees a `View`. Its repr
reveals nothing, so that no log or error report leaks.
"""

from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.changcheng.rules.events import Event
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square, Wall
from changcheng_qt.titles.changcheng.rules.pieces import (
    EMPERORS_PER_EXTENSION,
    NEUTRAL_SINGLES,
    ActionCard,
    Block,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.setup import Opening, Setup
from changcheng_qt.titles.changcheng.rules.turn import (
    PlacedCard,
    Reservation,
    RevealedCard,
    Scoring,
    Stage,
    Turn,
)


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position. Tuples over seats, squares, provinces and regions are indexed by their numbers.

    `ply` counts the commands since the setup, `passes` those passed turns that directly precede.
    """

    setup: Setup
    wall: Wall
    turn: Turn
    blocks: tuple[Block | None, ...]
    supplies: tuple[Supply, ...]
    neutrals: int
    hands: tuple[tuple[ActionCard, ...], ...]
    scores: tuple[int, ...]
    cards: tuple[PlacedCard, ...] = ()
    gone: tuple[RevealedCard, ...] = ()
    reservations: tuple[Reservation, ...] = ()
    scored: frozenset[Province] = frozenset()
    due: tuple[Province, ...] = ()
    scoring: Scoring | None = None
    emperors: int = 0
    extensions: int = 0
    extension_due: bool = False
    turned_up: frozenset[Region] = frozenset()
    removed: frozenset[Region] = frozenset()
    peeks: frozenset[tuple[Seat, Region]] = frozenset()
    passes: int = 0
    over: bool = False
    ply: int = 0

    def __repr__(self) -> str:
        """Describe the position without anything hidden."""
        return f"<State turn {self.turn.number} seat {self.turn.seat} {self.stage.value}>"

    @property
    def stage(self) -> Stage:
        """The decision that the game waits for."""
        if self.over:
            return Stage.OVER
        if self.scoring:
            return Stage.DECISION
        if self.extension_due:
            return Stage.EXTENSION
        if self.due:
            return Stage.SCORING_DUE
        return Stage.TURN_END if self.turn.action_done else Stage.ACTION

    @property
    def is_opening(self) -> bool:
        """Whether this turn is a single and nothing else (RULES 3.1)."""
        opening = self.setup.options.opening
        if opening is Opening.NOBODY:
            return False
        return self.turn.number <= (1 if opening is Opening.FIRST_PLAYER else self.setup.seats)

    @property
    def can_grow(self) -> bool:
        """Whether a board may still be added in this game, once it is due (RULES 3.5)."""
        return self.extensions < self.setup.most_extensions

    @property
    def extension_possible(self) -> bool:
        """Whether the emperor cards require a board that may still be added (RULES 3.5)."""
        return self.emperors >= EMPERORS_PER_EXTENSION and self.can_grow

    def empty(self, province: Province) -> tuple[Square, ...]:
        """Return the empty squares of a province, west to east."""
        blocks = self.blocks
        return tuple([s for s in self.wall.squares_of[province] if blocks[s] is None])

    def not_seeing(self, region: Region) -> tuple[Seat, ...]:
        """Return the seats that do not see the value of a face-down threat counter: with the memory
        aid those that have not peeked at it, without it all (RULES 3.3).
        """
        noted = self.peeks if self.setup.options.memory_aid else ()
        return tuple(seat for seat in range(self.setup.seats) if (seat, region) not in noted)


Beats: TypeAlias = list[Beat[State, Event]]
"""The beats of a command so far, collected by the rules."""


def first_state(setup: Setup) -> State:
    """Return the position before the first turn."""
    wall = Wall(setup.faces, (0, 1))
    return State(
        setup=setup,
        wall=wall,
        turn=Turn(setup.first),
        blocks=(None,) * len(wall.squares),
        supplies=(Supply(),) * setup.seats,
        neutrals=NEUTRAL_SINGLES if setup.seats == 2 else 0,
        hands=(tuple(ActionCard),) * setup.seats,
        scores=(0,) * setup.seats,
    )
