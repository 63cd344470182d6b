"""Autosave: every entry of the running game is on the disk before the window shows it.

Theory of operation. The match reports every entry of its log at once. The entry is encoded here, in
the window's thread, and its line goes to the writer, which appends and syncs it while the window
stays responsive; lines that queued up behind a slow disk are synced together. `when_safe` is the
`Keeper` of the bridge: it calls back when the writer has written all entries so far. Where a turn
ended, the next job is a backup, for which nobody waits; it is skipped if another turn has ended
before the writer reaches it.

Where the disk refuses, or has not answered for two seconds, `safe` reports it, waiting callers go
on, and nobody waits any more until the writer has written everything. A journal that failed
rewrites its file with the next entry; until then a timer retries, as does the end of the program.

Other programs move and replace files. The journal notices with the next line, and the writer has it
check at the end and every second and a half, which costs two system calls. `news` reports its
findings to the window, including a game lost to another session.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.threads import Job, Writer
from changcheng_qt.engine.match import AnyMatch, Entry
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library, Taken
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.savefile import JournalEncoder

if TYPE_CHECKING:
    from changcheng_qt.saves.errors import News

PATIENCE: Final = 2000
"""Milliseconds to wait for the disk before play goes on."""
LAST_PATIENCE: Final = 10_000
"""Milliseconds that the program waits for the disk after its window has closed."""
RETRY: Final = 10_000
"""Milliseconds after which a disk that refused is tried again."""
LOOK: Final = 1500
"""Milliseconds between two checks of the file."""


T = TypeVar("T")


def _ignore(result: object) -> None:
    """Ignore a result."""


class Autosave(QObject):
    """Keeps one running match at a time in the library."""

    safe = Signal(bool)
    """Whether the match is on the disk up to its last entry; emitted when that or the fault
    changes.
    """
    news = Signal(object)
    """News of the files of the match; news of the disk only once."""

    def __init__(
        self,
        library: Library,
        writer: Writer,
        patience: int = PATIENCE,
        retry: int = RETRY,
        last_patience: int = LAST_PATIENCE,
        look: int = LOOK,
    ) -> None:
        """Keep matches in a library, with a writer that nobody else uses."""
        super().__init__()
        self.library = library
        self._writer = writer
        self._journal: Journal | None = None
        self._is_safe = True
        self._fault: OSError | None = None
        self._asked = 0
        self._finished = 0
        self._awaited = 0
        """The number of the job that writes the last entry."""
        self._waiting: list[Callable[[], None]] = []
        self._patience = QTimer(self, interval=patience, singleShot=True)
        self._patience.timeout.connect(self._give_up)
        self._retry = QTimer(self, interval=retry)
        self._retry.timeout.connect(self._mend)
        self._look = QTimer(self, interval=look)
        self._look.timeout.connect(self._look_at_file)
        self._news: deque[News] = deque()
        self._of_disk: set[News] = set()
        self._last_patience = last_patience

    @property
    def folder(self) -> Path | None:
        """Return the folder of the match that is kept now."""
        return self._journal.folder if self._journal else None

    @property
    def fault(self) -> OSError | None:
        """Return the error of the disk if the match is not safe, None if it has not answered."""
        return self._fault

    def keep(
        self,
        recorder: Recorder,
        encoder: JournalEncoder | None = None,
        folder: Path | None = None,
    ) -> None:
        """Keep a match from now on, in a new folder, or in one without a game, until another one is
        kept; an `encoder` has already encoded the log so far.
        """
        encoder = encoder or JournalEncoder(recorder)
        library = self.library
        journal = Journal(
            library.disk,
            folder or library.new_folder(),
            encoder.whole(),
            new_folder=library.new_folder_like,
        )
        self._use(journal, encoder, recorder.match)

    def keep_taken(
        self, taken: Taken, recorder: Recorder, encoder: JournalEncoder | None = None
    ) -> None:
        """Continue to keep a match of the library in its folder, and report the findings of
        recovery; `encoder` as for `keep`.
        """
        encoder = encoder or JournalEncoder(recorder)
        library = self.library
        journal = Journal(
            library.disk,
            taken.folder,
            encoder.whole(),
            taken.recovered,
            taken.lock,
            library.new_folder_like,
        )
        if taken.recovered.news:
            self._news.append(taken.recovered.news)
            self._tell_news()
        self._use(journal, encoder, recorder.match)

    def when_safe(self, then: Callable[[], None]) -> None:
        """Call when the whole log is on the disk, or the disk cannot be waited for."""
        if not self._is_safe or self._finished >= self._awaited:
            then()
            return
        self._waiting.append(then)
        if not self._patience.isActive():
            self._patience.start()

    def stop(self) -> None:
        """Stop keeping the match, and release the game to other programs."""
        if self._journal:
            self._retry.stop()
            self._look.stop()
            self._ask(self._journal.mend)
            self._ask(self._journal.close)
            self._journal = None

    def ask_library(
        self,
        work: Callable[[Library], T],
        then: Callable[[T], None] = _ignore,
        failed: Callable[[SaveError | OSError], None] = _ignore,
    ) -> None:
        """Do other work in the library, in the writer's thread after all earlier jobs; then pass on
        its result, or why it failed, program errors included.
        """
        results: list[T] = []
        faults: list[SaveError | OSError] = []

        def job() -> None:
            try:
                results.append(work(self.library))
            except (SaveError, OSError) as fault:
                faults.append(fault)

        def tell(error: Exception | None) -> None:
            for fault in [SaveError(Problem.UNREADABLE)] if error else faults:
                failed(fault)
            for result in results:
                then(result)

        self._writer.ask(job, tell)

    def close(self) -> None:
        """Stop, and wait for the disk, but not forever; drops the callbacks that still wait."""
        self._waiting.clear()
        self._patience.stop()
        self.stop()
        self._writer.close(self._last_patience / 1000)

    def _use(self, journal: Journal, encoder: JournalEncoder, match: AnyMatch) -> None:
        self.stop()
        self._journal = journal
        self._news.extend(journal.news)
        journal.news = self._news
        turn, last_backup = match.turn_seat, 0
        unwritten: SimpleQueue[bytes] = SimpleQueue()

        def on_entry(entry: Entry) -> None:
            nonlocal turn, last_backup
            if journal is not self._journal:
                return
            unwritten.put(encoder.line(entry))
            self._ask(lambda: journal.append(_all_of(unwritten)))
            self._awaited = self._asked
            if match.turn_seat != turn:
                turn = match.turn_seat
                last_backup = self._asked
                self._ask(partial(back_up, last_backup))

        def back_up(number: int) -> None:
            if number == last_backup:
                journal.back_up()

        match.watch(on_entry)
        self._ask(journal.mend)
        self._look.start()

    def _look_at_file(self) -> None:
        """Check that the file is in place, unless a check is under way."""
        if self._is_safe and self._finished == self._asked:
            self._mend()

    def _mend(self) -> None:
        if self._journal:
            self._ask(self._journal.mend)

    def _ask(self, job: Job) -> None:
        self._asked += 1
        self._writer.ask(job, self._on_done)

    def _on_done(self, error: Exception | None) -> None:
        self._finished += 1
        if error:
            self._give_up(error if isinstance(error, OSError) else None)
        elif self._finished == self._asked:
            self._tell(True)
        self._tell_news()
        if self._finished >= self._awaited:
            self._go_on()

    def _tell_news(self) -> None:
        while self._news:
            news = self._news.popleft()
            if news not in self._of_disk:
                self.news.emit(news)
            if news.is_of_disk:
                self._of_disk.add(news)

    def _give_up(self, fault: OSError | None = None) -> None:
        self._tell(False, fault)
        self._go_on()

    def _go_on(self) -> None:
        """Call the waiting callbacks; they may add others."""
        self._patience.stop()
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()

    def _tell(self, is_safe: bool, fault: OSError | None = None) -> None:
        if is_safe == self._is_safe and _number(fault) == _number(self._fault):
            return
        self._is_safe, self._fault = is_safe, fault
        if is_safe:
            self._retry.stop()
        else:
            self._retry.start()
        self.safe.emit(is_safe)


def _number(fault: OSError | None) -> int | None:
    return fault.errno if fault else None


def _all_of(unwritten: SimpleQueue[bytes]) -> bytes:
    """Take all lines from the queue, which no other thread does meanwhile."""
    return b"".join(unwritten.get() for _ in range(unwritten.qsize()))
