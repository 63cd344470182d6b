"""The flat core does what the rules do: in random and styled games of any options, from positions
in which something rare is near, and in the worked cases of RULES section 7.
"""

from random import Random

import pytest

from changcheng_qt.games.changcheng.core.flatten import flatten
from changcheng_qt.games.changcheng.state import State
from tests.effort import effort
from tests.games.changcheng.core.agreement import as_in_a_game, check_each, check_fields, play_both
from tests.games.changcheng.styles import varied_games
from tests.perft.positions import POSITIONS

ROUNDS = effort(sample=2, nightly=40)
"""Each of 34 games: random, in a style, or from a rare position."""


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_every_step_of_any_game_agrees(seed: int) -> None:
    for start, choose in varied_games(Random(seed), 1):
        for _ in play_both(as_in_a_game(start), choose):
            pass


@pytest.mark.parametrize("position", [pytest.param(p, id=name) for name, p in POSITIONS.items()])
def test_every_command_in_a_hard_corner_agrees(position: State) -> None:
    check_each(as_in_a_game(position))


def test_a_difference_is_told() -> None:
    state = POSITIONS["opening of two"]
    core = flatten(state)
    core.play(core.pick(core.count() - 1))
    with pytest.raises(AssertionError, match="after nothing"):
        check_fields(state, core, "nothing")
