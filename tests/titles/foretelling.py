"""How near estimates of the final points come to the ends of playouts."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from statistics import fmean

from changcheng_qt.bots.estimate import POINT, Estimate
from changcheng_qt.bots.playout import play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import Core
from tests.effort import effort

POSITIONS = effort(sample=20, nightly=500)
PLAYOUTS = effort(sample=20, nightly=400)


def leads(points: Sequence[float]) -> list[float]:
    """Return points less their mean."""
    return [one - fmean(points) for one in points]


def played(core: Core, playouts: int) -> list[float]:
    """Return the mean final points of playouts."""
    ends = [core.copy() for _ in range(playouts)]
    for number, end in enumerate(ends):
        play_out(end, Chance(number * 1000003))
    return [fmean(int(end.score(seat)) for end in ends) for seat in range(core.seats_playing())]


def foretold(estimate: Estimate, core: Core) -> list[float]:
    """Return the estimated final points of each seat."""
    ends = [0] * int(core.seats_playing())
    estimate.foretell(core, estimate.ground(core), ends)
    return [end / POINT for end in ends]


def check_nearness(
    estimate: Estimate, cores: Iterable[Core], by_hand: Callable[[Core], Sequence[float]]
) -> None:
    """Check that an estimate comes nearer to the ends of playouts than worths by hand."""
    learned, hand, spread = 0.0, 0.0, 0.0
    for core in islice(cores, POSITIONS):
        three = leads(played(core, PLAYOUTS)), leads(foretold(estimate, core)), leads(by_hand(core))
        for label, one, other in zip(*three, strict=True):
            learned += (one - label) ** 2
            hand += (other - label) ** 2
            spread += label**2
    assert learned < 0.8 * hand
    assert learned < 0.5 * spread
