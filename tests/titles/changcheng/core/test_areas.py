"""The areas and resources of a position, as a learned estimate receives them."""

from collections import Counter
from random import Random

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.engine.core import KIND
from changcheng_qt.titles.changcheng.core import areas
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.core.game import FlatGame
from changcheng_qt.titles.changcheng.core.resources import STAGES, TRAITS
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard, Supply
from changcheng_qt.titles.changcheng.rules.state import State
from tests.effort import effort
from tests.titles.changcheng.rules.play import play, random_chooser, random_setup
from tests.titles.changcheng.rules.scene import X, Y, lay

ONE = 64
CHANGED = effort(sample=4, nightly=12)
"""In how many games changes are followed."""
STAGES_IN = effort(sample=2, nightly=6)
"""In how many the stage is looked at."""


def numbers(core: FlatGame) -> Counter[int]:
    """Return the numbers of all areas that are not settled."""
    return Counter(int(area) for area in core.areas(None) if area)


def states(seed: int) -> list[State]:
    """Return the positions of a random game with any options."""
    rng = Random(seed)
    return [ply.before for ply in play(random_setup(rng), random_chooser(rng))]


def changes_agree(seed: int) -> bool:
    """Whether the changes since a position lead from its areas to the present ones."""
    cores = [flatten(state) for state in states(seed)]
    rng = Random(seed)
    for number, core in enumerate(cores):
        since = cores[rng.randrange(number + 1)]
        found = numbers(since)
        changes = [int(area) for area in core.areas(since)]
        found.subtract(area for area in changes[::2] if area)
        found.update(area for area in changes[1::2] if area)
        if +found != numbers(core) or min(found.values(), default=0) < 0:
            return False
    return True


@pytest.mark.parametrize("seed", range(CHANGED))
def test_changes_lead_to_the_present_areas(seed: int) -> None:
    assert changes_agree(seed)


@pytest.mark.skipif(is_compiled(), reason="native code takes no planted faults")
@pytest.mark.parametrize("missed", ["add_province", "add_region"])
def test_a_missed_change_is_noticed(monkeypatch: pytest.MonkeyPatch, missed: str) -> None:
    monkeypatch.setattr(areas, missed, lambda *_: None)
    assert not all(changes_agree(seed) for seed in range(CHANGED))


@pytest.mark.parametrize("seed", range(6))
def test_traits_are_small_and_always_as_many(seed: int) -> None:
    for state in states(seed)[::7]:
        core = flatten(state)
        for seat in range(core.seats_playing()):
            for area in numbers(core):
                traits = [int(trait) for trait in core.traits(area, seat)]
                expected = areas.REGION_TRAITS if area >> KIND else areas.PROVINCE_TRAITS
                assert len(traits) == expected
                assert all(abs(trait) < 1024 for trait in traits)
            traits = [int(trait) for trait in core.resource_traits(core.resources(seat))]
            assert len(traits) == TRAITS
            assert all(0 <= trait < 1024 for trait in traits)


def test_seats_that_change_places_change_traits() -> None:
    """An area looks to a seat as it would to another one in its place."""
    core = flatten(lay("x x y . x y z .", seats=3, hands={X: [], Y: []}).state)
    mirrored = flatten(lay("y y x . y x z .", seats=3, hands={X: [], Y: []}).state)
    for one, other in zip(core.areas(None), mirrored.areas(None), strict=True):
        assert core.traits(one, X) == mirrored.traits(other, Y)


def test_the_means_say_what_a_seat_has_left() -> None:
    state = lay(
        "x y . .",
        seats=2,
        hands={X: [ActionCard.WARRIOR, ActionCard.MANDARIN], Y: [ActionCard.FLOOD]},
        supplies={X: Supply(5, 1, 0), Y: Supply(0, 0, 1)},
        events=tuple(EventCard),
    ).state
    core = flatten(state)
    own = [int(trait) for trait in core.resource_traits(core.resources(X))]
    other = [int(trait) for trait in core.resource_traits(core.resources(Y))]
    assert own[2:8].count(ONE) == 2
    assert other[2:8].count(ONE) == 1
    assert (own[9], own[10], own[11]) == (5 * 8, ONE, 0)
    assert (other[9], other[10], other[11]) == (0, 0, ONE)
    assert (own[12], other[12]) == (ONE, 0)
    assert (own[14], other[14]) == (0, ONE)
    assert (own[18], own[20], own[21], own[22]) == (ONE // 6, 0, 0, ONE)
    assert (own[24], other[24]) == (0, ONE)


@pytest.mark.parametrize("seed", range(STAGES_IN))
def test_the_stage_falls_as_the_wall_fills(seed: int) -> None:
    stages = [int(flatten(state).stage()) for state in states(seed)]
    assert min(stages) >= 0
    assert max(stages) < STAGES
    assert stages[-1] <= stages[0]


def test_a_scoring_under_way_is_not_quiet() -> None:
    quiet = [bool(flatten(state).is_quiet()) for state in states(4)]
    assert any(quiet)
    assert not all(quiet)
