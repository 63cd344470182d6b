"""Rare events in China do happen in the games that the tests play."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.setup import (
    SIDES,
    Options,
    Setup,
    SetupChoices,
    Side,
    draw_setup,
)
from tests.effort import NIGHTLY, effort
from tests.titles.china.rules import rare
from tests.titles.china.rules.play import BOARDS, play, random_chooser, random_setup
from tests.titles.china.rules.styles import greedy, sharing, together

pytestmark = pytest.mark.no_cover

RANDOM_GAMES = effort(sample=12, nightly=1_000)
GREEDY_GAMES = effort(sample=3, nightly=400)
COOPERATIONS = effort(sample=1, nightly=100)
"""On each table; with the games of those who share 2,000 at night in all."""
SHARINGS = effort(sample=3, nightly=200)
NIGHTLY_LEAST = 20
TABLES = [(seats, side) for seats in SIDES for side in SIDES[seats]]
NO_ROOM = "no piece can be placed"

OFTEN = {
    *(f"pair of {colour}" for colour in ("red", "green", "yellow", "orange", "purple")),
    "tie at rank 1",
    "exhausted 1 by slots",
    "exhausted 2 by slots",
    "alliance shared by 2",
}
SELDOM = {
    "tie at rank 2",
    "tie at rank 3",
    "alliance shared by 3",
    "exhausted 1 in the middle of a refill",
    "exhausted 2 in the middle of a refill",
    "two lines",
    "doubled region",
    "doubled line",
    "shared victory",
    "decided by pieces",
    *(f"{NO_ROOM}: {seats} on {side.value}" for seats, side in TABLES),
}


def usual(seats: int, side: Side, rng: Random) -> Setup:
    """A game with the usual options."""
    choices = SetupChoices(tuple(SeatColour)[:seats], None, side, Options())
    return draw_setup(choices, BOARDS, rng)


@cache
def found() -> Counter[str]:
    """Count in random games, in those of bots that want points, and of bots that work together."""
    count: Counter[str] = Counter()
    for seed in range(RANDOM_GAMES):
        rng = Random(seed)
        count += rare.count(play(random_setup(rng), random_chooser(rng)))
    for seed in range(GREEDY_GAMES):
        rng = Random(seed)
        count += rare.count(play(random_setup(rng), greedy(rng)))
    for seats, side in TABLES:
        for seed in range(COOPERATIONS):
            rng = Random(seed)
            game = rare.count(play(usual(seats, side, rng), together(rng)))
            game[f"{NO_ROOM}: {seats} on {side.value}"] = game[NO_ROOM]
            count += game
    for seed in range(SHARINGS):
        rng = Random(seed)
        count += rare.count(play(usual(4, Side.A, rng), sharing(rng)))
    return count


def test_rare_events_happen() -> None:
    least = effort(sample=1, nightly=NIGHTLY_LEAST)
    sought = OFTEN | (SELDOM if NIGHTLY else set())
    assert {name for name in sought if found()[name] < least} == set()


def test_working_together_ends_a_game_for_want_of_room() -> None:
    assert found()[NO_ROOM]
