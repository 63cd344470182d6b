"""Positions of Chang Cheng written down in a line, and the legal commands in them.

A wall is written west to east, a word a square: `.` empty, `x` `y` `z` `w` a single of seat 0 to 3,
`n` a neutral, `Tx` a tower, `Dx` half of a double, `/x` a broken wall; `|` may stand anywhere and
means nothing; squares not written are empty. Unless a test says otherwise the boards are 1A and 2A,
the fixture of RULES section 7: provinces P1 to P6, regions a to f.

Every command that a scene carries out leaves the wall before and after it in the captured output,
so that pytest shows them when a test fails.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import pytest

from changcheng_qt.assets import title_folder
from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, Command
from changcheng_qt.titles.changcheng.rules.events import Event, PointsScored, ProvinceScored, Source
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Face, Province, Side
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    NEUTRAL_SINGLES,
    REPUTATION_VALUES,
    THREAT_VALUES,
    ActionCard,
    Block,
    BlockKind,
    Colour,
    EventCard,
    Supply,
)
from changcheng_qt.titles.changcheng.rules.setup import Options, Setup
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, Turn
from tests.titles.changcheng.rules.ascii_wall import ascii_wall

X, Y, Z, W = range(4)
P1, P2, P3, P4, P5, P6 = range(6)
A, B, C, D, E, F = range(6)

BOARDS: Final = load_boards(title_folder("changcheng") / "boards")
FACES: Final = {face.code: face for board in BOARDS for face in board.faces}
OWNERS: Final = {"x": X, "y": Y, "z": Z, "w": W, "n": NEUTRAL}
KINDS: Final = {"T": BlockKind.TOWER, "D": BlockKind.DOUBLE, "/": BlockKind.BROKEN}

NOTHING_LEFT: Final = Supply(0, 0, 0)


def block(word: str) -> Block | None:
    """Return the meaning of a word of a wall."""
    if word == ".":
        return None
    return Block(KINDS.get(word[0], BlockKind.SINGLE), OWNERS[word[-1]])


def dealt(values: Sequence[int], wanted: Mapping[int, int]) -> tuple[int, ...]:
    """Return the counters in an order that has the wanted values at their places."""
    rest = sorted((Counter(values) - Counter(wanted.values())).elements())
    return tuple(wanted[i] if i in wanted else rest.pop(0) for i in range(len(values)))


def setup(
    seats: int = 3,
    *,
    faces: tuple[Face, Face] = (FACES["1A"], FACES["2A"]),
    events: tuple[EventCard, ...] = (),
    reputations: Mapping[Province, int] | None = None,
    threats: Mapping[int, int] | None = None,
    first: Seat = X,
    **options: Any,  # noqa: ANN401 - fields of Options
) -> Setup:
    """Return a game on chosen faces with chosen counters."""
    spare = tuple(b for b in BOARDS if b.name not in {face.board for face in faces})
    return Setup(
        colours=tuple(Colour)[:seats],
        first=first,
        options=Options(**options),
        events=events,
        faces=faces,
        spare=spare,
        threats=dealt(THREAT_VALUES, threats or {}),
        reputations=dealt(REPUTATION_VALUES, reputations or {}),
        extension_order=tuple(b.face(Side.B) for b in reversed(spare)),
    )


@dataclass
class Scene:
    """A position to act in; `said` holds the events of the latest command."""

    state: State
    said: tuple[Event, ...] = ()

    @property
    def legal(self) -> set[Command]:
        """The legal commands of the seat to act."""
        return set(CHANG_CHENG.legal(self.state))

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides."""
        return CHANG_CHENG.to_act(self.state)

    def of_kind(self, *kinds: type) -> set[Command]:
        """The legal commands of the seat to act of some kinds."""
        return {command for command in self.legal if isinstance(command, kinds)}

    def why(self, command: Command) -> object:
        """Why a command is refused, None where it is legal."""
        refusal = CHANG_CHENG.why_not(self.state, command)
        assert (refusal is None) == (command in self.legal)
        if refusal is not None:
            with pytest.raises(IllegalCommand) as refused:
                CHANG_CHENG.apply(self.state, command)
            assert refused.value.reason is refusal
        return refusal

    def can(self, command: Command) -> bool:
        """Whether a command is legal."""
        return self.why(command) is None

    def do(self, *commands: Command) -> Self:
        """Carry out commands, leaving pictures of the wall behind."""
        for command in commands:
            before = self.picture()
            applied = CHANG_CHENG.apply(self.state, command)
            scores = self.state.scores
            self.state, self.said = applied.after, applied.events
            gained = self.points()
            assert self.state.scores == tuple(s + gained.get(i, 0) for i, s in enumerate(scores))
            sys.stdout.write(f"{before}\n    {command}\n{self.picture()}\n\n")
        return self

    def after(self, *commands: Command) -> "Scene":
        """Carry out commands on a copy."""
        return Scene(self.state).do(*commands)

    def score(self, province: Province, *decisions: Command) -> Self:
        """Begin a scoring and take the decisions in it."""
        return self.do(BeginScoring(province), *decisions)

    def picture(self) -> str:
        """The wall in letters."""
        return f"{self.state!r}\n{ascii_wall(self.state.wall, self.state.blocks)}"

    def said_of(self, *kinds: type) -> list[Any]:
        """The events of some kinds that the latest command led to."""
        return [event for event in self.said if isinstance(event, kinds)]

    def points(self, source: Source | None = None) -> dict[Seat, int]:
        """The points of each seat from the latest command."""
        lines = [line for line in self.said_of(PointsScored) if source in (None, line.source)]
        total: Counter[Seat] = Counter()
        for line in lines:
            total[line.seat] += line.points
        return dict(total)

    @property
    def value(self) -> int:
        """The worth of the province just scored."""
        [scored] = self.said_of(ProvinceScored)
        value: int = scored.value
        return value


def lay(
    wall: str = "",
    *,
    seats: int = 3,
    seat: Seat = X,
    number: int = 9,
    cards: Iterable[tuple[Seat, ActionCard, Province]] = (),
    hands: Mapping[Seat, Iterable[ActionCard]] | None = None,
    supplies: Mapping[Seat, Supply] | None = None,
    more: Mapping[str, Any] | None = None,
    **table: Any,  # noqa: ANN401 - as for `setup`
) -> Scene:
    """Lay out a position in the middle of a game; blocks on the wall are taken from the supplies,
    played cards are taken from the hands, unless these are given; `more` holds fields of State.
    """
    start = first_state(setup(seats, **table))
    blocks = [block(word) for word in wall.replace("|", " ").split()]
    blocks += [None] * (len(start.blocks) - len(blocks))
    lying = tuple(PlacedCard(*card, ply) for ply, card in enumerate(cards))
    laid: dict[str, Any] = {
        "turn": Turn(seat, number),
        "blocks": tuple(blocks),
        "supplies": _supplies(blocks, seats, supplies or {}),
        "neutrals": start.neutrals and NEUTRAL_SINGLES - blocks.count(Block(BlockKind.SINGLE, -1)),
        "hands": _hands(lying, seats, hands or {}),
        "cards": lying,
        "ply": 40,
    }
    return Scene(replace(start, **laid | dict(more or {})))


def _supplies(
    blocks: Sequence[Block | None], seats: int, given: Mapping[Seat, Supply]
) -> tuple[Supply, ...]:
    def left(seat: Seat) -> Supply:
        stands = Counter(b.kind for b in blocks if b is not None and b.owner == seat)
        singles = stands[BlockKind.SINGLE] + stands[BlockKind.BROKEN]
        return Supply(14 - singles, 1 - stands[BlockKind.DOUBLE] // 2, 1 - stands[BlockKind.TOWER])

    return tuple(given.get(seat, left(seat)) for seat in range(seats))


def _hands(
    lying: Iterable[PlacedCard], seats: int, given: Mapping[Seat, Iterable[ActionCard]]
) -> tuple[tuple[ActionCard, ...], ...]:
    def left(seat: Seat) -> list[ActionCard]:
        played = {card.card for card in lying if card.owner == seat}
        return [card for card in ActionCard if card not in played]

    return tuple(tuple(given.get(seat, left(seat))) for seat in range(seats))
