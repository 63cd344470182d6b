"""Names that are one person, and names left out of statistics.

They are kept in a small JSON file next to the games, such as

    {"format":1,"hidden":["Guest"],"joined":{"mei":"Mei"}}

which survives every rebuilding of the index and touches no game. An invalid file is ignored, and
kept under another name before a new one replaces it.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from changcheng_qt.engine.texts import as_name
from changcheng_qt.saves.atomic import make_folders, write_whole
from changcheng_qt.saves.disk import Disk

FORMAT: Final = 1
LARGEST: Final = 256 * 1024
_FIELDS: Final = {"format", "hidden", "joined"}


@dataclass(frozen=True, slots=True)
class Names:
    """The names that count as another name, and the hidden names.

    No name counts as one that itself counts as another.
    """

    joined: Mapping[str, str] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()

    def shown(self, name: str) -> str | None:
        """Return the name that a player counts as, None if it is hidden."""
        name = self.joined.get(name, name)
        return None if name in self.hidden else name

    def joining(self, name: str, into: str) -> "Names":
        """Return these names with one more that counts as another, together with all that count as
        it; the same name for both separates them again.
        """
        target = self.joined.get(into, into)
        joined = {old: (target if new == name else new) for old, new in self.joined.items()}
        joined.pop(target, None)
        if name != target:
            joined[name] = target
        else:
            joined.pop(name, None)
        return Names({old: new for old, new in joined.items() if old != new}, self.hidden)

    def parting(self, name: str) -> "Names":
        """Return these names with one separated again, so that it counts as itself."""
        return Names({old: new for old, new in self.joined.items() if old != name}, self.hidden)

    def hiding(self, name: str, *, hidden: bool) -> "Names":
        """Return these names with one hidden, or shown again."""
        rest = self.hidden - {name}
        return Names(self.joined, rest | {name} if hidden else rest)


def read_names(disk: Disk, file: Path) -> Names:
    """Return the names in a file; none where it is missing or invalid."""
    try:
        return _names(json.loads(disk.read(file, LARGEST)))
    except (OSError, ValueError, RecursionError):
        return Names()


def write_names(disk: Disk, file: Path, names: Names) -> None:
    """Write names to a file; a damaged one is moved aside; raises OSError, also where the present
    file cannot be read.
    """
    make_folders(disk, file.parent)
    values = {"format": FORMAT, "hidden": sorted(names.hidden), "joined": dict(names.joined)}
    if _is_damaged(disk, file):
        disk.replace(file, file.with_name(f"{file.name}.damaged"))
    write_whole(disk, file, json.dumps(values, ensure_ascii=False, sort_keys=True).encode())


def _is_damaged(disk: Disk, file: Path) -> bool:
    """Return whether there is an invalid file; raises OSError where it can't be read."""
    with suppress(FileNotFoundError):
        content = disk.read(file, LARGEST)
        try:
            _names(json.loads(content))
        except (ValueError, RecursionError):
            return True
    return False


def _names(values: Any) -> Names:  # noqa: ANN401 - whatever a file holds
    """Return the names from plain values; raises ValueError."""
    if not isinstance(values, dict) or values.keys() != _FIELDS or values["format"] != FORMAT:
        raise ValueError("these are no names")
    joined, hidden = values["joined"], values["hidden"]
    if not isinstance(joined, dict) or not isinstance(hidden, list):
        raise ValueError("the names make no sense")
    if not all(_is_name(name) for name in (*joined, *joined.values(), *hidden)):
        raise ValueError("a name is none")
    if joined.keys() & set(joined.values()):
        raise ValueError("a name counts as one that counts as another")
    return Names(joined, frozenset(hidden))


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value) and as_name(value) == value
