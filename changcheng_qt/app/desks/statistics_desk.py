"""Statistics of the games on this computer, in the window: games are read in another thread, and
tables exported.
"""

from __future__ import annotations

from time import time_ns
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QObject, Signal

from changcheng_qt.app.desks.save_words import disk_error_text
from changcheng_qt.app.threads import Background
from changcheng_qt.i18n.phrases.wording import fill

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPixmap

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.desks.file_desk import FileDesk
    from changcheng_qt.app.session import Session
    from changcheng_qt.saves.errors import SaveError
    from changcheng_qt.saves.library import Library
    from changcheng_qt.statistics.names import Names
    from changcheng_qt.statistics.played import PlayedGame
    from changcheng_qt.statistics.refreshing import Found, Progress
    from changcheng_qt.ui.statistics.dialog import StatisticsDialog
    from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

INDEX: Final = "statistics.sqlite"
NAMES: Final = "names.json"


class _Left(Exception):
    """The page of statistics has been closed."""


class StatisticsDesk(QObject):
    """Opens the page of statistics over a window."""

    _progressed = Signal(int, int)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        autosave: Autosave,
        files: FileDesk,
        folder: Path,
    ) -> None:
        """Connect to the window; index and names are in a folder, which need not exist."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._autosave = autosave
        self._files = files
        self._index, self._names_file = folder / INDEX, folder / NAMES
        self._looking = Background(self)
        self._number = 0
        self._names: Names | None = None
        self._dialog: StatisticsDialog | None = None
        self._progressed.connect(self._on_progressed)
        window.table_actions.connect_slots({"statistics": self.open})
        window.closing.connect(self._leave)

    def open(self) -> None:
        """Show the page, and read the games."""
        self._leave()
        dialog = self._dialog = self._window.dialogs.statistics(time_ns())
        dialog.finished.connect(self._leave)
        dialog.overview.game_asked.connect(self._on_game_asked)
        dialog.table_asked.connect(self._on_table_asked)
        dialog.picture_asked.connect(self._on_picture_asked)
        dialog.names_changed.connect(self._on_names_changed)
        self._number += 1
        number, index, names_file = self._number, self._index, self._names_file
        library = self._autosave.library

        def watch(progress: Progress) -> None:
            if number != self._number:
                raise _Left
            self._progressed.emit(progress.done, progress.all)

        def look() -> tuple[Found, Names] | None:
            from changcheng_qt.statistics.names import read_names
            from changcheng_qt.statistics.refreshing import find_games

            try:
                return find_games(index, library, watch), read_names(library.disk, names_file)
            except _Left:
                return None

        self._looking.run(look, self._on_found, dialog.reject)

    def _leave(self) -> None:
        """Stop reading; the results so far are kept in the index."""
        self._number += 1
        self._looking.forget()
        self._dialog = None

    def _on_progressed(self, done: int, every: int) -> None:
        if self._dialog:
            self._dialog.show_progress(done, every)

    def _on_found(self, looked: tuple[Found, Names] | None) -> None:
        if self._dialog and looked:
            found, self._names = looked
            self._dialog.show_found(found.games, self._names, found.standing)

    def _on_game_asked(self, key: str) -> None:
        if self._dialog:
            self._dialog.accept()
        library = self._autosave.library
        self._session.go_on(library.folder_of(key))

    def _on_table_asked(self, games: tuple[PlayedGame, ...]) -> None:
        from changcheng_qt.statistics.rows import csv_text

        names = self._names
        if names is not None:
            name = translate("Statistics", "Statistics")
            self._files.save_as(f"{name}.csv", lambda: csv_text(games, names).encode("utf-8-sig"))

    def _on_picture_asked(self, picture: QPixmap) -> None:
        buffer = QBuffer()
        picture.save(buffer, "PNG")
        content = bytes(buffer.data().data())
        self._files.save_as(f"{translate('Statistics', 'Statistics')}.png", lambda: content)

    def _on_names_changed(self, names: Names) -> None:
        from changcheng_qt.statistics.names import write_names

        self._names = names

        def write(library: Library) -> None:
            write_names(library.disk, self._names_file, names)

        self._autosave.ask_library(write, lambda _: None, self._on_refused)

    def _on_refused(self, fault: SaveError | OSError) -> None:
        words = translate("Statistics", "The names were not saved. {fault}")
        if isinstance(fault, OSError):
            self._window.show_toast(fill(words, fault=disk_error_text(fault)))
