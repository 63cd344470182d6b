"""How much the randomised suites do: a sample in CI, the full size at night.

``dev.py nightly`` sets ``CHANGCHENG_NIGHTLY=1``. Sizes are chosen with ``effort``, and Hypothesis
takes its profile from the same switch, so a suite needs no second version of itself. Tests marked
`by_night` have a counterpart by day, such as a whole game of the other title, and those that are
`combined` try each value by day and each combination at night.
"""

import os
from collections.abc import Container, Iterable
from itertools import product

import pytest
from _pytest.mark import ParameterSet

NIGHTLY = os.environ.get("CHANGCHENG_NIGHTLY") == "1"


def effort(*, sample: int, nightly: int) -> int:
    """The number of games, positions or files that a randomised test should try."""
    return nightly if NIGHTLY else sample


by_night = pytest.mark.skipif(not NIGHTLY, reason="by night: a counterpart runs by day")


def by_day(values: Iterable[object], *, slow: Container[object]) -> list[ParameterSet]:
    """Return values as parameters, of which slow ones are tried by night alone."""
    return [pytest.param(value, marks=by_night if value in slow else ()) for value in values]


def combined(*, covered: int | None = None, **axes: Iterable[object]) -> pytest.MarkDecorator:
    """Parametrize by every combination of values at night; by day by as few as show each value: the
    first of each axis together, the second of each, and so on, shorter axes over and over. Coverage
    is measured with the first `covered` of them, if that is given.
    """
    values = [tuple(axis) for axis in axes.values()]
    longest = max(map(len, values))
    few = [tuple(axis[turn % len(axis)] for axis in values) for turn in range(longest)]
    cases = list(product(*values)) if NIGHTLY else few
    first = len(cases) if covered is None else covered
    uncovered = [pytest.param(*case, marks=pytest.mark.no_cover) for case in cases[first:]]
    return pytest.mark.parametrize(tuple(axes), [*cases[:first], *uncovered])
