"""The whole truth about a game of Riders at the Wall at one moment, hidden things included.

Frozen tuples throughout: a step makes a new State, and undo simply keeps the old one. Only the live
match, saves, the command line and `belief` hold a State; everybody else sees a `View`. Its repr
reveals nothing, so that no log or error report leaks.

Theory of operation. A hand is known cards and a number of unknown ones. There are unknown cards
only in a game from a file that leaves facts out: a robbery moves one without its good, so that the
thief has one more unknown card and the victim one less, below 0 where all its cards were known. A
card that is paid or given comes from the known cards, else from the unknown ones. A hand without
such a robbery, as that of the seat for which the file is, has None: it is known. Edicts in a hand
are the places of the stack that they had; a file that leaves them out has None at such a place. A
played edict is taken from the places of its kind, else from an unknown one.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.step import Beat
from changcheng_qt.titles.riders.rules.events import Ending, Event
from changcheng_qt.titles.riders.rules.geography import Sea
from changcheng_qt.titles.riders.rules.pieces import (
    NO_GOODS,
    RIDERS_EACH,
    Building,
    Edicts,
    Goods,
    Numeral,
    Riders,
    Supply,
)
from changcheng_qt.titles.riders.rules.setup import Setup
from changcheng_qt.titles.riders.rules.turn import Stage, Turn

CROWN: Final = -1
"""The prince of a sector that no seat took."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus, and its holder."""

    holder: Seat | None = None
    """None if nobody has it."""
    size: int = 0
    """The length of the line, or the number of soldiers, by which it is held."""


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position. Tuples over seats, corners, roads, hexes, sectors, gathering grounds and numerals
    are indexed by their numbers, numerals from 0.
    """

    setup: Setup
    stage: Stage
    turn: Turn
    buildings: tuple[Building | None, ...]
    roads: tuple[Seat | None, ...]
    pieces: tuple[Supply, ...]
    princes: tuple[Seat | None, ...]
    """The holder of each sector: a seat, `CROWN`, or None before the forts are founded."""
    levels: tuple[int, ...]
    waiting: tuple[Riders, ...]
    """The riders on the assault grounds."""
    gathered: tuple[Riders, ...]
    """The riders on the gathering grounds."""
    entered: tuple[Riders, ...]
    """The riders on the land hexes."""
    bag: tuple[int, ...]
    """By numeral, the riders that are nowhere else."""
    pirate: Sea
    supply: Goods
    hands: tuple[Goods, ...]
    edicts: tuple[tuple[int, ...], ...]
    """The places of the stack that each seat holds, in the order bought."""
    played: tuple[Edicts, ...]
    """The edicts that each seat has played."""
    penalties: tuple[int, ...]
    lines: tuple[int, ...]
    """The longest lines of the seats."""
    fresh: tuple[int, ...]
    """How many of the last edicts of each seat were bought in this turn."""
    taken: int = 0
    """How many edicts have left the stack."""
    long_road: Bonus = Bonus()
    great_host: Bonus = Bonus()
    founded: int = 0
    """How many forts and settlements of the founding are placed."""
    ending: Ending | None = None
    winners: tuple[Seat, ...] = ()
    best: tuple[Seat, ...] = ()
    rolls: int = 0
    """How many rolls are on the line of play."""
    draws: int = 0
    """How many riders were drawn on the line of play."""
    unknown: tuple[int | None, ...] = ()
    """The unknown cards of each hand; empty in a game that is played."""
    ply: int = 0
    """How many commands are on the line of play."""

    def __repr__(self) -> str:
        """Describe the position without anything hidden."""
        return f"<State turn {self.turn.number} seat {self.turn.seat} {self.stage.value}>"

    @property
    def breaches(self) -> int:
        """How many breaches the game has had."""
        return sum(self.penalties)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats whose decisions are due at once, the one that is entered next first; none when
        the game is over.
        """
        turn = self.turn
        if self.stage is Stage.ANSWERING and turn.offer:
            return turn.offer.asked[len(turn.offer.answers) :]
        if self.stage is Stage.DISCARDING:
            return turn.discarding
        if turn.builder is not None:
            return turn.still_building(self.setup.seats)
        return () if self.stage is Stage.OVER else (turn.seat,)

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next; None when the game is over."""
        return next(iter(self.deciders), None)

    def hand_count(self, seat: Seat) -> int:
        """Return how many goods a seat holds."""
        return sum(self.hands[seat]) + (0 if self.knows_hand(seat) else self.unknown[seat] or 0)

    def knows_hand(self, seat: Seat) -> bool:
        """Whether all cards in the hand of a seat are known."""
        return not self.unknown or self.unknown[seat] is None


Beats: TypeAlias = list[Beat[State, Event]]
"""The beats of a command so far, collected by the rules."""


def first_state(setup: Setup) -> State:
    """Return the position before the first fort is founded."""
    seats, board = setup.seats, setup.board
    return State(
        setup=setup,
        stage=Stage.FORTS,
        turn=Turn(setup.first),
        buildings=(None,) * board.corners,
        roads=(None,) * board.roads,
        pieces=(Supply(),) * seats,
        princes=(None,) * len(board.sectors),
        levels=(0,) * len(board.sectors),
        waiting=((),) * len(board.sectors),
        gathered=((),) * len(board.grounds),
        entered=((),) * len(board.lands),
        bag=tuple(RIDERS_EACH * (n <= len(board.grounds)) for n in Numeral),
        pirate=board.pirate_start,
        supply=(setup.cards_each,) * len(NO_GOODS),
        hands=(NO_GOODS,) * seats,
        edicts=((),) * seats,
        played=((),) * seats,
        penalties=(0,) * seats,
        lines=(0,) * seats,
        fresh=(0,) * seats,
        unknown=(None,) * seats if None in setup.stack else (),
    )
