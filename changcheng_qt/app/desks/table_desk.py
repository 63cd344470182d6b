"""Play with people at other computers, from the menu and the start page.

The room behind it, and with it everything about networks, is imported when a person asks for it.
"""

from __future__ import annotations

from functools import cached_property
from random import SystemRandom
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from changcheng_qt.net.extra import missing

if TYPE_CHECKING:
    from pathlib import Path

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.session import Session
    from changcheng_qt.app.tables.room import TableRoom
    from changcheng_qt.ui.window.main_window import MainWindow


class TableDesk(QObject):
    """Opens the room of tables on request."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, folder: Path) -> None:
        """Keep tables in a folder, which need not exist, and finished games where `games` are."""
        super().__init__(window)
        self._window, self._session, self._games, self._folder = window, session, games, folder
        window.together_asked.connect(self.ask)

    def ask(self) -> None:
        """Ask whether to join a table or to open one, or say what is missing for both."""
        if packages := missing():
            from changcheng_qt.app.tables.words import missing_text

            self._window.show_toast(missing_text(packages))
        else:
            self.room.ask()

    @cached_property
    def room(self) -> TableRoom:
        """The room, made on first use."""
        from changcheng_qt.app.autosave import Autosave
        from changcheng_qt.app.tables.hosting import Means
        from changcheng_qt.app.tables.room import TableRoom
        from changcheng_qt.app.threads import WriterThread
        from changcheng_qt.saves.disk import RealDisk
        from changcheng_qt.saves.library import Library

        rng = SystemRandom()
        autosave = Autosave(Library(RealDisk(), self._folder, rng), WriterThread())
        self._window.closing.connect(autosave.close)
        means = Means(autosave, rng, time)
        return TableRoom(self._window, self._session, self._games, means)
