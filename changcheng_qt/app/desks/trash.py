"""The trash of the games on this computer: shown, games restored, emptied after a confirmation."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.game_cards import ReadGame, card_of, read_games
from changcheng_qt.app.threads import Background
from changcheng_qt.saves.library import KeptGame, Library
from changcheng_qt.ui.library.dialogs import TrashDialog
from changcheng_qt.ui.window.main_window import MainWindow


class Trash(QObject):
    """Opens the trash over a window."""

    changed = Signal()
    """Games have been moved to or from the trash."""
    refused = Signal(object)
    """The fault because of which nothing was changed."""

    def __init__(self, window: MainWindow, autosave: Autosave) -> None:
        super().__init__(window)
        self._window = window
        self._autosave = autosave
        self._listing = Background(self)
        self._reading = Background(self)
        self._to_read: list[str] = []
        self._kept: dict[str, KeptGame] = {}
        window.closing.connect(self._listing.forget)
        window.closing.connect(self._reading.forget)

    def open(self) -> None:
        """Show the trash."""
        dialog = self._window.dialogs.trash()
        dialog.shelf.wanted.connect(self._on_wanted)
        dialog.shelf.restore_asked.connect(lambda key: self.restore([self._kept[key].folder]))
        dialog.emptying_agreed.connect(self._on_emptying_agreed)
        self._list()

    def restore(self, folders: Sequence[Path]) -> None:
        """Restore games to the list, by their folders, before or in the trash."""
        names = {folder.name for folder in folders}

        def bring_back(library: Library) -> None:
            for game in library.thrown_away():
                if game.folder.name in names:
                    library.bring_back(game.folder)

        self._change(bring_back)

    def _on_emptying_agreed(self, keys: Sequence[str]) -> None:
        folders = [self._kept[key].folder for key in keys if key in self._kept]
        self._change(lambda library: library.delete(folders))

    def _change(self, change: Callable[[Library], None]) -> None:
        self._autosave.ask_library(change, lambda _: self._on_changed(), self._on_refused)

    def _on_changed(self) -> None:
        self.changed.emit()
        self._list()

    def _on_refused(self, fault: object) -> None:
        self.refused.emit(fault)
        self._on_changed()

    @property
    def _dialog(self) -> TrashDialog | None:
        shown = self._window.dialogs.shown
        return shown if isinstance(shown, TrashDialog) else None

    def _list(self) -> None:
        if self._dialog:
            self._listing.run(self._autosave.library.thrown_away, self._on_listed)

    def _on_listed(self, games: Sequence[KeptGame]) -> None:
        self._kept = {game.folder.name: game for game in games}
        if self._dialog:
            self._dialog.show_games(list(self._kept))

    def _on_wanted(self, keys: Sequence[str]) -> None:
        self._to_read += keys
        self._read_on()

    def _read_on(self) -> None:
        if self._to_read and not self._reading.is_busy:
            games = [self._kept[key] for key in self._to_read if key in self._kept]
            self._to_read = []
            library = self._autosave.library
            self._reading.run(lambda: read_games(library, games), self._on_read, self._read_on)

    def _on_read(self, games: Sequence[ReadGame]) -> None:
        if self._dialog:
            for game in games:
                self._dialog.shelf.fill(card_of(self._window.titles, game))
        self._read_on()
