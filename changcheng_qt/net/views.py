"""Digests of the views of seats, by which two programs notice that they disagree.

A view is much like the one before it: most of its parts are the same objects, since a step replaces
only a few. So the texts of parts are kept from one digest to the next, and few are made again.
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Seat

_PLAIN: Final = frozenset((int, str, bool, type(None)))


MOST_KEPT: Final = 8192
"""How many parts are kept; then all are forgotten. The views of a long game have some thousands."""
LONGEST_KEPT: Final = 2000
"""The characters of a text that is kept; a longer one is joined again from those of its parts."""


class Digests:
    """The digests of the views of a match, as it goes on."""

    def __init__(self) -> None:
        """Begin with no part known."""
        self._texts: dict[int, tuple[object, str]] = {}
        """Parts of views and their texts, by `id`: parts are kept so that no `id` comes again."""

    def of(self, match: AnyMatch, seats: Iterable[Seat]) -> str:
        """Return 16 hexadecimal digits that depend on the Views of the public and of some seats."""
        if len(self._texts) > MOST_KEPT:
            self._texts.clear()
        views = (match.view(PUBLIC), *(match.view(seat) for seat in seats))
        text = self._written(tuple, views)
        return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()

    def _text(self, value: Any) -> str:  # noqa: ANN401 - Views are the title's
        """Return a value as text, equal for equal values in any process: sets and mappings in
        order.
        """
        kind: Any = type(value)
        if kind in _PLAIN:
            return repr(value)
        if not _is_fixed(kind):
            return self._written(kind, value)
        _, text = self._texts.get(id(value)) or (value, self._written(kind, value))
        if len(text) <= LONGEST_KEPT:
            self._texts[id(value)] = value, text
        return text

    def _written(self, kind: Any, value: Any) -> str:  # noqa: ANN401
        if isinstance(value, tuple | list):
            return f"({','.join(map(self._text, value))})"
        if isinstance(value, Enum):
            return f"{kind.__name__}.{value.name}"
        if isinstance(value, set | frozenset):
            return f"{{{','.join(sorted(map(self._text, value)))}}}"
        if isinstance(value, dict):
            pairs = (f"({self._text(key)},{self._text(one)})" for key, one in value.items())
            return f"{{{','.join(sorted(pairs))}}}"
        if (names := _names(kind)) is not None:
            parts = [self._text(getattr(value, name)) for name in names]
            return f"{kind.__name__}({','.join(parts)})"
        raise TypeError(f"a view holds a {kind.__name__}")


@cache
def _names(kind: Any) -> tuple[str, ...] | None:  # noqa: ANN401 - a type
    """Return the names of the fields of a dataclass, None for any other type."""
    if not is_dataclass(kind):
        return None
    return tuple(one.name for one in fields(kind) if one.compare)


@cache
def _is_fixed(kind: Any) -> bool:  # noqa: ANN401 - a type
    """Whether values of a type are parts of views that never change."""
    made = getattr(kind, "__dataclass_params__", None)
    return issubclass(kind, tuple | frozenset) or (made is not None and made.frozen)
