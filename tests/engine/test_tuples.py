"""Changing tuples and frozen dataclasses."""

import dataclasses
from dataclasses import dataclass, field

import pytest

from changcheng_qt.engine.tuples import put, replace


@dataclass(frozen=True, slots=True)
class Pair:
    one: int
    other: str = field(default="b", repr=False)


def test_a_changed_copy_is_the_one_that_replace_makes() -> None:
    pair = Pair(1)
    copy = replace(pair, one=2)
    assert copy == dataclasses.replace(pair, one=2) == Pair(2, "b")
    assert pair == Pair(1)
    assert replace(pair, one=3, other="c") == Pair(3, "c")
    assert replace(pair) == pair
    assert hash(copy) == hash(Pair(2))
    assert [one.name for one in dataclasses.fields(copy)] == ["one", "other"]


def test_a_changed_copy_is_frozen() -> None:
    with pytest.raises(AttributeError):
        replace(Pair(1), one=2).one = 3  # type: ignore[misc]


def test_one_value_of_a_tuple_is_put() -> None:
    assert put((1, 2, 3), 1, 5) == (1, 5, 3)
    assert put([1], 0, 2) == (2,)
