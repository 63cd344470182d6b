"""The trash of the games on this computer: shown, games restored, emptied after a confirmation."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.game_cards import ReadGame, card_of, read_games
from changcheng_qt.app.desks.save_words import disk_error_text, refused_text
from changcheng_qt.app.threads import Background
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import KeptGame, Library
from changcheng_qt.ui.library.dialogs import TrashDialog
from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate


class Trash(QObject):
    """Opens the trash over a window."""

    changed = Signal()
    """Games have been moved to or from the trash."""

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
        self._listing.run(self._autosave.library.thrown_away, self._on_listed)

    def restore(self, folders: Sequence[Path]) -> None:
        """Restore games to the list, by their folders, before or in the trash."""
        names = {folder.name for folder in folders}

        def bring_back(library: Library) -> None:
            for game in library.thrown_away():
                if game.folder.name in names:
                    library.bring_back(game.folder)

        self._autosave.ask_library(bring_back, lambda _: self._on_changed(), self._on_refused)

    def _on_emptying_agreed(self, keys: Sequence[str]) -> None:
        folders = [self._kept[key].folder for key in keys if key in self._kept]
        self._autosave.ask_library(
            lambda library: library.delete(folders), self._on_deleted, self._on_refused
        )

    def _on_deleted(self, faults: Sequence[OSError]) -> None:
        self._on_changed(partial(_undeleted_text, faults) if faults else None)

    def _on_refused(self, fault: SaveError | OSError) -> None:
        self._on_changed(partial(refused_text, fault))

    def _on_changed(self, fault: Callable[[], str] | None = None) -> None:
        """List the games again; then show a fault, if there is one."""
        self.changed.emit()
        if not self._dialog:
            if fault:
                self._window.show_toast(fault())
            return
        self._listing.run(self._autosave.library.thrown_away, partial(self._on_listed, fault=fault))

    @property
    def _dialog(self) -> TrashDialog | None:
        shown = self._window.dialogs.shown
        return shown if isinstance(shown, TrashDialog) else None

    def _on_listed(self, games: Sequence[KeptGame], fault: Callable[[], str] | None = None) -> None:
        self._kept = {game.folder.name: game for game in games}
        if self._dialog:
            self._dialog.show_games(list(self._kept))
            if fault:
                self._dialog.show_fault(fault)
                self._window.table.voice.announce(fault())

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


def _undeleted_text(faults: Sequence[OSError]) -> str:
    """Return how many games the disk refused to delete, and why it refused the first."""
    one = translate("Games", "One game couldn't be deleted. {fault}")
    many = translate("Games", "{count} games couldn't be deleted. {fault}")
    text = one if len(faults) == 1 else many
    return fill(text, count=len(faults), fault=disk_error_text(faults[0]))
