"""The cream rim: for a seat on the others' changes, for the public on the latest turn."""

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.events import (
    CardPlayed,
    DoublePlaced,
    Event,
    NeutralPlaced,
    SinglePlaced,
    TowerPlaced,
    TurnBegan,
    TurnEnded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.table.scene.touched import LAST_MOVES, LastMove

STEPS: tuple[tuple[Event, ...], ...] = (
    (SinglePlaced(0, 1),),
    (TurnEnded(0), TurnBegan(1, 2)),
    (DoublePlaced(1, 4, 5),),
    (NeutralPlaced(1, 7),),
    (TurnEnded(1), TurnBegan(2, 3)),
    (CardPlayed(2, 0, None),),
    (TowerPlaced(2, 9, ()), WallBroken(0, 12, 1), WallsSwapped(1, 14, 15, 0, 1)),
    (TurnEnded(2), TurnBegan(0, 4)),
    (SinglePlaced(0, 20),),
)


def marked(viewer: object, turn_seat: int, length: int = len(STEPS)) -> LastMove:
    return LAST_MOVES.of(STEPS[:length], viewer, turn_seat)  # type: ignore[arg-type]


def test_a_seat_sees_what_the_others_did_since_its_own_turn() -> None:
    assert marked(0, 0).squares == {4, 5, 7, 9, 14, 15}
    assert marked(0, 0).plies == {5}
    assert marked(1, 0).squares == {9, 12, 20}
    assert marked(2, 0).squares == {12, 14, 15, 20}, "what others decided in its turn counts"


def test_the_public_sees_the_turn_that_goes_on_or_the_one_before() -> None:
    assert marked(PUBLIC, 0).squares == {20}
    assert marked(PUBLIC, 0, 8) == LastMove(frozenset({9, 12, 14, 15}), frozenset({5}))
    assert marked(PUBLIC, 0, 2).squares == {1}
    assert marked(PUBLIC, 0, 0) == LastMove()


def test_plies_are_counted_from_the_first_step_given() -> None:
    assert LAST_MOVES.of(STEPS[4:], 0, 0, first_ply=4).plies == {5}
