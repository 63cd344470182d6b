"""What seldom happens in Riders at the Wall does happen in the games that the tests play.

Rarer than that, and tested on positions made by hand: three riders on a hex, a full assault ground,
a tie for the Long Road, an empty bag, a corvée of one road, a victory before the roll.
"""

from collections import Counter

import pytest

from tests.effort import NIGHTLY, effort
from tests.titles.riders.rules import rare
from tests.titles.riders.rules.play import random_game

pytestmark = pytest.mark.no_cover

GAMES = effort(sample=12, nightly=2_000)
NIGHTLY_LEAST = 20
OFTEN = {
    *("breach by 1", "1 riders on a hex", "nobody paid", "supply short for several"),
    *("counter taken", "offer taken", "soldier before the roll", "a point bought"),
    *("Long Road built", "won"),
}
SELDOM = {
    *("breach by 2", "breach by 3", "breach by 4", "breach by 5", "2 riders on a hex"),
    *("supply short for one", "the rest of the supply paid", "last card robbed"),
    *("Great Host taken", "won as a turn begins", "won by an edict"),
    *("conquest", "peace", "shared"),
}


def test_what_is_rare_happens() -> None:
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        found += rare.count(random_game(seed))
    least = effort(sample=1, nightly=NIGHTLY_LEAST)
    sought = OFTEN | (SELDOM if NIGHTLY else set())
    assert {name for name in sought if found[name] < least} == set()
