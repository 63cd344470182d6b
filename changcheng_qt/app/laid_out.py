"""What the next session is told of the table: which game lies there, and whether at its result."""

from functools import partial
from typing import TYPE_CHECKING

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.saves.library import Library

if TYPE_CHECKING:
    from pathlib import Path


class LaidOut:
    """Notes what is laid on the table, and what is taken off it."""

    def __init__(self, autosave: Autosave) -> None:
        """Begin with an empty table."""
        self._autosave = autosave
        self._folder: Path | None = None

    def lay(self, *, at_result: bool = False) -> None:
        """Note that the game that is kept now lies on the table, or its result."""
        self._folder = self._autosave.folder
        if self._folder:
            lay = partial(Library.lay, folder=self._folder, at_result=at_result)
            self._autosave.ask_library(lay)

    def clear(self) -> None:
        """Note that the game has been taken off the table."""
        if self._folder:
            self._autosave.ask_library(partial(Library.clear, folder=self._folder))
            self._folder = None
