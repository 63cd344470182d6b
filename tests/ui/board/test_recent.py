"""Which changes of a title's board are marked, read off its events alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.ui.board.recent import LastMoves, RecentChanges

if TYPE_CHECKING:
    from changcheng_qt.ui.seam.bridge import Bridge


@dataclass(frozen=True, slots=True)
class Began:
    """A turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat has placed a piece."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Fell:
    """A piece has fallen, by nobody's hand."""

    place: int


@dataclass(frozen=True, slots=True)
class Touched:
    """Places with the plies at which they were touched."""

    places: frozenset[tuple[int, int]] = frozenset()

    def after(self, happened: Iterable[tuple[object, int]]) -> "Touched":
        new = ((e.place, ply) for e, ply in happened if isinstance(e, Placed | Fell))
        return Touched(self.places.union(new))


LAST_MOVES = LastMoves(Touched(), Began)
STEPS: tuple[tuple[object, ...], ...] = (
    (Placed(0, 1),),
    (Began(1),),
    (Placed(1, 2), Fell(3)),
    (Began(0),),
)


def places(viewer: object, turn_seat: int, length: int = len(STEPS)) -> set[int]:
    found = LAST_MOVES.of(STEPS[:length], viewer, turn_seat)  # type: ignore[arg-type]
    return {place for place, _ in found.places}


def test_a_seat_sees_what_others_did_since_its_own_turn_began() -> None:
    assert places(0, 0) == {2, 3}, "what nobody did belongs to the turn"
    assert places(1, 0) == set()
    assert places(1, 1, 3) == {1}


def test_the_public_sees_the_latest_turn_with_any_change() -> None:
    assert places(PUBLIC, 0) == {2, 3}
    assert places(PUBLIC, 1, 2) == {1}


def test_plies_count_from_the_first_step_given() -> None:
    found = LAST_MOVES.of(STEPS[2:], 0, 0, first_ply=7)
    assert found.places == {(2, 7), (3, 7)}
    assert LAST_MOVES.of_step(STEPS[0], 4).places == {(1, 4)}


def test_a_viewer_has_acted_only_in_its_own_turn() -> None:
    acted = (*STEPS, (Placed(0, 9),))
    assert LAST_MOVES.has_acted(acted, 0, 0)
    assert not LAST_MOVES.has_acted(STEPS, 0, 0)
    assert not LAST_MOVES.has_acted(acted, 0, 1)
    assert not LAST_MOVES.has_acted(acted, PUBLIC, 0)


class Told:
    """A bridge of n players that reports steps."""

    view = SimpleNamespace(turn=SimpleNamespace(number=1))

    def __init__(self, steps: Sequence[tuple[object, ...]], seats: int) -> None:
        self._steps = steps
        self.players = [Player("Mei")] * seats
        self.step_count = len(steps)
        self.viewer = self.turn_seat = 0
        self.asked: list[int] = []

    def events(self, since: int = 0) -> Sequence[tuple[object, ...]]:
        self.asked.append(since)
        return self._steps[since:]


def marked_by(steps: Sequence[tuple[object, ...]], seats: int) -> tuple[set[int], list[int]]:
    """Return the marked places, and from which steps on events were asked for."""
    bridge = Told(steps, seats)
    recent: RecentChanges[Touched] = RecentChanges(cast("Bridge", bridge), LAST_MOVES)
    return {place for place, _ in recent.marked.places}, bridge.asked[:3]


def long_turns(seats: int, length: int) -> list[tuple[object, ...]]:
    """Two rounds of turns of n steps, in each of which its seat places one piece first."""
    turns = (
        [(Began(seat),), (Placed(seat, round_ * seats + seat),), *[()] * length]
        for round_ in range(2)
        for seat in range(seats)
    )
    return [step for turn in turns for step in turn]


def test_changes_of_a_whole_round_are_marked_however_long_its_turns_are() -> None:
    steps = [*long_turns(6, 40), (Began(0),)]
    marked, _ = marked_by(steps, 6)
    assert marked == set(range(7, 12)), "the others' turns since the own last one began"


def test_only_as_many_steps_are_read_as_the_latest_turns_need() -> None:
    steps = [*long_turns(3, 40), (Began(0),)]
    assert marked_by([(Placed(1, 99),)] * 1_000 + steps, 3) == ({4, 5}, [1193, 1133, 1013])
