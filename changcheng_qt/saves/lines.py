"""Lines of `HASH JSON`, chained, canonical, and within limits; the outermost layer of a file (see
the package's docstring). The record in a line is read as a dataclass, a fault with its line.
"""

import json
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, NoReturn, TypeVar

from changcheng_qt.engine.codec import CodecError, from_plain
from changcheng_qt.engine.game import USUAL_LIMITS, Limits
from changcheng_qt.engine.texts import is_plain
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.titles import title_named

T = TypeVar("T")

LARGEST_FILE: Final = 32 * 1024 * 1024
"""The most bytes of any game; each title has limits of its own."""
LARGEST_HEAD: Final = 2 * 1024
"""The most bytes in which the first line, which names the title, must end."""
DEEPEST: Final = 8
LONGEST_STRING: Final = 200
LARGEST_INTEGER: Final = 2**53
FIRST_HASH: Final = "0" * 64
_NO_HASH: Final = sha256()
"""Hash of nothing so far: a copy of it costs half as much as a new one."""

_CANONICAL: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))
"""Made once: `json.dumps` would make an encoder for every line."""

_NESTED: Final = (dict, list)
"""Made once: `dict | list` would be made for every part of a line."""

_LAST_LOOSE_FORMAT: Final = 2
_LOOSE: Final = frozenset(("name", "value", "sealed"))
"""The fields of names and seeds: programs of earlier formats wrote them as they were typed. A
reader converts them to the present form.
"""
_LONGEST_LOOSE: Final = 4_000


@dataclass(frozen=True, slots=True)
class RecordLine:
    """The object of a line, and its number, counted from 1."""

    values: dict[str, Any]
    number: int

    @property
    def kind(self) -> str:
        """The kind of record, empty if it names none."""
        kind = self.values.get("kind")
        return kind if isinstance(kind, str) else ""

    def read(self, shape: type[T]) -> T:
        """Return the record as a dataclass of exactly its fields but the kind; raises
        `SaveError`.
        """
        values = {name: value for name, value in self.values.items() if name != "kind"}
        return self.part(shape, values, self.kind)

    def field(self, name: str, shape: type[T]) -> T:
        """Return one field, whatever the others are; raises `SaveError`."""
        return self.part(shape, self.values.get(name), name)

    def part(self, shape: type[T], value: object, where: str) -> T:
        """Return an object read from a value of the line; raises `SaveError`."""
        try:
            return from_plain(shape, value, where)
        except CodecError as error:
            raise self.wrong(str(error)) from error

    def wrong(self, detail: str) -> SaveError:
        """Return the error of an invalid record."""
        return SaveError(Problem.MALFORMED, self.number, detail)


def chain(values: Iterable[object], before: str = FIRST_HASH) -> Iterable[bytes]:
    """Yield the line of each value, LF included, chained on the hash before the first."""
    for value in values:
        text = canonical(value)
        before = _hash(before, text)
        yield before.encode() + b" " + text + b"\n"


def read_lines(content: bytes) -> list[dict[str, Any]]:
    """Return the objects of a file's lines; raises `SaveError`."""
    return list(iter_lines(content))


def iter_lines(content: bytes, limits: Limits | None = None) -> Iterator[dict[str, Any]]:
    """Yield the object of each line of a file, within the limits of its title if no others are
    given; raises `SaveError` at the first bad one.
    """
    limits = limits or _limits_of(content)
    if len(content) > limits.size:
        raise SaveError(Problem.TOO_LARGE)
    if content.count(b"\n") > limits.lines:
        raise SaveError(Problem.TOO_LONG)
    *lines, rest = content.split(b"\n")
    if not lines:
        raise SaveError(Problem.NOT_A_GAME, 1)
    before, loose = FIRST_HASH, frozenset[str]()
    for number, line in enumerate(lines, 1):
        value, before = _read_line(line, number, before, loose)
        if number == 1:
            loose = _loose_in(value)
        yield value
    if rest:
        raise SaveError(Problem.CUT_OFF, len(lines) + 1)


def _limits_of(content: bytes) -> Limits:
    """Return the limits of the title that a file's first line names, the usual ones if it names
    none.
    """
    end = content.find(b"\n", 0, LARGEST_HEAD)
    try:
        head = json.loads(content[:end].partition(b" ")[2])
    except (ValueError, RecursionError):
        return USUAL_LIMITS
    name = head.get("game") if isinstance(head, dict) else None
    title = title_named(name) if isinstance(name, str) else None
    return title.game.limits if title else USUAL_LIMITS


def _read_line(
    line: bytes, number: int, before: str, loose: Container[str]
) -> tuple[dict[str, Any], str]:
    digest, space, text = line.partition(b" ")
    if not space or len(digest) != len(before):
        raise SaveError(Problem.NOT_A_GAME if number == 1 else Problem.TAMPERED, number)
    expected = _hash(before, text)
    if digest != expected.encode():
        raise SaveError(Problem.TAMPERED, number)
    value = parse(text, number, loose)
    if canonical(value) != text:
        raise SaveError(Problem.NOT_CANONICAL, number)
    return value, expected


def _hash(before: str, text: bytes) -> str:
    digest = _NO_HASH.copy()
    digest.update(before.encode() + b" " + text)
    return digest.hexdigest()


def canonical(value: object) -> bytes:
    """Return a plain value in the one form that files have."""
    return _CANONICAL.encode(value).encode("utf-8", "surrogatepass")


def parse(
    text: bytes, number: int, loose: Container[str] = (), deepest: int = DEEPEST
) -> dict[str, Any]:
    """Return the object of a text within the limits of files, except in fields that are loose;
    raises `SaveError` for the line of that number.
    """
    try:
        value = json.loads(
            text.decode("utf-8"),
            object_pairs_hook=_unique,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except (ValueError, RecursionError) as error:
        raise SaveError(Problem.MALFORMED, number, str(error)[:LONGEST_STRING]) from error
    if not isinstance(value, dict):
        raise SaveError(Problem.MALFORMED, number, "an object is expected")
    if fault := _fault(value, deepest, loose):
        raise SaveError(Problem.MALFORMED, number, fault)
    return value


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a key occurs twice in an object")
    return fields


def _refuse(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no whole number")


def _loose_in(head: dict[str, Any]) -> frozenset[str]:
    """Return the fields of a file's texts that need be neither short nor plain, by its head."""
    number = head.get("format")
    return _LOOSE if type(number) is int and number <= _LAST_LOOSE_FORMAT else frozenset()


def _fault(value: object, depth: int, loose: Container[str]) -> str | None:
    """Return the fault of a parsed value, or None."""
    if isinstance(value, str):
        is_good = len(value) <= LONGEST_STRING and is_plain(value)
        return None if is_good else "a text is too long or holds control characters"
    if isinstance(value, int):
        return None if abs(value) <= LARGEST_INTEGER else "a number is too large"
    if not isinstance(value, _NESTED):
        return None
    if not depth:
        return "objects and lists are nested too deep"
    parts = _checked(value, loose) if isinstance(value, dict) else value
    for part in parts:
        if fault := _fault(part, depth - 1, loose):
            return fault
    return None


def _checked(fields: dict[str, Any], loose: Container[str]) -> Iterator[object]:
    """Yield the keys and values of an object that must be checked."""
    for key, value in fields.items():
        yield key
        if not (key in loose and isinstance(value, str) and len(value) <= _LONGEST_LOOSE):
            yield value
