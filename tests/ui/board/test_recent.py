"""Which changes of a title's board are marked, read off its events alone."""

from collections.abc import Iterable
from dataclasses import dataclass

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.board.recent import LastMoves


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
