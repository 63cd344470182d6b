"""The learned estimate of Chang Cheng comes nearer to the ends of playouts than the worths by hand,
at every number of seats.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from changcheng_qt.bots.estimate import POINT, Estimate
from changcheng_qt.bots.learned import estimate_of
from changcheng_qt.bots.playout import play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import KIND
from changcheng_qt.titles.changcheng.core.areas import SHARED
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.searching import FOLDER
from tests.effort import effort
from tests.titles.changcheng.rules.play import play, random_chooser, random_setup

POSITIONS = effort(sample=20, nightly=500)
PLAYOUTS = effort(sample=20, nightly=400)


def quiet_positions(seats: int) -> Iterator[FlatGame]:
    """Yield positions from random games with any options, two a game."""
    seed = 0
    while True:
        rng = Random(seed)
        plies = [*play(random_setup(rng, seats), random_chooser(rng))]
        cores = [flatten(ply.before) for ply in plies]
        yield from rng.sample([core for core in cores if core.is_quiet()], 2)
        seed += 1


def leads(points: list[float]) -> list[float]:
    """Return points less their mean."""
    return [one - fmean(points) for one in points]


def played(core: FlatGame, playouts: int) -> list[float]:
    """Return the mean final points of playouts."""
    ends = [core.copy() for _ in range(playouts)]
    for number, end in enumerate(ends):
        play_out(end, Chance(number * 1000003))
    return [fmean(int(end.score(seat)) for end in ends) for seat in range(core.seats_playing())]


def by_hand(core: FlatGame) -> list[float]:
    """Return the score of each seat and what its areas are worth by hand."""
    found = []
    for seat in range(core.seats_playing()):
        worth = 0
        for area in core.areas(None):
            if area:
                traits = core.traits(area, seat)
                worth += 4 * int(traits[SHARED + 11 if area >> KIND else SHARED])
        found.append(int(core.score(seat)) + worth / POINT)
    return found


def foretold(estimate: Estimate, core: FlatGame) -> list[float]:
    """Return the estimated final points of each seat."""
    ends = [0] * int(core.seats_playing())
    estimate.foretell(core, estimate.ground(core), ends)
    return [end / POINT for end in ends]


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimate_is_nearer_than_worths_by_hand(seats: int) -> None:
    estimate = estimate_of(FOLDER, seats)
    learned, hand, spread = [0.0] * 3
    for core, _ in zip(quiet_positions(seats), range(POSITIONS), strict=False):
        labels = leads(played(core, PLAYOUTS))
        for label, one, other in zip(
            labels, leads(foretold(estimate, core)), leads(by_hand(core)), strict=True
        ):
            learned += (one - label) ** 2
            hand += (other - label) ** 2
            spread += label**2
    assert learned < 0.8 * hand
    assert learned < 0.5 * spread
