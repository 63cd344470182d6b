"""What seldom happens in China does happen in the games that the tests play."""

from collections import Counter
from random import Random

import pytest

from changcheng_qt.games.china.pieces import SeatColour
from changcheng_qt.games.china.setup import Options, SetupChoices, Side, draw_setup
from tests.effort import NIGHTLY, effort
from tests.games.china import rare
from tests.games.china.play import BOARDS, play, random_chooser, random_setup
from tests.games.china.styles import greedy, sharing, together

RANDOM_GAMES = effort(sample=12, nightly=1_200)
GREEDY_GAMES = effort(sample=3, nightly=500)
COOPERATIONS = effort(sample=3, nightly=300)
NIGHTLY_LEAST = 20

OFTEN = {
    *(f"pair of {colour}" for colour in ("red", "green", "yellow", "orange", "purple")),
    "tie at rank 1",
    "exhausted 1 by slots",
    "exhausted 2 by slots",
    "alliance shared by 2",
}
SELDOM = {
    "tie at rank 2",
    "alliance shared by 3",
    "exhausted 2 in the middle of a refill",
    "two lines",
    "doubled region",
    "doubled line",
    "shared victory",
    "decided by pieces",
    "no piece can be placed",
}


def games() -> Counter[str]:
    """Count in random games, in those of bots that want points, and of bots that work together."""
    found: Counter[str] = Counter()
    for seed in range(RANDOM_GAMES):
        rng = Random(seed)
        found += rare.count(play(random_setup(rng), random_chooser(rng)))
    for seed in range(GREEDY_GAMES):
        rng = Random(seed)
        found += rare.count(play(random_setup(rng), greedy(rng)))
    for seed in range(COOPERATIONS):
        rng = Random(seed)
        choices = SetupChoices(tuple(SeatColour)[:4], None, Side.A, Options())
        setup = draw_setup(choices, BOARDS, rng)
        found += rare.count(play(setup, together(rng)))
        found += rare.count(play(setup, sharing(rng)))
    return found


@pytest.fixture(scope="module")
def found() -> Counter[str]:
    return games()


def test_what_is_rare_happens(found: Counter[str]) -> None:
    least = effort(sample=1, nightly=NIGHTLY_LEAST)
    sought = OFTEN | (SELDOM if NIGHTLY else set())
    assert {name for name in sought if found[name] < least} == set()


def test_working_together_ends_a_game_for_want_of_room(found: Counter[str]) -> None:
    assert found["no piece can be placed"]
