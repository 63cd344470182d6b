"""The winners of a game that is over."""

import pytest

from changcheng_qt.engine.game import Outcome


@pytest.mark.parametrize(
    ("winners", "won"),
    [((), [False, False, False]), ((1,), [False, True, False]), ((0, 2), [True, False, True])],
)
def test_one_seat_has_won_or_several_or_nobody(winners: tuple[int, ...], won: list[bool]) -> None:
    outcome = Outcome((3, 3, 3), winners)
    assert [outcome.is_won_by(seat) for seat in range(3)] == won
