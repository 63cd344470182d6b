"""The terms of a comparison make its difference, and some differences are explained."""

from dataclasses import replace
from itertools import chain

import pytest

from tests.analysis.explained import NAMED, UNNAMED, compared, counted, terms
from tests.analysis.games import TITLES
from tests.effort import effort


@pytest.mark.parametrize("title", TITLES)
def test_terms_make_the_difference(title: str) -> None:
    found = counted(title, effort(sample=12, nightly=500), 60)
    assert found[NAMED] + found[UNNAMED] > 0


def test_a_term_left_out_is_missed() -> None:
    """The negative control of the test above."""
    games = chain.from_iterable(compared("changcheng", seed, 60) for seed in range(4))
    _, _, advice = next(one for one in games if any(one[2].weighed[0].tally.own))
    first, second = advice.weighed
    line = next(line for line, points in enumerate(first.tally.own) if points)
    own = (*first.tally.own[:line], 0, *first.tally.own[line + 1 :])
    spoilt = replace(advice, weighed=(replace(first, tally=replace(first.tally, own=own)), second))
    assert abs(terms(spoilt) - advice.difference().points) > 1e-9
