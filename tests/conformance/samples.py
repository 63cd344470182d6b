"""Each title's part in the suites of conformance.

A suite takes `sample` by `@every_title("files")`: the `SAMPLE` of each title in turn, which is in
`tests.titles.<title>.sample.files`. So deleting a title means deleting its folder. A title in
`LACKING` has no sample for a suite, which then runs without it.
"""

from collections.abc import Callable, Iterator, Mapping, Set
from importlib import import_module
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet

from changcheng_qt.titles import TITLES
from tests.effort import by_night

LACKING: Final[Mapping[str, Set[str]]] = {
    "journey": {"riders"},
}
"""The titles without a sample, by room: a title whose bots sit at the table, and whose dice fall,
has whole games of its own in its `journeys`, which `test_samples` asks for.
"""


def samples(room: str) -> dict[str, Any]:
    """The samples of a room by title."""
    return {
        title.name: import_module(f"tests.titles.{title.name}.sample.{room}").SAMPLE
        for title in TITLES
        if title.name not in LACKING.get(room, ())
    }


def every_title(
    room: str, *, first_by_day: bool = False, having: str | None = None
) -> pytest.MarkDecorator:
    """Run a test with the `sample` of each title, or of each `having` a sample of another room;
    where the first stands for all by day, with the others by night.
    """
    without = LACKING.get(having or room, ())
    return pytest.mark.parametrize(
        "sample",
        [
            pytest.param(sample, id=title, marks=by_night if number and first_by_day else ())
            for number, (title, sample) in enumerate(samples(room).items())
            if title not in without
        ],
    )


def each_of(room: str, *names: str, listed: Callable[[Any], Any]) -> pytest.MarkDecorator:
    """Run a test with the sample of each title and, as `names`, each item that `listed` returns for
    it: a value, or a tuple where there are several names. An item that its title calls `slow` runs
    by night.
    """
    return pytest.mark.parametrize(("sample", *names), list(_items(room, listed)))


def _items(room: str, listed: Callable[[Any], Any]) -> Iterator[ParameterSet]:
    for title, sample in samples(room).items():
        slow = getattr(sample, "slow", ())
        for number, item in enumerate(listed(sample)):
            values = item if isinstance(item, tuple) else (item,)
            label = values[0] if isinstance(values[0], str) else number
            marks = by_night if values[0] in slow else ()
            yield pytest.param(sample, *values, id=f"{title}-{label}", marks=marks)
