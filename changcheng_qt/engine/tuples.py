"""Changing tuples and frozen dataclasses, of which every State is made."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")


def put(values: Sequence[T], place: int, value: T) -> tuple[T, ...]:
    """Return values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:
    _set = object.__setattr__

    def replace(record: T, /, **values: object) -> T:
        """Return a copy of a slotted dataclass with other values in some fields; `__post_init__` is
        not called. `dataclasses.replace` takes three times as long for a State of thirty fields.
        """
        copy = object.__new__(type(record))
        for name in record.__slots__:
            _set(copy, name, values[name] if name in values else getattr(record, name))
        return copy
