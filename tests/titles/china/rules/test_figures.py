"""CHINA section 15: how games of bots that want points now go."""

from collections import Counter
from random import Random

import pytest

from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    EmissarySent,
    HousePlaced,
    RegionScored,
    RoadsScored,
)
from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.setup import SetupChoices, Side, draw_setup
from tests.effort import effort
from tests.titles.china.rules.play import BOARDS, play
from tests.titles.china.rules.styles import greedy

pytestmark = pytest.mark.no_cover

GAMES = effort(sample=3, nightly=24)


def figures(seats: int, side: Side) -> Counter[str]:
    """Sums over some games: pieces placed, and points of all seats."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Random(seed)
        setup = draw_setup(SetupChoices(tuple(SeatColour)[:seats], side=side), BOARDS, rng)
        for ply in play(setup, greedy(rng)):
            for event in ply.events:
                match event:
                    case HousePlaced():
                        found["houses"] += 1
                    case EmissarySent():
                        found["emissaries"] += 1
                    case RegionScored(points=points) | RoadsScored(points=points):
                        found["houses' points"] += sum(points)
                    case AllianceScored(points=points):
                        found["alliances' points"] += sum(points)
                    case _:
                        pass
    return found


@pytest.mark.parametrize(
    ("seats", "side", "points"),
    [(3, Side.A, 36), (4, Side.A, 30), (4, Side.B, 32), (5, Side.B, 30)],
)
def test_greedy_bots_build_and_send_emissaries(seats: int, side: Side, points: int) -> None:
    found = figures(seats, side)
    assert 33 < found["houses"] / GAMES < 47
    assert 13 < found["emissaries"] / GAMES < 21
    assert found["alliances' points"] * 10 > 2 * found["houses' points"]
    assert found["houses' points"] + found["alliances' points"] > points * seats * GAMES
