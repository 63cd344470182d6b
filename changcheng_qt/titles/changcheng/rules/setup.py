"""The beginning of a game: table options, colours, and the draw (RULES section 2).

Everything random is drawn here, once, and kept in the `Setup`: replay, undo and redo never draw
again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Board, Face, Side
from changcheng_qt.titles.changcheng.rules.pieces import (
    REPUTATION_VALUES,
    THREAT_VALUES,
    Colour,
    EventCard,
)

SEAT_COUNTS = range(2, 5)
MOST_EVENTS = 2


class Sides(Enum):
    """The sides of the boards in use, in setup and extensions alike."""

    MIXED = "mixed"
    ALL_A = "all_a"
    ALL_B = "all_b"

    def allows(self, side: Side) -> bool:
        """Whether a board may show that side."""
        return self is Sides.MIXED or self.value[-1] == side.value.lower()


class Opening(Enum):
    """The seats whose first turn is a single and nothing else."""

    FIRST_PLAYER = "first_player"
    EVERY_PLAYER = "every_player"
    NOBODY = "nobody"


class PeekReach(Enum):
    """The threat counters at which a placed block lets its seat peek."""

    SQUARE = "square"
    PROVINCE = "province"


class ExtensionTime(Enum):
    """When a board is added once there are enough emperor cards (RULES 3.5)."""

    TURN_END = "turn_end"
    AT_ONCE = "at_once"


@dataclass(frozen=True, slots=True)
class Options:
    """The table options; the defaults are the rules as RULES.md reads them."""

    sides: Sides = Sides.MIXED
    opening: Opening = Opening.FIRST_PLAYER
    peek_reach: PeekReach = PeekReach.SQUARE
    memory_aid: bool = True
    neutrals_compete: bool = True
    random_extension: bool = False
    extension_time: ExtensionTime = ExtensionTime.TURN_END
    removed_threat_shown: bool = False
    swap_anywhere: bool = False
    dominance_longest_only: bool = False


def most_extensions(seats: int) -> int:
    """Return how many boards can be added in a game of `seats` seats: 1, or 2 with four (RULES
    3.5).
    """
    return 2 if seats == 4 else 1


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its first turn; counters and the order of spare boards stay hidden until they
    are dealt.
    """

    colours: tuple[Colour, ...]
    first: Seat
    options: Options
    events: tuple[EventCard, ...]
    faces: tuple[Face, Face]
    spare: tuple[Board, ...]
    threats: tuple[int, ...] = field(repr=False)
    """The 15 values in the order they are dealt: the first six to slots 0 and 1, three more to each
    later slot.
    """
    reputations: tuple[int, ...] = field(repr=False)
    """The 15 values, in the same order."""
    extension_order: tuple[Face, ...] = field(repr=False)
    """One face of each spare board, in the order that a random extension draws them."""

    @property
    def seats(self) -> int:
        """The number of seats, 2 to 4."""
        return len(self.colours)

    @property
    def most_extensions(self) -> int:
        """How many boards can be added, at most the number of spare ones."""
        return min(most_extensions(self.seats), len(self.spare))


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """The choices made for a new game; None, or a number of events, leaves the rest to chance."""

    colours: tuple[Colour, ...]
    first: Seat | None = None
    options: Options = Options()
    events: tuple[EventCard, ...] | int = ()
    faces: tuple[Face, Face] | None = None


def draw_setup(choices: SetupChoices, boards: Sequence[Board], rng: Random) -> Setup:
    """Draw everything that the choices leave open; needs at least two boards, of different
    names.
    """
    faces = choices.faces or _draw_faces(choices.options.sides, boards, rng)
    spare = tuple(board for board in boards if board.name not in {face.board for face in faces})
    return Setup(
        colours=choices.colours,
        first=rng.randrange(len(choices.colours)) if choices.first is None else choices.first,
        options=choices.options,
        events=_draw_events(choices.events, rng),
        faces=faces,
        spare=spare,
        threats=tuple(rng.sample(THREAT_VALUES, len(THREAT_VALUES))),
        reputations=tuple(rng.sample(REPUTATION_VALUES, len(REPUTATION_VALUES))),
        extension_order=draw_order(choices.options.sides, spare, rng),
    )


def _draw_faces(sides: Sides, boards: Sequence[Board], rng: Random) -> tuple[Face, Face]:
    west, east = draw_order(sides, rng.sample(boards, 2), rng)
    return west, east


def draw_order(sides: Sides, boards: Sequence[Board], rng: Random) -> tuple[Face, ...]:
    """Shuffle boards and draw the face that each of them shows."""
    allowed = [side for side in Side if sides.allows(side)]
    return tuple(board.face(rng.choice(allowed)) for board in rng.sample(boards, len(boards)))


def _draw_events(wish: tuple[EventCard, ...] | int, rng: Random) -> tuple[EventCard, ...]:
    chosen = rng.sample(list(EventCard), wish) if isinstance(wish, int) else wish
    return tuple(sorted(chosen, key=lambda card: card.value))
