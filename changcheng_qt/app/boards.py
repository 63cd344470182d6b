"""The boards of new games: those of the program, and the owner's own from a folder of files."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from changcheng_qt import assets
from changcheng_qt.app.titles import Boards, Title, UnusableBoards

WRONG_BOARDS: Final = 2
"""The exit code of errands that would have to do without the owner's boards."""


@dataclass(frozen=True, slots=True)
class FoundBoards:
    """The boards to play on, and why the owner's own, in a folder, are not among them."""

    boards: Boards
    folder: Path
    error: UnusableBoards | None = None

    @property
    def fault(self) -> str:
        """The folder, the file and the fault in plain English; empty where all is well."""
        return f"{self.folder}: {self.error}" if self.error else ""


def find_boards(title: Title, own: Path) -> FoundBoards:
    """Return the boards of the program and those in the owner's folder, which need not exist; one
    bad file there, and none of the owner's are used.
    """
    bundled = assets.boards_folder()
    try:
        return FoundBoards(title.read_boards((bundled, own)), own)
    except UnusableBoards as error:
        return FoundBoards(title.read_boards((bundled,)), own, error)
