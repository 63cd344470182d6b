"""Files that come and go: opened, dropped on the window, handed over, saved, shared, remembered.

A file is read away from the window, by the same rules as ever; nothing of the game on the table
changes until all of it has been found good. While that takes long enough to be noticed a banner
says how far it is, and can end it. An opened file is a copy from then on: it is never written.
A file that arrives while somebody is asked for another one waits for the answer, which is about the
game on the table.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.app.background import Background
from changcheng_qt.app.file_choice import FileChoice
from changcheng_qt.app.report import report_of
from changcheng_qt.app.save_words import disk_error_text, save_error_text
from changcheng_qt.app.session import Session
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.atomic import write_whole
from changcheng_qt.saves.disk import SHARED_FILE, Disk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import SUFFIX, read_file, record_to_bytes
from changcheng_qt.ui.banner import BannerButton, BannerWords
from changcheng_qt.ui.flow.screens import Notes, Own
from changcheng_qt.ui.main_window import MainWindow
from changcheng_qt.ui.title import TitleUi

translate = QCoreApplication.translate

READING: Final = "reading"
"""The name of the banner while a file is read."""
UNNOTICED: Final = 0.3
"""Seconds that reading may take before the window speaks of it."""


class _Given(Exception):
    """Whoever asked for the file does not want it any more."""


class FileDesk(QObject):
    """Brings files to the session of a window, and takes files from it."""

    _progressed = Signal(float)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        title: TitleUi,
        disk: Disk,
        files: FileChoice,
    ) -> None:
        """Wait for what the window asks for."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._title = title
        self._disk = disk
        self._files = files
        self._background = Background(self)
        self._is_wanted = False
        self._is_asking = False
        self._arrived: Path | None = None
        self._share = 0.0
        self._file = Path()
        self._progressed.connect(self._on_progressed)
        window.open_asked.connect(self._on_open_asked)
        window.file_dropped.connect(self.open)
        window.save_asked.connect(self._on_save_asked)
        window.report_asked.connect(self._on_report_asked)
        window.closing.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Tell whether a file is being read."""
        return self._background.is_busy

    def open(self, file: Path) -> None:
        """Read a file, and bring its game to the table if it is good."""
        if self._is_asking:
            self._arrived = file
            return
        self._is_wanted, self._share, self._file = True, 0.0, file
        begun = monotonic()

        def follow(share: float) -> None:
            if not self._is_wanted or self._file != file:
                raise _Given
            if monotonic() - begun > UNNOTICED and share - self._share >= 0.01:
                self._share = share
                self._progressed.emit(share)

        self._background.run(partial(_read, self._disk, file, follow), partial(self._on_read, file))

    def save(self, file: Path, viewer: Viewer | None = None) -> bool:
        """Write the game at hand to a file, all of it or what a viewer knows; tell whether that was
        possible.
        """
        recorder = self._session.recorder
        if recorder is None:
            return False
        if viewer is not None:
            record = redacted(recorder.record(), viewer)
        elif recorder.match.outcome:
            record = recorder.record(Disclosure.EVERYTHING)
        else:
            record = recorder.record(Disclosure.SEALED)
        return self._write(file, record_to_bytes(record))

    def save_report(self, file: Path) -> bool:
        """Write the game at hand as text for people; tell whether that was possible."""
        match = self._session.match
        return match is not None and self._write(file, report_of(match, self._title).encode())

    def _on_read(self, file: Path, read: tuple[Record, AnyMatch] | SaveError | _Given) -> None:
        self._window.table.banners.lower_banner(READING)
        if isinstance(read, _Given):
            return
        if isinstance(read, SaveError):
            words = translate("Files", "{file}: {fault}")
            self._window.say(fill(words, file=file.name, fault=save_error_text(read)))
            return
        if self._is_asking:
            self._arrived = file
            return
        self._window.dialogs.close_all()
        if self._session.bring(*read):
            self._window.remember_file(file)

    def _on_progressed(self, share: float) -> None:
        if self.is_busy:
            self._window.table.banners.raise_banner(READING, self._reading_words)

    def _reading_words(self) -> BannerWords:
        words = translate("Files", "Reading {file}: {percent}%")
        text = fill(words, file=self._file.name, percent=round(self._share * 100))
        cancel = BannerButton(translate("Files", "Cancel"), self._give_up)
        return BannerWords(text, None, (cancel,))

    def _give_up(self) -> None:
        self._is_wanted = False

    def _write(self, file: Path, content: bytes) -> bool:
        try:
            write_whole(self._disk, file, content, SHARED_FILE)
        except OSError as error:
            text = translate("Session", "The file can't be written. {fault}")
            self._window.say(fill(text, fault=disk_error_text(error)))
            return False
        self._window.say(translate("Session", "Saved."))
        return True

    def _on_open_asked(self) -> None:
        self._ask(self._files.to_open, self.open)

    def _on_save_asked(self) -> None:
        """Ask what to tell, where there is something to hide, and then for a file."""
        match, flow = self._session.match, self._session.flow
        if match is None:
            return
        if match.outcome or flow is None:
            self._ask_for_file(None)
            return
        own = self._seat_in_front()
        self._window.dialogs.share(match.players, own, self._ask_for_file, flow.screen_changed)

    def _seat_in_front(self) -> Seat | None:
        """Return who looks at the screen and sees what is its own."""
        flow = self._session.flow
        return flow.screen.seat if flow and isinstance(flow.screen, Own | Notes) else None

    def _ask_for_file(self, viewer: Viewer | None) -> None:
        """Ask for a file; what a seat knows is only written while it still sits there."""

        def save(file: Path) -> None:
            if viewer not in (None, PUBLIC, self._seat_in_front()):
                self._window.say(translate("Files", "Nothing was saved, because the gate closed."))
            elif self.save(file, viewer):
                self._window.remember_file(file)

        self._choose(SUFFIX, save)

    def _on_report_asked(self) -> None:
        self._choose(".txt", self.save_report)

    def _choose(self, suffix: str, write: Callable[[Path], object]) -> None:
        name = f"{self._title.shown_name()}{suffix}"
        self._ask(lambda: self._files.to_save(name), write)

    def _ask(self, choose: Callable[[], Path | None], then: Callable[[Path], object]) -> None:
        """Let a file be chosen and do something with it; then open what arrived meanwhile."""
        self._is_asking = True
        try:
            file = choose()
        finally:
            self._is_asking = False
        if file:
            then(file)
        arrived, self._arrived = self._arrived, None
        if arrived:
            self.open(arrived)


def _read(
    disk: Disk, file: Path, follow: Callable[[float], None]
) -> tuple[Record, AnyMatch] | SaveError | _Given:
    try:
        return read_file(disk, file, follow)
    except (SaveError, _Given) as error:
        return error
