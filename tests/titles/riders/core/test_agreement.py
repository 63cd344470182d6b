"""The flat core does what the rules do: in random and judged games of any seats and options."""

from random import Random

import pytest

from changcheng_qt.titles.riders.rules.game import RIDERS
from tests.effort import effort
from tests.titles.riders.core.agreement import BOTH, completing
from tests.titles.riders.core.styles import STYLES
from tests.titles.riders.rules.play import random_setup

GAMES = effort(sample=2, nightly=150)
"""Of each style."""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("style", STYLES)
def test_games_are_the_same_at_every_step(style: str, seats: int) -> None:
    for seed in range(GAMES):
        rng = Random(f"{style} {seats} {seed}")
        start = RIDERS.new(random_setup(rng, seats))
        for _ in BOTH.play(start, completing(STYLES[style](rng), rng)):
            pass
