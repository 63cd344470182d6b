"""By day fewer combinations are tried than at night, and still every value."""

from collections.abc import Iterable, Iterator
from types import SimpleNamespace

import pytest

from checkout import ROOT
from tests import effort


@pytest.mark.parametrize(("is_night", "count"), [(False, 4), (True, 24)])
def test_each_value_is_tried(monkeypatch: pytest.MonkeyPatch, is_night: bool, count: int) -> None:
    monkeypatch.setattr(effort, "NIGHTLY", is_night)
    axes = {"boards": range(3), "size": "abcd", "dark": [False, True]}
    names, tried = effort.combined(covered=None, **axes).args
    assert (names, len(tried), len(set(tried))) == (tuple(axes), count, count)
    for values, axis in zip(zip(*tried, strict=True), axes.values(), strict=True):
        assert set(values) == set(axis)


def test_coverage_is_measured_with_the_first() -> None:
    _, tried = effort.combined(covered=1, style="ab", seats=[3, 4]).args
    assert tried[0] == ("a", 3)
    assert [mark.name for one in tried[1:] for mark in one.marks] == ["no_cover"] * len(tried[1:])


def item(seats: int, fault: object, *marks: pytest.Mark, of: str = "test_it") -> SimpleNamespace:
    """A test as pytest has collected it."""
    params = {"seats": seats, "fault": fault}
    callspec, name = SimpleNamespace(params=params), f"test_games.py::{of}[{seats}-{fault}]"

    def iter_markers(name: str) -> Iterator[pytest.Mark]:
        return (mark for mark in marks if mark.name == name)

    return SimpleNamespace(nodeid=name, callspec=callspec, iter_markers=iter_markers)


def test_a_fault_is_planted_once_by_day() -> None:
    """With the first of the other values for which the test is not skipped anyway."""
    skipped = pytest.mark.skipif(True, reason="").mark
    first = [item(2, max, skipped), item(3, max), item(3, min), item(3, None)]
    again = [item(4, max), item(4, min)]
    others = [item(4, None), item(4, max, of="test_another")]
    assert list(effort.left_to_night([*first, *again, *others])) == again


def test_every_third_case_of_a_sampled_test_runs_by_day() -> None:
    sampled = {"test_games.py::test_it": 3}
    cases = [item(seats, fault) for seats in range(5) for fault in (None, max)]
    left = [one.callspec.params for one in effort.left_to_night(cases, sampled, day=9)]
    assert [one["seats"] for one in left if one["fault"] is None] == [1, 2, 4]
    assert [one["seats"] for one in left if one["fault"] is max] == [1, 2, 3, 4]


def run_on(day: int, count: int, *marks: pytest.Mark, is_traced: bool = False) -> list[int]:
    """Which of some cases of a test run on a day, if it is every third one."""
    cases = [item(number, None, *marks) for number in range(count)]
    sampled = {"test_games.py::test_it": 3}
    left = [*effort.left_to_night(cases, sampled, day=day, is_traced=is_traced)]
    return [number for number, case in enumerate(cases) if case not in left]


def test_each_case_of_a_sampled_test_has_its_day() -> None:
    """A case that failed runs again on its own on the same day."""
    assert [run_on(day, 5) for day in (9, 10, 11, 12)] == [[0, 3], [1, 4], [2], [0, 3]]
    assert [run_on(day, 2) for day in (9, 10, 11)] == [[1], [0], [1]]
    assert {*map(len, (run_on(day, 1) for day in range(9)))} == {1}


def test_tests_by_which_coverage_is_measured_are_the_same_each_day() -> None:
    assert [run_on(day, 5, is_traced=True) for day in (9, 10)] == [[0, 3]] * 2
    apart = pytest.mark.no_cover.mark
    assert [run_on(day, 5, apart, is_traced=True) for day in (9, 10)] == [[0, 3], [1, 4]]


def unknown(names: Iterable[str]) -> list[str]:
    """The names that no test has any more."""
    split = [(name, *name.split("::")) for name in names]
    return [
        name
        for name, file, *_, function in split
        if not (ROOT / file).is_file() or f"def {function}(" not in (ROOT / file).read_text("utf-8")
    ]


def test_every_sampled_test_exists() -> None:
    assert unknown(effort.SAMPLED) == []
    gone = ["tests/test_gone.py::test_effort", "tests/test_effort.py::test_that_is_gone"]
    assert unknown(gone) == gone
