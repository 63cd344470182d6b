"""The chart of the analysis along turns that are equally wide."""

import pytest

from changcheng_qt.ui.analysis.chart import Turns

GAME = Turns(20, {4: 1, 6: 2, 15: 3})
"""A founding of four steps, a turn of two, one of nine, one of five."""


def test_turns_are_equally_wide_however_many_steps_they_have() -> None:
    assert [GAME.share_of(position) for position in (0, 4, 6, 15, 20)] == [0, 0.25, 0.5, 0.75, 1]
    assert GAME.share_of(5) == pytest.approx(0.375)
    assert GAME.share_of(10.5) == pytest.approx(0.625)


def test_a_click_leads_to_what_is_drawn_there() -> None:
    for position in range(21):
        assert GAME.position_at(GAME.share_of(position)) == position
    assert GAME.position_at(-1) == 0
    assert GAME.position_at(2) == 20


@pytest.mark.parametrize("turns", [{}, {0: 1}, {20: 1}])
def test_a_game_of_one_turn_runs_over_its_steps(turns: dict[int, int]) -> None:
    game = Turns(20, turns)
    assert [game.share_of(position) for position in (0, 5, 20)] == [0, 0.25, 1]
    assert Turns(0, turns).share_of(0) == 0
    assert Turns(0, turns).position_at(1) == 0
