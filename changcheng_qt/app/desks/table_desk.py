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
    from changcheng_qt.ui.net.tell_me import AtLogin
    from changcheng_qt.ui.window.main_window import MainWindow


class TableDesk(QObject):
    """Opens the room of tables on request."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, folder: Path) -> None:
        """Keep tables in a folder, which need not exist, and finished games where `games` are."""
        super().__init__(window)
        self._window, self._session, self._games, self._folder = window, session, games, folder
        window.together_asked.connect(self.ask)
        window.dialogs.at_login = self.at_login

    def ask(self) -> None:
        """Ask whether to join a table or to open one, or say what is missing for both."""
        if not self._is_missing():
            self.room.ask()

    def has(self, file: Path) -> bool:
        """Return whether a path is that of a table's folder, as a notification opens it."""
        return file.parent == self._folder

    def go_on(self, table: Path) -> None:
        """Open a table again by its folder."""
        if not self._is_missing():
            self.room.go_on(table.name)

    def at_login(self) -> AtLogin | None:
        """Return whether news of tables is told from login on, None where none can come."""
        if missing():
            return None
        from changcheng_qt.app.waiting.choosing import at_login

        return at_login()

    def _is_missing(self) -> bool:
        packages = missing()
        if packages:
            from changcheng_qt.app.tables.words import missing_text

            self._window.show_toast(missing_text(packages))
        return bool(packages)

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
        means = Means(autosave, rng, time)
        room = TableRoom(self._window, self._session, self._games, means)
        self._window.closing.connect(autosave.close)
        return room
