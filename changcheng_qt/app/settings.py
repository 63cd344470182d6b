"""The settings that the program keeps between sessions, in one small JSON file, and when it is
written.

A file that is missing, damaged or from another version is no error: an invalid value gets its
default. The choices in a file are never lost to defaults: a damaged one is moved aside, and one
that the disk refused to read is not written in that session.

The file is written in a separate thread, so a folder that never answers does not stop the window.
"""

import errno
import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.disk import Disk
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.looks.appearance import SCALES, Appearance, Looks, MotionSpeed, ThemeChoice
from changcheng_qt.ui.window.kept import WindowMemory
from changcheng_qt.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from changcheng_qt.app.threads import Writer

translate = QCoreApplication.translate

PlainChoices: TypeAlias = Mapping[str, str | int | bool]

LONGEST_FILE: Final = 64 * 1024
LAST_PATIENCE: Final = 2.0
"""Seconds for which the program waits for the disk as its window closes."""


@dataclass(frozen=True, slots=True)
class Settings(WindowMemory):
    """The choices of the person at this computer, as plain values: the state of the window, looks
    and language. An empty `language` becomes that of the desktop.
    """

    language: str = ""
    theme: str = "system"
    scale: float = 1.0
    motion: str = "normal"


class UnreadSettings(Settings):
    """Defaults in the place of a file that the disk refused to read."""

    __slots__ = ()


def load_settings(disk: Disk, file: Path) -> Settings:
    """Return the settings in a file, and defaults for the rest; `UnreadSettings` where the disk
    refuses to read it.
    """
    try:
        return settings_from(_values(disk, file))
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except OSError:
        return UnreadSettings()


def settings_from(values: object) -> Settings:
    """Return the settings from plain values of any kind."""
    if not isinstance(values, dict):
        return Settings()
    default = Settings()
    known = {one.name: getattr(default, one.name) for one in fields(Settings)}
    accepted = {name: _accepted(values.get(name), usual) for name, usual in known.items()}
    return Settings(**{**accepted, "last_games": _last_games(values)})


def save_settings(disk: Disk, file: Path, settings: Settings) -> None:
    """Write a file, whole or not at all; raises OSError where the folder refuses it, or the file
    that is there cannot be read. One that is damaged is moved aside.

    Paths may be so long that the file would be refused when read; then the oldest are dropped.
    """
    from changcheng_qt.saves.atomic import make_folders, write_whole

    make_folders(disk, file.parent)
    while len(content := json.dumps(asdict(settings), indent=2).encode()) > LONGEST_FILE:
        if not settings.recent:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        settings = replace(settings, recent=settings.recent[:-1])
    with suppress(FileNotFoundError):
        if not isinstance(_values(disk, file), dict):
            disk.replace(file, file.with_name(f"{file.name}.damaged"))
    write_whole(disk, file, content)


def looks_from(settings: Settings) -> Looks:
    """Return the remembered looks; an unknown value gets its default."""
    usual = Looks()
    themes = {theme.value: theme for theme in ThemeChoice}
    motions = {motion.value: motion for motion in MotionSpeed}
    return Looks(
        theme=themes.get(settings.theme, usual.theme),
        scale=settings.scale if settings.scale in SCALES else usual.scale,
        motion=motions.get(settings.motion, usual.motion),
    )


def kept_from(settings: Settings) -> WindowMemory:
    """Return the window's own settings; an unknown size of the book's text gets its default."""
    return replace(settings, book_zoom=settings.book_zoom if settings.book_zoom in SCALES else 1.0)


class SettingsKeeper(QObject):
    """Writes the settings when looks or language change, a game is ordered, something is chosen at
    a table, the window closes.
    """

    def __init__(
        self,
        save: Callable[[Settings], None],
        new_writer: "Callable[[], Writer]",
        settings: Settings,
        window: MainWindow,
        appearance: Appearance,
        languages: Languages,
    ) -> None:
        """Start with the loaded settings; the language counts as chosen from its next change on.
        `save` raises OSError; `new_writer` returns a writer for this keeper alone.
        """
        super().__init__(window)
        self._save = save
        self._new_writer = new_writer
        self._writer: Writer | None = None
        self._settings = settings
        self._window = window
        self._has_refused = False
        appearance.looks_changed.connect(self._on_looks_changed)
        languages.changed.connect(self._on_language_changed)
        window.order_placed.connect(self._keep_window)
        window.choices.changed = self._keep_window
        window.lessons.done_changed.connect(self._keep_window)
        window.closing.connect(self._close)

    def _on_looks_changed(self, looks: Looks) -> None:
        self._keep(
            replace(
                self._settings,
                theme=looks.theme.value,
                scale=looks.scale,
                motion=looks.motion.value,
            )
        )

    def _on_language_changed(self, code: str) -> None:
        self._keep(replace(self._settings, language=code))

    def _keep_window(self) -> None:
        self._keep(replace(self._settings, **asdict(self._window.kept)))

    def _keep(self, settings: Settings) -> None:
        """Save; a folder that refuses loses the settings, never the game, and is reported once."""
        self._settings = settings
        if not isinstance(settings, UnreadSettings):
            self._writer = self._writer or self._new_writer()
            self._writer.ask(partial(self._save, settings), self._on_saved)

    def _close(self) -> None:
        self._keep_window()
        if self._writer is not None:
            self._writer.close(LAST_PATIENCE)

    def _on_saved(self, fault: Exception | None) -> None:
        if isinstance(fault, OSError) and not self._has_refused:
            from changcheng_qt.app.desks.save_words import disk_error_text
            from changcheng_qt.i18n.phrases.wording import fill

            self._has_refused = True
            words = translate("Disk", "Your settings weren't saved. {fault}")
            self._window.show_toast(fill(words, fault=disk_error_text(fault)))


def _values(disk: Disk, file: Path) -> object:
    """Return the plain values in a file, None for a damaged one; raises OSError."""
    content = disk.read(file, LONGEST_FILE + 1)
    try:
        return json.loads(content.decode()) if len(content) <= LONGEST_FILE else None
    except (ValueError, RecursionError):
        return None


def _accepted(value: object, usual: Any) -> Any:  # noqa: ANN401 - one of the types above
    """Return the value if it has the type of the usual one."""
    match usual:
        case bool():
            return value if isinstance(value, bool) else usual
        case int():
            return value if isinstance(value, int) and not isinstance(value, bool) else usual
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
