"""What the program remembers between sessions, in one small JSON file.

A file that is missing, damaged or from another version never stands in the way: what cannot be
understood in it is left at its default, value by value.
"""

import errno
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from changcheng_qt.saves.disk import Disk
from changcheng_qt.titles import TITLES

PlainChoices: TypeAlias = Mapping[str, str | int | bool]

LONGEST_FILE: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of whoever sits at this computer, as plain values.

    An empty `language` becomes that of the desktop; `geometry` is the window's, in hexadecimal
    digits; `keys` are those changed, by name of the action; `last_games` are how the last new game
    of each title was ordered, as the shell wrote it; `recent` are paths of files, the latest first.
    """

    language: str = ""
    theme: str = "system"
    scale: float = 1.0
    motion: str = "normal"
    bot_speed: str = "normal"
    geometry: str = ""
    side_panel: bool = True
    keys: PlainChoices = field(default_factory=dict)
    last_games: Mapping[str, PlainChoices] = field(default_factory=dict)
    recent: tuple[str, ...] = ()


def load_settings(disk: Disk, file: Path) -> Settings:
    """Return what a file remembers, and defaults for the rest."""
    try:
        content = disk.read(file, LONGEST_FILE + 1)
        values = json.loads(content.decode()) if len(content) <= LONGEST_FILE else None
    except (OSError, ValueError, RecursionError):
        return Settings()
    return settings_from(values)


def settings_from(values: object) -> Settings:
    """Return the settings among plain values, whatever these are."""
    if not isinstance(values, dict):
        return Settings()
    default = Settings()
    known = {one.name: getattr(default, one.name) for one in fields(Settings)}
    accepted = {name: _accepted(values.get(name), usual) for name, usual in known.items()}
    return Settings(**{**accepted, "last_games": _last_games(values)})


def save_settings(disk: Disk, file: Path, settings: Settings) -> None:
    """Write a file anew, whole or not at all; raises OSError where the folder refuses it.

    Paths may be so long that the file would not be read again; then the oldest are forgotten.
    """
    from changcheng_qt.saves.atomic import make_folders, write_whole

    make_folders(disk, file.parent)
    while len(content := json.dumps(asdict(settings), indent=2).encode()) > LONGEST_FILE:
        if not settings.recent:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        settings = replace(settings, recent=settings.recent[:-1])
    write_whole(disk, file, content)


def _accepted(value: object, usual: Any) -> Any:  # noqa: ANN401 - one of the types above
    """Return the value if it has the kind of the usual one."""
    match usual:
        case bool():
            return value if isinstance(value, bool) else usual
        case float():
            is_number = isinstance(value, int | float) and not isinstance(value, bool)
            return value if is_number else usual
        case tuple():
            return _texts(value) if isinstance(value, list) else usual
        case dict():
            return _plain(value) if isinstance(value, dict) else usual
        case _:
            return value if isinstance(value, str) else usual


def _last_games(values: dict[Any, Any]) -> dict[str, PlainChoices]:
    """Return the last orders by title; version 0.1 had one title, and no name for it."""
    games = values.get("last_games", {TITLES[0].name: values.get("last_game")})
    if not isinstance(games, dict):
        return {}
    return {
        title: _plain(choices)
        for title, choices in games.items()
        if isinstance(title, str) and isinstance(choices, dict)
    }


def _plain(values: dict[Any, Any]) -> PlainChoices:
    return {
        name: value
        for name, value in values.items()
        if isinstance(name, str) and isinstance(value, str | int)
    }


def _texts(values: Sequence[object]) -> tuple[str, ...]:
    return tuple(value for value in values if isinstance(value, str))
