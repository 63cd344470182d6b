"""Frozen dataclasses to plain JSON values and back, strictly.

A dataclass becomes an object with exactly its fields, a tuple a list, an Enum its value; strings,
whole numbers, booleans and None stay as they are. Reading checks every type, refuses missing and
unknown fields, and names the place of a fault. A field of type `object` accepts any plain value,
for other code to read; a dataclass that raises ValueError for some values refuses them. A field
that was `added` later has its default where an older program has not written it.
"""

from collections.abc import Mapping
from dataclasses import field, fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")

_PLAIN: Final = frozenset((int, str, bool, type(None)))
_ADDED: Final = "added"


class CodecError(ValueError):
    """Plain values do not match the expected type; the message names the place."""


class UnknownName(CodecError):
    """A field or an Enum member that this version does not know; a later one may have it."""

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


def added(default: T) -> T:
    """Return a dataclass field with this default, which values of older programs do not have."""
    made: T = field(default=default, metadata={_ADDED: True})
    return made


def to_plain(value: object) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return the plain JSON value of a dataclass, tuple, Enum, string, number or None."""
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    if is_dataclass(kind):
        return _object(kind, value)
    return value


def from_plain(kind: type[T], value: object, where: str = "") -> T:
    """Return the value of a type that plain values describe; raises `CodecError`."""
    result: T = _read(kind, value, where or kind.__name__)
    return result


def _object(kind: Any, value: object) -> dict[str, Any]:  # noqa: ANN401
    return {name: to_plain(getattr(value, name)) for name in _shape(kind)}


def _read(kind: Any, value: object, where: str) -> Any:  # noqa: ANN401
    if kind in _PLAIN and type(value) is kind:
        return value
    if isinstance(kind, UnionType):
        return _one_of(get_args(kind), value, where)
    if get_origin(kind) is tuple:
        return _tuple(get_args(kind), value, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind, value, where)
    if is_dataclass(kind):
        return _dataclass(kind, value, where)
    if kind is not object and type(value) is not kind:
        raise CodecError(f"{where}: {kind.__name__} expected")
    return value


def _one_of(kinds: tuple[Any, ...], value: object, where: str) -> Any:  # noqa: ANN401
    """Return None or a plain value of one of some kinds, or a value of the last kind read from
    it.
    """
    if type(value) in kinds:
        return value
    *_, last = (kind for kind in kinds if kind is not type(None))
    return _read(last, value, where)


def _tuple(kinds: tuple[Any, ...], value: object, where: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise CodecError(f"{where}: list expected")
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    if len(kinds) != len(value):
        raise CodecError(f"{where}: {len(kinds)} items expected")
    return tuple(
        _read(kind, item, f"{where}[{i}]")
        for i, (kind, item) in enumerate(zip(kinds, value, strict=True))
    )


def _enum(kind: type[Enum], value: object, where: str) -> Enum:
    for member in kind:
        if member.value == value and type(value) is type(member.value):
            return member
    raise UnknownName(f"{where}: unknown {kind.__name__}", str(value))


def _dataclass(kind: Any, value: object, where: str) -> Any:  # noqa: ANN401
    shape = _shape(kind)
    if not isinstance(value, Mapping):
        raise CodecError(f"{where}: object expected")
    values = dict[str, Any]()
    for name, inner in shape.items():
        if name in value:
            values[name] = _read(inner, value[name], f"{where}.{name}")
        elif name not in _added_to(kind):
            raise CodecError(f"{where}: {name} is missing")
    if len(value) > len(values):
        unknown = min(set(value) - set(shape))
        raise UnknownName(f"{where}: {unknown} is unknown", unknown)
    try:
        return kind(**values)
    except ValueError as error:
        raise CodecError(f"{where}: {error}") from error


@cache
def _shape(kind: type) -> dict[str, Any]:
    """Return the types of a dataclass's init fields; cached, since there are few such classes."""
    hints = get_type_hints(kind)
    return {one.name: hints[one.name] for one in fields(kind) if one.init}


@cache
def _added_to(kind: Any) -> frozenset[str]:  # noqa: ANN401
    return frozenset(one.name for one in fields(kind) if one.metadata.get(_ADDED))
