"""Games that must come out alike: other colours, other seats, and the wall turned round.

A whole game is played twice, the second time with everything renamed; at every step the two must
allow the same, decide by the same seat, look the same and pay the same points.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace

import pytest

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules import attack, building, events
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    BreakWall,
    CancelCard,
    Command,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import PointsScored, Source
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Board, End, Face
from changcheng_qt.titles.changcheng.rules.pieces import Block
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State
from tests.effort import effort
from tests.titles.changcheng.rules.play import (
    play,
    random_chooser,
    random_setup,
    with_boards_at_once,
)
from tests.titles.changcheng.rules.styles import STYLES, styled_chooser

pytestmark = pytest.mark.no_cover

SEEDS = range(effort(sample=5, nightly=600))


@dataclass(frozen=True)
class Renaming:
    """New numbers for seats and places, and the setup that goes with them."""

    setup: Callable[[Setup], Setup]
    seat: Callable[[Seat], Seat] = lambda seat: seat
    turned: bool = False

    def square(self, square: int) -> int:
        """Return a square's new number: the two first boards change places, and all turn round."""
        return self._place(square, 13)

    def area(self, area: int) -> int:
        """Return a province's or region's new number."""
        return self._place(area, 3)

    def _place(self, place: int, size: int) -> int:
        if not self.turned:
            return place
        slot, i = divmod(place, size)
        return (1 - slot if slot < 2 else slot) * size + size - 1 - i

    def command(self, command: Command) -> Command:
        """Return a command renamed."""
        match command:
            case PlaceSingle(square) | PlaceTower(square) | PlaceNeutral(square):
                return type(command)(self.square(square))
            case BreakWall(square):
                return BreakWall(self.square(square))
            case PlaceDouble(west, east):
                a, b = self.square(west), self.square(east)
                return PlaceDouble(b, a) if self.turned else PlaceDouble(a, b)
            case SwapWalls(here, there):
                return SwapWalls(self.square(here), self.square(there))
            case PlayCard(card, province):
                return PlayCard(card, self.area(province))
            case BeginScoring(province):
                return BeginScoring(self.area(province))
            case Peek(region) | RemoveThreat(region):
                return type(command)(self.area(region))
            case CancelCard(owner, card):
                return CancelCard(self.seat(owner), card)
            case ExtendMap(board, side, end) if self.turned:
                return ExtendMap(board, side, End.WEST if end is End.EAST else End.EAST)
            case _:
                return command

    def block(self, block: Block | None) -> Block | None:
        """Return a block with its new owner."""
        return block and (block if block.owner < 0 else Block(block.kind, self.seat(block.owner)))


def recoloured(setup: Setup) -> Setup:
    """Give every seat the next colour."""
    return replace(setup, colours=(*setup.colours[1:], setup.colours[0]))


def moved_on(setup: Setup) -> Setup:
    """Move everybody on by one seat."""
    return replace(setup, first=(setup.first + 1) % setup.seats)


def turned_face(face: Face) -> Face:
    """Turn a face round."""
    return replace(face, provinces=face.provinces[::-1], regions=face.regions[::-1])


def turned_board(board: Board) -> Board:
    """Turn both faces of a board round."""
    west, east = board.faces
    return replace(board, faces=(turned_face(west), turned_face(east)))


def turned_draw(values: tuple[int, ...]) -> tuple[int, ...]:
    """Deal the counters so that each is where it was, seen from the other side."""
    boards = [values[i : i + 3][::-1] for i in range(0, len(values), 3)]
    boards[:2] = boards[1::-1]
    return tuple(value for board in boards for value in board)


def turned(setup: Setup) -> Setup:
    """Look at the same game from the other side of the table."""
    west, east = setup.faces
    return replace(
        setup,
        faces=(turned_face(east), turned_face(west)),
        spare=tuple(map(turned_board, setup.spare)),
        threats=turned_draw(setup.threats),
        reputations=turned_draw(setup.reputations),
        extension_order=tuple(map(turned_face, setup.extension_order)),
    )


RENAMINGS: dict[str, Callable[[int], Renaming]] = {
    "other colours": lambda seats: Renaming(recoloured),
    "other seats": lambda seats: Renaming(moved_on, lambda seat: (seat + 1) % seats),
    "turned round": lambda seats: Renaming(turned, turned=True),
}


def one_name(commands: Iterable[Command], state: State) -> set[Command]:
    """A swap inside the scored province has two names; give it one."""
    scored = state.scoring.province if state.scoring else None

    def named(command: Command) -> Command:
        if isinstance(command, SwapWalls) and state.wall.province_of[command.there] == scored:
            return SwapWalls(*sorted((command.here, command.there)))
        return command

    return {named(command) for command in commands}


def check_alike(state: State, other: State, renaming: Renaming) -> None:
    """Compare two positions of which the second is the first renamed."""
    seats = range(state.setup.seats)
    legal = one_name(map(renaming.command, CHANG_CHENG.legal(state)), other)
    assert legal == set(CHANG_CHENG.legal(other))
    to_act = CHANG_CHENG.to_act(state)
    assert CHANG_CHENG.to_act(other) == (None if to_act is None else renaming.seat(to_act))
    for square in state.wall.squares:
        assert other.blocks[renaming.square(square)] == renaming.block(state.blocks[square])
    for seat in seats:
        renamed = renaming.seat(seat)
        assert other.scores[renamed] == state.scores[seat]
        assert other.hands[renamed] == state.hands[seat]
        assert other.supplies[renamed] == state.supplies[seat]
    assert other.emperors == state.emperors
    assert other.removed == {renaming.area(region) for region in state.removed}
    assert other.turned_up == {renaming.area(region) for region in state.turned_up}


def lines_of(events: Iterable[object], seat: Callable[[Seat], Seat]) -> list[tuple[object, ...]]:
    """The score lines among events, with seats renamed."""
    lines = [event for event in events if isinstance(event, PointsScored)]
    return sorted((seat(line.seat), line.points, line.source.value) for line in lines)


def play_twice(seed: int, name: str) -> int:
    """Play a game and its renaming; return how many steps were compared."""
    rng = Random(seed)
    setup = random_setup(rng)
    if seed % 3 == 1:
        setup = with_boards_at_once(setup, drawn=seed % 2 == 0)
    renaming = RENAMINGS[name](setup.seats)
    style = STYLES[seed // 2 % len(STYLES)]
    choose = styled_chooser(style, rng) if seed % 2 else random_chooser(rng)
    other = CHANG_CHENG.new(renaming.setup(setup))
    steps = 0
    for ply in play(setup, choose):
        check_alike(ply.before, other, renaming)
        [command] = one_name([renaming.command(ply.command)], other)
        applied = CHANG_CHENG.apply(other, command)
        assert lines_of(applied.events, int) == lines_of(ply.events, renaming.seat)
        other = applied.after
        steps += 1
    check_alike(ply.after, other, renaming)
    return steps


@pytest.mark.parametrize("name", RENAMINGS)
def test_renamed_games_come_out_alike(name: str) -> None:
    assert sum(play_twice(seed, name) for seed in SEEDS) > 80 * len(SEEDS)


def _western_run(blocks: Sequence[Block | None], seat: Seat) -> int:
    return int(blocks[0] is not None and blocks[0].owner == seat)


def _odd_points(seat: Seat, points: int, source: Source, west: int) -> PointsScored:
    return PointsScored(seat, points + west % 2, source, west)


def _with_odd_points() -> SimpleNamespace:
    return SimpleNamespace(**{**vars(events), "PointsScored": _odd_points})


@pytest.mark.parametrize(
    ("name", "module", "attribute", "wrong"),
    [
        ("other seats", building, "Block", lambda kind, owner: Block(kind, min(owner, 1))),
        ("turned round", attack, "longest_run", _western_run),
        ("turned round", building, "events", _with_odd_points()),
    ],
)
def test_a_planted_partiality_is_found(
    name: str, module: object, attribute: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules favour a seat, or the west; a game and its renaming then come apart."""
    monkeypatch.setattr(module, attribute, wrong)
    with pytest.raises(AssertionError):  # noqa: PT012
        for seed in range(30):
            play_twice(seed, name)
