"""A digest of the views of seats, by which two programs notice that they disagree."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Seat

_PLAIN: Final = frozenset((int, str, bool, type(None)))


def digest_of(match: AnyMatch, seats: Iterable[Seat]) -> str:
    """Return 16 hexadecimal digits that depend on the Views of the public and of some seats."""
    text = _text((match.view(PUBLIC), *(match.view(seat) for seat in seats)))
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def _text(value: Any) -> str:  # noqa: ANN401 - Views are the title's
    """Return a value as text, equal for equal values in any process: sets and mappings in order."""
    kind = type(value)
    if kind in _PLAIN:
        return repr(value)
    if isinstance(value, tuple | list):
        return f"({','.join(map(_text, value))})"
    if isinstance(value, Enum):
        return f"{kind.__name__}.{value.name}"
    if isinstance(value, set | frozenset):
        return f"{{{','.join(sorted(map(_text, value)))}}}"
    if isinstance(value, dict):
        return f"{{{','.join(sorted(map(_text, value.items())))}}}"
    if is_dataclass(kind):
        return f"{kind.__name__}{_text([getattr(value, name) for name in _names(kind)])}"
    raise TypeError(f"a view holds a {kind.__name__}")


@cache
def _names(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - a dataclass
    return tuple(one.name for one in fields(kind) if one.compare)
