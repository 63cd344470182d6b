"""Files to and from the window: opened, dropped on it, passed by a later start, saved, shared.

A file is read in another thread, and nothing of the game on the table changes until all of it has
been checked. If that takes noticeably long, a banner shows the progress, and can cancel it. The
game of an opened file is a copy: the file is never written. A file that arrives while a dialog asks
for another one waits for the answer, which is about the game on the table.

A copy is also written in another thread, by a writer of its own: a slow memory stick must not delay
the writer of the running game. No copy is written into the program's own folder of games, however
the path is spelled.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QObject, Signal

from changcheng_qt.app.autosave import LAST_PATIENCE
from changcheng_qt.app.desks.file_choice import FileChoice, part_of_name
from changcheng_qt.app.desks.report import report_of
from changcheng_qt.app.desks.save_words import disk_error_text, save_error_text
from changcheng_qt.app.session import Session
from changcheng_qt.app.threads import Background, Writer
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Audience, Seat, Viewer
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.atomic import write_whole
from changcheng_qt.saves.disk import SHARED_FILE, Disk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import SUFFIX, read_file, record_to_bytes
from changcheng_qt.ui.flow.screens import Notes, Own
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

READING: Final = "reading"
"""The name of the banner while a file is read."""
_MOMENT: Final = "yyyy-MM-dd HH-mm"
"""The time in the name of a file: it sorts, has no colon, which some systems refuse, and no dot:
Qt would take the rest for an ending, and add none to a name that was typed without it.
"""
UNNOTICED: Final = 0.3
"""Seconds that reading may take before a banner appears."""


class _Cancelled(Exception):
    """The user has cancelled the reading of a file."""


class _OwnFolder(OSError):
    """The path of a copy is inside the program's own folder of games."""


def _ignore(is_written: bool) -> None:
    """Ignore whether a file was written."""


class FileDesk(QObject):
    """Opens files in the session of a window, and saves files from it."""

    _progressed = Signal(float)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        library: Library,
        files: FileChoice,
        copies: Writer,
    ) -> None:
        """Connect to the window's requests; nobody else uses the writer of copies."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._library = library
        self._disk = library.disk
        self._copies = copies
        self._files = files
        self._background = Background(self)
        self._unwritten = 0
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
        window.bookstand.saving_asked.connect(self._on_book_ready)
        window.closing.connect(self._on_closing)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or written."""
        is_reading = self._background.is_busy or self._session.is_fetching
        return is_reading or self._unwritten > 0

    def open(self, file: Path) -> None:
        """Read a file, and bring its game to the table if it is valid."""
        if self._is_asking:
            self._arrived = file
            return
        self._is_wanted, self._share, self._file = True, 0.0, file
        begun = monotonic()

        def follow(share: float) -> None:
            if not self._is_wanted or self._file != file:
                raise _Cancelled
            if monotonic() - begun > UNNOTICED and share - self._share >= 0.01:
                self._share = share
                self._progressed.emit(share)

        read = partial(_read, self._disk, file, follow)
        self._background.run(read, partial(self._on_read, file), self._lower_reading)

    def save(
        self,
        file: Path,
        viewer: Viewer | None = None,
        then: Callable[[bool], None] = _ignore,
    ) -> None:
        """Write the game at hand to a file, all of it or the knowledge of a viewer; `then` receives
        whether that was possible.
        """
        record = self._record_for(viewer)
        if record is None:
            return

        def content() -> bytes:
            return record_to_bytes(record if viewer is None else redacted(record, viewer))

        def tell(is_written: bool) -> None:
            if is_written:
                self._window.remember_file(file)
            then(is_written)

        self._write(file, content, tell)

    def _record_for(self, viewer: Viewer | None) -> Record | None:
        """Return the record of which a viewer's knowledge is a part; of a match of several
        computers there is none for somebody who wants all of it.
        """
        recorder = self._session.recorder
        if recorder is None:
            return None if viewer is None else self._session.visible_record()
        is_open = recorder.match.outcome and viewer is None
        return recorder.record(Disclosure.EVERYTHING if is_open else Disclosure.SEALED)

    def save_report(self, file: Path) -> None:
        """Write the game at hand as plain text."""
        match = self._session.match
        if match is not None:
            self._write(file, report_of(match, self._window.titles[match.game.name]).encode)

    def save_as(self, name: str, content: Callable[[], bytes]) -> None:
        """Ask for a path and write a file with a suggested name; its content is made in another
        thread.
        """
        self._choose(name, lambda file: self._write(file, content))

    def _on_read(self, file: Path, read: tuple[Record, AnyMatch] | SaveError | _Cancelled) -> None:
        self._lower_reading()
        if isinstance(read, _Cancelled):
            return
        if isinstance(read, SaveError):
            words = translate("Files", "{file}: {fault}")
            self._window.show_toast(fill(words, file=file.name, fault=save_error_text(read)))
            return
        if self._is_asking:
            self._arrived = file
            return
        self._window.dialogs.close_all()
        self._session.bring(*read, lambda: self._window.remember_file(file), file)

    def _lower_reading(self) -> None:
        self._window.table.banners.lower_banner(READING)

    def _on_progressed(self, share: float) -> None:
        if self._background.is_busy:
            self._window.table.banners.raise_banner(READING, self._reading_words)

    def _reading_words(self) -> BannerWords:
        words = translate("Files", "Reading {file}: {percent}%")
        text = fill(words, file=self._file.name, percent=round(self._share * 100))
        cancel = BannerButton(translate("Files", "Cancel"), self._give_up)
        return BannerWords(text, None, (cancel,))

    def _give_up(self) -> None:
        self._is_wanted = False

    def _on_closing(self) -> None:
        """Close, after the requested copies are written, but do not wait forever."""
        self._give_up()
        self._copies.close(LAST_PATIENCE / 1000)

    def _write(
        self, file: Path, content: Callable[[], bytes], then: Callable[[bool], None] = _ignore
    ) -> None:
        """Make a file's content and write it; show the result and pass it to `then`."""
        kept = self._session.folder

        def write() -> None:
            if self._library.holds(file, kept):
                raise _OwnFolder
            write_whole(self._disk, file, content(), SHARED_FILE)

        def tell(error: Exception | None) -> None:
            self._unwritten -= 1
            then(error is None)
            self._window.show_toast(_written_text(error))

        self._unwritten += 1
        self._copies.ask(write, tell)

    def _on_open_asked(self) -> None:
        self._ask(self._files.to_open, self.open)

    def _on_save_asked(self) -> None:
        """Ask for the content, where there is something to hide, and then for a file."""
        match, flow = self._session.match, self._session.flow
        if match and (match.outcome or flow is None):
            self._ask_for_file(None)
        elif flow and (played := match or self._session.visible_record()):
            own, ask = self._seat_in_front(), self._ask_for_file
            has_all = match is not None
            dialogs = self._window.dialogs
            dialogs.share(played.players, own, ask, flow.screen_changed, has_all=has_all)

    def _seat_in_front(self) -> Seat | None:
        """Return the seat whose player looks at the screen and sees its secrets."""
        flow = self._session.flow
        return flow.screen.seat if flow and isinstance(flow.screen, Own | Notes) else None

    def _ask_for_file(self, viewer: Viewer | None) -> None:
        """Ask for a file; the knowledge of a seat is only written while its player is still at the
        screen.
        """

        def save(file: Path) -> None:
            if viewer not in (None, PUBLIC, self._seat_in_front()):
                self._window.show_toast(
                    translate("Files", "Nothing was saved, because the gate closed.")
                )
            else:
                self.save(file, viewer)

        self._choose(f"{self._copy_name(viewer)}{SUFFIX}", save)

    def _on_report_asked(self) -> None:
        self._choose(f"{self._copy_name(None)}.txt", self.save_report)

    def _on_book_ready(self, name: str, content: Callable[[], bytes]) -> None:
        self.save_as(f"{part_of_name(name)}.pdf", content)

    def _copy_name(self, viewer: Viewer | None) -> str:
        """Return the name of a copy: the title, the time, and the viewer, unless it is the whole
        game. With the time it replaces no earlier copy.
        """
        played, titles = self._session.match or self._session.visible_record(), self._window.titles
        title = titles.current if played is None else titles[played.game.name]
        game = f"{title.shown_name()} {QDateTime.currentDateTime().toString(_MOMENT)}"
        if viewer is None or played is None:
            return game
        if isinstance(viewer, Audience):
            return fill(translate("Files", "{game} - public view"), game=game)
        player = part_of_name(played.players[viewer].name)
        return fill(translate("Files", "{game} - seen by {player}"), game=game, player=player)

    def _choose(self, name: str, write: Callable[[Path], object]) -> None:
        self._ask(lambda: self._files.to_save(name), write)

    def _ask(self, choose: Callable[[], Path | None], then: Callable[[Path], object]) -> None:
        """Ask for a file and do something with it; then open the files that arrived meanwhile."""
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
) -> tuple[Record, AnyMatch] | SaveError | _Cancelled:
    try:
        return read_file(disk, file, follow)
    except (SaveError, _Cancelled) as error:
        return error


def _written_text(error: Exception | None) -> str:
    if error is None:
        return translate("Session", "Saved.")
    if isinstance(error, _OwnFolder):
        return translate(
            "Session", "You can't save into the program's own games folder. Choose another folder."
        )
    fault = disk_error_text(error) if isinstance(error, OSError) else ""
    return fill(translate("Session", "The file can't be written. {fault}"), fault=fault)
