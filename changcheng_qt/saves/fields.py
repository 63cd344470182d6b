"""The fields of one record, asked for by name and type; a fault is a `SaveError` with its line."""

import re
from collections.abc import Mapping
from typing import Any, Final

from changcheng_qt.engine.texts import as_name
from changcheng_qt.saves.errors import Problem, SaveError

LONGEST_CONTROLLER: Final = 24

_SALT = re.compile("[0-9a-f]{32}")
_DIGEST = re.compile("[0-9a-f]{64}")


class Fields:
    """A parsed object and the line it stands in."""

    def __init__(self, values: Mapping[str, Any], line: int) -> None:
        """Keep an object of a line, counted from 1."""
        self._values = values
        self.line = line

    @property
    def kind(self) -> str:
        """The kind of record, empty if it names none."""
        kind = self._values.get("kind")
        return kind if isinstance(kind, str) else ""

    def expect(self, kind: str | None, *names: str) -> None:
        """Raise unless the record is of a kind and has exactly these fields; None is an object
        without kind.
        """
        if self.kind != (kind or ""):
            raise self.wrong(f"a record {kind} is expected here")
        wanted = {*names, "kind"} if kind else set(names)
        if set(self._values) != wanted:
            raise self.wrong(f"exactly the fields {', '.join(sorted(wanted))} are expected")

    def text(self, name: str) -> str:
        """Return a text."""
        return str(self._typed(name, str, "a text"))

    def name(self, name: str) -> str:
        """Return the name of a player, cut where it is too long."""
        made = as_name(self.text(name))
        if not made:
            raise self.wrong(f"{name} must have something to be seen")
        return made

    def controller(self, name: str) -> str:
        """Return who decides for a seat."""
        text = self.text(name)
        if not (0 < len(text) <= LONGEST_CONTROLLER and text.isascii()):
            raise self.wrong(f"{name} must have 1 to {LONGEST_CONTROLLER} plain letters")
        return text

    def number(self, name: str) -> int:
        """Return a whole number."""
        return int(self._typed(name, int, "a whole number"))

    def truth(self, name: str) -> bool:
        """Return true or false."""
        return bool(self._typed(name, bool, "true or false"))

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        items = self._typed(name, list, "a list")
        if any(type(item) is not int for item in items):
            raise self.wrong(f"{name} must be a list of whole numbers")
        return tuple(items)

    def objects(self, name: str) -> list["Fields"]:
        """Return a list of objects."""
        items = self._typed(name, list, "a list")
        if any(not isinstance(item, dict) for item in items):
            raise self.wrong(f"{name} must be a list of objects")
        return [Fields(item, self.line) for item in items]

    def part(self, name: str) -> "Fields":
        """Return an object within this one."""
        return Fields(self._typed(name, dict, "an object"), self.line)

    def has(self, name: str) -> bool:
        """Return whether there is a field of that name."""
        return name in self._values

    def value(self, name: str) -> int | str:
        """Return a whole number or a text."""
        found = self._values.get(name)
        if isinstance(found, bool) or not isinstance(found, int | str):
            raise self.wrong(f"{name} must be a whole number or a text")
        return found

    def without(self, *names: str) -> dict[str, Any]:
        """Return the object without some of its fields."""
        return {name: value for name, value in self._values.items() if name not in names}

    def plain(self, name: str) -> object:
        """Return any value, to be checked by others."""
        return self._values.get(name)

    def salt(self, name: str) -> str:
        """Return a salt or key of 32 hexadecimal digits."""
        return self._digits(name, _SALT, 32)

    def digest(self, name: str) -> str:
        """Return a hash of 64 hexadecimal digits."""
        return self._digits(name, _DIGEST, 64)

    def wrong(self, detail: str) -> SaveError:
        """Return the error of a record that makes no sense."""
        return SaveError(Problem.MALFORMED, self.line, detail)

    def _digits(self, name: str, pattern: re.Pattern[str], count: int) -> str:
        text = self.text(name)
        if not pattern.fullmatch(text):
            raise self.wrong(f"{name} must be {count} hexadecimal digits")
        return text

    def _typed(self, name: str, kind: type, wanted: str) -> Any:  # noqa: ANN401
        value = self._values.get(name)
        if type(value) is not kind:
            raise self.wrong(f"{name} must be {wanted}")
        return value
