"""How much the randomised suites do: a sample in CI, the full size at night.

``dev.py nightly`` sets ``CHANGCHENG_NIGHTLY=1``. Sizes are chosen with ``effort``, and Hypothesis
takes its profile from the same switch, so a suite needs no second version of itself. Tests marked
`by_night` have a counterpart by day, such as a whole game of the other title, and those that are
`combined` try each value by day and each combination at night.
"""

import os
import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet

NIGHTLY = os.environ.get("CHANGCHENG_NIGHTLY") == "1"
SAMPLED: Final[dict[str, int]] = tomllib.loads(
    Path(__file__).with_name("sampled.toml").read_text("utf-8")
)
"""Every how manieth case of a test runs by day, by the name of the test."""
TODAY: Final = date.today().toordinal()
"""Which of these cases are the day's: each has its day, and a failed one is the first when it runs
alone.
"""


def effort(*, sample: int, nightly: int) -> int:
    """The number of games, positions or files that a randomised test should try."""
    return nightly if NIGHTLY else sample


by_night = pytest.mark.skipif(not NIGHTLY, reason="by night: a counterpart runs by day")


def by_day(values: Iterable[object], *, slow: Container[object]) -> list[ParameterSet]:
    """Return values as parameters, of which slow ones are tried by night alone."""
    return [pytest.param(value, marks=by_night if value in slow else ()) for value in values]


def left_to_night(
    items: Iterable[Any],
    sampled: Mapping[str, int] = SAMPLED,
    *,
    day: int = TODAY,
    is_traced: bool = False,
) -> Iterator[Any]:
    """Yield the items of pytest that run by night alone: all but every n-th case of a `sampled`
    test, and each with a `fault` that is planted already with other values of the same test.

    Which of n cases runs changes with the `day`, but for tests by which coverage is measured, if it
    `is_traced`.
    """
    cases: dict[object, list[Any]] = {}
    for item in items:
        if any(all(mark.args) for mark in item.iter_markers("skipif")):
            continue
        test, _, case = item.nodeid.partition("[")
        fault = item.callspec.params.get("fault") if case else None
        if callable(fault):
            cases.setdefault((test, fault), []).append(item)
        else:
            cases.setdefault(test, []).append(item)
    for kind, alike in cases.items():
        step = sampled.get(kind, 1) if isinstance(kind, str) else len(alike)
        is_fixed = not isinstance(kind, str) or (is_traced and _is_covering(alike[0]))
        due = 0 if is_fixed else day % min(step, len(alike))
        yield from (item for number, item in enumerate(alike) if number % step != due)


def _is_covering(item: Any) -> bool:  # noqa: ANN401 - pytest's
    return next(item.iter_markers("no_cover"), None) is None


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
