"""By day fewer combinations are tried than at night, and still every value."""

import pytest

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
