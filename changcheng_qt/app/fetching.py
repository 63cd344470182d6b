"""Games fetched for the table, read and prepared in another thread; and the note of the game on the
table for the next session.

Everything is done by the writer, after its earlier jobs, so the lock of a game has one owner at a
time: nobody asks for one while another part of this program is releasing it. One game is fetched at
a time, and the latest request counts: a game that is no longer wanted is released where it was
taken.
"""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import AnyReplay, Replay
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.saves.errors import News, SaveError
from changcheng_qt.saves.library import Library, Taken
from changcheng_qt.saves.record import Record, Recorder
from changcheng_qt.saves.savefile import JournalEncoder, read_file
from changcheng_qt.saves.table import Laid
from changcheng_qt.saves.times import Clock


@dataclass(frozen=True, slots=True)
class Fetched:
    """A game that is ready to be resumed: in its folder, where it is `taken`, or as a copy. `laid`
    is its place on the table when the last session ended, None if it was not there.
    """

    recorder: Recorder
    encoder: JournalEncoder
    taken: Taken | None = None
    laid: Laid | None = None

    @property
    def is_at_result(self) -> bool:
        """Return True if the result of the game was shown."""
        return self._is_over and self.laid is not None and self.laid.at_result

    @property
    def is_at_replay(self) -> bool:
        """Return True if the replay of the finished game was shown."""
        return self._is_over and self.laid is not None and self.laid.at_replay

    @property
    def _is_over(self) -> bool:
        return self.recorder.match.outcome is not None


@dataclass(frozen=True, slots=True)
class AtHand:
    """The requested game is on the table already."""


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A game that cannot be resumed, ready for its viewers; `file` is its path."""

    replay: AnyReplay
    viewer: Viewer
    match: AnyMatch
    file: Path | None = None


Ready: TypeAlias = Fetched | AtHand | LookedAt | None
Fault: TypeAlias = SaveError | OSError
Work: TypeAlias = Callable[[Library], Ready]


@dataclass(frozen=True, slots=True, eq=False)
class _Wish:
    """A request for a game, and the callbacks for its result."""

    work: Work
    then: Callable[[Ready], None]
    failed: Callable[[Fault], None]


class Fetching:
    """Fetches games for one table."""

    def __init__(self, autosave: Autosave, rng: Random, clock: Clock) -> None:
        """Fetch with the writer of the running game."""
        self._autosave = autosave
        self._rng = rng
        self._clock = clock
        self._wish: _Wish | None = None
        self._under_way: _Wish | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a game is being fetched."""
        return self._under_way is not None

    def newest(self, then: Callable[[Ready], None], failed: Callable[[Fault], None]) -> None:
        """Fetch the game that was on the table when the last session ended, else the one that was
        played last; None if there is none, or it is over.
        """
        self._ask(_Wish(self._newest, then, failed))

    def kept(
        self, folder: Path, then: Callable[[Ready], None], failed: Callable[[Fault], None]
    ) -> None:
        """Fetch a game of the library."""
        self._ask(_Wish(lambda library: self._kept(library, folder), then, failed))

    def copy(
        self,
        record: Record,
        match: AnyMatch,
        then: Callable[[Ready], None],
        failed: Callable[[Fault], None],
        file: Path | None = None,
    ) -> None:
        """Prepare a game that was read from a file elsewhere; one that is over and already kept
        here is fetched instead.
        """
        own = self._autosave.folder

        def work(library: Library) -> Ready:
            if not record.disclosure.is_whole:
                return _looked_at(record, match, file)
            return self._copy(library, record, match, own)

        self._ask(_Wish(work, then, failed))

    def forget(self) -> None:
        """Drop the request."""
        self._wish = None

    def _ask(self, wish: _Wish) -> None:
        self._wish = wish
        if self._under_way is None:
            self._begin(wish)

    def _begin(self, wish: _Wish) -> None:
        self._under_way = wish

        def work(library: Library) -> Ready:
            ready = wish.work(library)
            if wish is self._wish:
                return ready
            _let_go(library, ready)
            return None

        self._autosave.ask_library(
            work, lambda ready: self._on_ready(wish, ready), lambda fault: self._tell(wish, fault)
        )

    def _on_ready(self, wish: _Wish, ready: Ready) -> None:
        if wish is not self._wish:
            self._autosave.ask_library(lambda library: _let_go(library, ready))
        self._tell(wish, ready)

    def _tell(self, wish: _Wish, result: Ready | Fault) -> None:
        """Pass on the result of a request, or start the one that has replaced it."""
        self._under_way = None
        if wish is not self._wish:
            if self._wish is not None:
                self._begin(self._wish)
            return
        self._wish = None
        if isinstance(result, SaveError | OSError):
            wish.failed(result)
        else:
            wish.then(result)

    def _newest(self, library: Library) -> Ready:
        laid = library.laid()
        if laid is not None and laid.file:
            file = Path(laid.file)
            record, match = read_file(library.disk, file)
            return None if record.disclosure.is_whole else _looked_at(record, match, file)
        keys = [game.folder.name for game in library.games()]
        if laid is not None and laid.game in keys:
            taken = library.take(library.folder_of(laid.game))
            if taken is not None:
                return self._taken(taken, laid)
        newest = library.take_newest()
        if newest is not None and newest.recovered.match.outcome is not None:
            library.let_go(newest)
            return None
        return None if newest is None else self._taken(newest)

    def _kept(self, library: Library, folder: Path) -> Ready:
        taken = library.take(folder)
        if taken is None:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        return self._taken(taken)

    def _copy(self, library: Library, record: Record, match: AnyMatch, own: Path | None) -> Ready:
        if match.outcome and own and library.is_finished(own, record):
            return AtHand()
        taken = library.take_finished(record) if match.outcome else None
        if taken:
            return self._taken(taken)
        recorder = Recorder(record, match, self._rng, self._clock)
        return Fetched(recorder, JournalEncoder(recorder))

    def _taken(self, taken: Taken, laid: Laid | None = None) -> Fetched:
        found = taken.recovered
        recorder = Recorder(found.record, found.match, self._rng, self._clock)
        encoder = JournalEncoder(recorder, b"" if found.is_foreign else found.content)
        return Fetched(recorder, encoder, taken, laid)


class LaidOut:
    """Notes which game is on the table: the last one shown, until the start page. Anything that
    covers it for a while, such as a lesson, is not noted.
    """

    def __init__(self, autosave: Autosave) -> None:
        self._autosave = autosave
        self._laid: Laid | None = None
        autosave.news.connect(self._on_news)

    def lay(self, *, at_result: bool = False, at_replay: bool = False) -> None:
        """Note that the kept game is on the table, at its result or its replay."""
        if folder := self._autosave.folder:
            self._lay(Laid(folder.name, at_result, at_replay))

    def lay_file(self, file: Path) -> None:
        """Note that a file is shown."""
        self._lay(Laid(file=str(file.absolute())))

    def _on_news(self, news: News) -> None:
        """Note the new folder of a game that continues as a copy."""
        folder = self._autosave.folder
        if news is News.ELSEWHERE and self._laid and self._laid.game and folder:
            self._lay(self._laid._replace(game=folder.name))

    def clear(self) -> None:
        """Note that the table is empty."""
        if self._laid:
            self._autosave.ask_library(partial(Library.clear, gone=self._laid))
            self._laid = None

    def _lay(self, laid: Laid) -> None:
        self._laid = laid
        self._autosave.ask_library(partial(Library.lay, laid=laid))


def _looked_at(record: Record, match: AnyMatch, file: Path | None) -> LookedAt:
    viewer = PUBLIC if record.viewer is None else record.viewer
    return LookedAt(Replay(match, record.viewers), viewer, match, file)


def _let_go(library: Library, ready: Ready) -> None:
    if isinstance(ready, Fetched) and ready.taken:
        library.let_go(ready.taken)
