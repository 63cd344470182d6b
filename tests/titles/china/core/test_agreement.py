"""The flat core behaves as the rules do: in random and styled games of any seats, side and options,
and in positions in which something rare is near.
"""

from random import Random

import pytest

from changcheng_qt.titles.china.core.flatten import flatten
from changcheng_qt.titles.china.rules.game import CHINA
from tests.effort import effort
from tests.titles.china.core.agreement import BOTH
from tests.titles.china.core.corners import corners, ends
from tests.titles.china.rules.play import Chooser, random_chooser, random_setup
from tests.titles.china.rules.styles import greedy, sharing, together

GAMES = effort(sample=3, nightly=250)
"""The games of each style."""
STYLES = {"random": random_chooser, "greedy": greedy, "together": together, "sharing": sharing}


def test_drawn_positions_of_one_question_share_their_tables() -> None:
    first, second = (CHINA.new(random_setup(Random(seed), 3)) for seed in (1, 2))
    core = flatten(first)
    other = flatten(second, core)
    assert other.frame is core.frame
    assert other.roads is core.roads
    assert other.appraiser is core.appraiser


@pytest.mark.no_cover
@pytest.mark.parametrize("style", STYLES)
def test_every_step_of_any_game_agrees(style: str) -> None:
    for seed in range(GAMES):
        rng = Random(f"{style} {seed}")
        choose: Chooser = STYLES[style](rng)
        start = CHINA.new(random_setup(rng, (3, 4, 5)[seed % 3]))
        for _ in BOTH.play(start, choose):
            pass


def test_every_command_in_a_hard_corner_agrees() -> None:
    for state in (*corners(), *ends(Random(1))):
        BOTH.check_each(state)


def test_a_difference_is_reported() -> None:
    state = CHINA.new(random_setup(Random(1)))
    core = flatten(state)
    core.count()
    core.play(core.pick(0))
    with pytest.raises(AssertionError, match="after nothing"):
        BOTH.check_fields(state, core, "nothing")
