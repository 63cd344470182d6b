"""The learned estimate of Chang Cheng comes nearer to the ends of playouts than the worths by hand,
at every number of seats.
"""

from collections.abc import Iterator
from random import Random

import pytest

from changcheng_qt.bots.estimate import POINT
from changcheng_qt.bots.learned import estimate_of
from changcheng_qt.engine.core import KIND, Core
from changcheng_qt.titles.changcheng.core.areas import SHARED
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.searching import FOLDER
from tests.effort import by_day
from tests.titles.changcheng.rules.play import play, random_chooser, random_setup
from tests.titles.foretelling import check_nearness


def quiet_positions(seats: int) -> Iterator[Core]:
    """Yield positions from random games with any options, two a game."""
    seed = 0
    while True:
        rng = Random(seed)
        plies = [*play(random_setup(rng, seats), random_chooser(rng))]
        cores = [flatten(ply.before) for ply in plies]
        yield from rng.sample([core for core in cores if core.is_quiet()], 2)
        seed += 1


def by_hand(core: Core) -> list[float]:
    """Return the score of each seat and the worth of its areas by hand."""
    found = []
    for seat in range(core.seats_playing()):
        worth = 0
        for area in core.areas(None):
            if area:
                traits = core.traits(area, seat)
                worth += 4 * int(traits[SHARED + 11 if area >> KIND else SHARED])
        found.append(int(core.score(seat)) + worth / POINT)
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", by_day([2, 3, 4], slow={2, 4}))
def test_the_estimate_is_nearer_than_worths_by_hand(seats: int) -> None:
    check_nearness(estimate_of(FOLDER, seats), quiet_positions(seats), by_hand)
