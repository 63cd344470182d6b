"""The flat core finds the greatest totals of lines that the rules find, on houses at random."""

from random import Random

import pytest

from changcheng_qt.titles.china.core.roads import MOST_GROUPS, Roads
from changcheng_qt.titles.china.rules.roads import best_lines, line_points, longest_lines
from changcheng_qt.titles.china.rules.setup import Side
from tests.effort import effort
from tests.titles.china.rules.play import BOARDS

DRAWS = effort(sample=150, nightly=20_000)


@pytest.mark.parametrize("is_one", [False, True])
@pytest.mark.parametrize("side", Side)
def test_the_greatest_total_is_that_of_the_rules(side: Side, is_one: bool) -> None:
    beside = BOARDS[side].beside
    spaces, rng = range(len(beside)), Random(f"{side} {is_one}")
    roads, find = Roads(list(beside), is_one), longest_lines if is_one else best_lines
    for _ in range(DRAWS):
        houses = sum(1 << space for space in rng.sample(spaces, rng.randint(4, 20)))
        fortified = sum(1 << space for space in rng.sample(spaces, rng.choice((0, 0, 1, 4))))
        lines = find(beside, houses, fortified)
        points = (line_points(sum(1 << space for space in line), fortified) for line in lines)
        assert roads.total(houses, fortified) == sum(points)


def test_the_memory_of_groups_is_bounded() -> None:
    beside = BOARDS[Side.A].beside
    roads = Roads(list(beside), 0)
    houses = roads.group(1, (1 << len(beside)) - 1)
    four = sum(1 << space for space in range(4))
    assert four & ~houses == 0
    known = roads.total(four, 0)
    roads.known.update({-number: 0 for number in range(1, MOST_GROUPS + 1)})
    assert roads.total(four << 4, 0) >= 0
    assert roads.total(four, 0) == known
    assert len(roads.known) <= MOST_GROUPS
