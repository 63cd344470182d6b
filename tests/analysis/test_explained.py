"""The terms of a comparison make its difference, and some differences are explained."""

from dataclasses import replace
from itertools import chain

import pytest

from tests.analysis.explained import NAMED, UNNAMED, compared, counted, terms
from tests.analysis.games import BY_DAY
from tests.effort import effort

EFFORT = 60_000


@pytest.mark.parametrize("title", BY_DAY)
def test_terms_make_the_difference(title: str) -> None:
    found = counted(title, effort(sample=6, nightly=500), EFFORT)
    assert found[NAMED] + found[UNNAMED] > 0


def test_a_term_left_out_is_missed() -> None:
    """The negative control of the test above."""
    games = chain.from_iterable(compared("changcheng", seed, EFFORT) for seed in range(4))
    both = next(one[2] for one in games if any(one[2].better.own))
    line = next(line for line, points in enumerate(both.better.own) if points)
    own = (*both.better.own[:line], 0, *both.better.own[line + 1 :])
    spoilt = replace(both, better=replace(both.better, own=own))
    assert abs(terms(spoilt) - both.points) > 1e-9
