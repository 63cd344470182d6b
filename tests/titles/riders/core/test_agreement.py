"""The flat core behaves as the rules do: in random and judged games of any seats and options."""

from itertools import islice
from random import Random

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules.commands import RollDice
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import LEVELS
from tests.effort import combined, effort
from tests.titles.riders.core.agreement import BOTH, completing
from tests.titles.riders.core.corners import before_roll
from tests.titles.riders.core.styles import STYLES
from tests.titles.riders.rules.play import random_setup
from tests.titles.riders.rules.scene import fixture, with_riders

GAMES = effort(sample=1, nightly=150)
"""The games of each style and number of seats."""
STEPS = effort(sample=300, nightly=10_000)
"""The most steps of a game; at night games end before."""


@combined(covered=1, style=STYLES, seats=[3, 6, 5, 4])
def test_games_are_the_same_at_every_step(style: str, seats: int) -> None:
    for seed in range(GAMES):
        rng = Random(f"{style} {seats} {seed}")
        start = RIDERS.new(random_setup(rng, seats))
        for _ in islice(BOTH.play(start, completing(STYLES[style](rng), rng)), STEPS):
            pass


def test_a_rider_stays_where_the_assault_ground_is_full() -> None:
    riders = {"before_4": "I I I I I", "at_II": "II I"}
    full = before_roll(replace(with_riders(fixture(), **riders), levels=(LEVELS,) * 4))
    state, core, _ = next(BOTH.play(full, lambda _, __: RollDice((1, 3))))
    assert state.gathered == full.gathered
    assert BOTH.fields(core)["gathered"] == BOTH.fields(BOTH.flatten(full))["gathered"]
