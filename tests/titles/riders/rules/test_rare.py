"""Rare events in Riders at the Wall happen in the games that the tests play: random ones,
and those of players who work for it.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.effort import NIGHTLY, effort
from tests.titles.riders.rules import rare, styles
from tests.titles.riders.rules.play import random_game

pytestmark = pytest.mark.no_cover

GAMES = effort(sample=5, nightly=1_110)
EACH = effort(sample=1, nightly=270)
"""How many games of each style there are."""
LEAST = effort(sample=1, nightly=20)
OFTEN = {
    *("breach by 1", "1 riders on a hex", "nobody paid", "supply short for several"),
    *("counter taken", "offer taken", "soldier before the roll", "a point bought"),
    *("Long Road built", "won", "a Yes without the goods refused"),
    *("full assault ground", "no rider in the bag"),
}
SELDOM = {
    *("breach by 2", "breach by 3", "breach by 4", "breach by 5"),
    *("2 riders on a hex", "3 riders on a hex"),
    *("supply short for one", "the rest of the supply paid", "last card robbed"),
    *("Long Road cut", "Long Road to nobody", "Great Host taken", "corvée of one road"),
    *("won as a turn begins", "won before the roll", "won by an edict", "shared", "peace"),
    *("conquest", "last breach before production"),
}


def test_rare_events_happen(state_counts: Callable[[str], None]) -> None:
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        found += rare.count(random_game(seed))
    for style in styles.STYLES:
        for seed in range(EACH):
            found += rare.count(styles.game(style, seed))
    table = "\n".join(f"{found[name]:6} {name}" for name in sorted(OFTEN | SELDOM))
    state_counts(f"{GAMES + EACH * len(styles.STYLES)} games of Riders at the Wall\n{table}")
    sought = OFTEN | (SELDOM if NIGHTLY else set())
    assert {name for name in sought if found[name] < LEAST} == set()
