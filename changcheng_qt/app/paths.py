"""The user's folders in which the program keeps files, by the customs of each system."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import adler32, crc32

from platformdirs import user_config_path, user_data_path

from changcheng_qt.saves.table import TABLE

if TYPE_CHECKING:
    from changcheng_qt.saves.disk import Disk
    from changcheng_qt.titles.title import Title

NAME: Final = "changcheng_qt"
_TEMPORARY: Final = "/tmp"


class Folders(NamedTuple):
    """The program's folders."""

    config: Path
    """The folder of the settings."""
    games: Path
    """Has a folder for each running game."""
    own: Path
    """The owner's files for the titles, such as boards, each title's in a folder of its own."""

    @property
    def settings_file(self) -> Path:
        """Return the file of the settings; it may not exist."""
        return self.config / "settings.json"

    @property
    def tables(self) -> Path:
        """Return the folder that holds one for each table with people at other computers."""
        return self.own / "tables"

    @property
    def is_table_laid(self) -> bool:
        """Whether, by a cheap check, the last session ended with a game on the table."""
        return os.path.exists(self.games / TABLE)

    def own_files(self, title: Title) -> Path | None:
        """Return the folder of the owner's files for a title; None for a title without any."""
        return self.own / title.own if title.own else None

    @property
    def socket(self) -> str:
        """Return the name of the socket of the window that keeps its games here."""
        games = os.fsencode(self.games.absolute())
        name = f"changcheng-qt-{crc32(games):08x}{adler32(games):08x}"
        return name if sys.platform == "win32" else str(_runtime_folder() / name)

    @property
    def may_have_window(self) -> bool:
        """Whether, by a cheap check, a window may listen."""
        if sys.platform == "win32":
            return _is_pipe(self.socket)
        return _is_private(_runtime_folder()) and os.path.exists(self.socket)

    def make_way_to_socket(self, disk: Disk) -> bool:
        """Make the folder of the socket if need be; return whether it is the user's alone."""
        if sys.platform == "win32":
            return True
        folder = _runtime_folder()
        with suppress(OSError):
            disk.make_folder(folder)
        return _is_private(folder)


if sys.platform == "win32":
    _NOT_FOUND: Final = 2
    _SHORTEST: Final = 1
    """A wait of a millisecond; 0 would mean as long as the pipe's owner says."""

    def _is_pipe(name: str) -> bool:
        """Return whether there is a pipe of a name, which opening it would disturb."""
        import _winapi

        try:
            _winapi.WaitNamedPipe(rf"\\.\pipe\{name}", _SHORTEST)
        except OSError as error:
            return error.winerror != _NOT_FOUND
        return True


def _runtime_folder() -> Path:
    """Return the user's runtime folder, or a replacement where the system has none: in the folder
    of temporary files, which is shared, so its owner is checked before use. It need not exist, and
    nothing is written to find out.
    """
    given = os.environ.get("XDG_RUNTIME_DIR", "")
    if given and _is_private(Path(given)):
        return Path(given)
    temporary = os.environ.get("TMPDIR", "")
    is_there = os.path.isabs(temporary) and os.path.isdir(temporary)
    shared = temporary if is_there else _TEMPORARY
    return Path(shared, f"changcheng-qt-{_user_number()}")


def _is_private(folder: Path) -> bool:
    """Return whether a folder is the user's, and nobody else may look into it."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == _user_number()
    return is_own and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


def _user_number() -> int:
    """Return the number of the present user; Windows has none."""
    if sys.platform == "win32":
        return 0
    return os.getuid()


def user_folders() -> Folders:
    """Return the folders of the present user; they need not exist yet."""
    kept = user_data_path(NAME, appauthor=False)
    return Folders(
        config=user_config_path(NAME, appauthor=False),
        games=kept / "games",
        own=kept,
    )
