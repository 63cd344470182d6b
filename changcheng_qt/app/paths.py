"""In which folders of the user's the program keeps things, by the customs of each system."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import gettempdir
from typing import Final
from zlib import adler32, crc32

from platformdirs import user_config_path, user_data_path

from changcheng_qt.saves.table import TABLE

NAME: Final = "changcheng_qt"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folder of the settings, the one that holds a folder for each running game, and the one of
    the owner's own boards.
    """

    config: Path
    games: Path
    boards: Path

    @property
    def settings_file(self) -> Path:
        """Return the file of the settings; it may not exist."""
        return self.config / "settings.json"

    @property
    def is_table_laid(self) -> bool:
        """Tell cheaply whether the last session ended with a game on the table."""
        return (self.games / TABLE).exists()

    @property
    def socket(self) -> str:
        """Return the name at which the window listens that keeps its games here."""
        games = os.fsencode(self.games.absolute())
        name = f"changcheng-qt-{crc32(games):08x}{adler32(games):08x}"
        return name if sys.platform == "win32" else str(Path(gettempdir(), name))

    @property
    def may_have_window(self) -> bool:
        """Tell cheaply whether a window may listen."""
        return sys.platform == "win32" or Path(self.socket).exists()


def user_folders() -> Folders:
    """Return the folders of whoever runs the program; they need not exist yet."""
    kept = user_data_path(NAME, appauthor=False)
    return Folders(
        config=user_config_path(NAME, appauthor=False),
        games=kept / "games",
        boards=kept / "boards",
    )
