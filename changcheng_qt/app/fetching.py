"""Games on their way to the table, read and made ready away from the window; and what the next
session is told of the table.

All of it is done by the writer, after whatever was asked of him before, so the lock of a game has
one owner at a time: nobody asks for one while somebody else of this program is letting go of it.
One game is fetched at a time, and the latest wish counts: a game that nobody wants any more is let
go where it was taken.
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
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import Library, Taken
from changcheng_qt.saves.record import Record, Recorder
from changcheng_qt.saves.savefile import JournalEncoder


@dataclass(frozen=True, slots=True)
class Fetched:
    """A game that is ready to be resumed: in its folder, where it is `taken`, or as a copy.
    `at_result` tells that its end was being looked at when the last session ended.
    """

    recorder: Recorder
    encoder: JournalEncoder
    taken: Taken | None = None
    at_result: bool = False


@dataclass(frozen=True, slots=True)
class AtHand:
    """It is the game at hand."""


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A game that cannot be resumed, ready for those whose knowledge it is."""

    replay: AnyReplay
    viewer: Viewer
    match: AnyMatch


Ready: TypeAlias = Fetched | AtHand | LookedAt | None
Fault: TypeAlias = SaveError | OSError
Work: TypeAlias = Callable[[Library], Ready]


@dataclass(frozen=True, slots=True, eq=False)
class _Wish:
    """Work to be done, and who is told what came of it."""

    work: Work
    then: Callable[[Ready], None]
    failed: Callable[[Fault], None]


class Fetching:
    """Fetches games for one table."""

    def __init__(self, autosave: Autosave, rng: Random) -> None:
        """Fetch by the writer of the running game."""
        self._autosave = autosave
        self._rng = rng
        self._wish: _Wish | None = None
        self._under_way: _Wish | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a game is on its way."""
        return self._under_way is not None

    def newest(self, then: Callable[[Ready], None], failed: Callable[[Fault], None]) -> None:
        """Fetch the game that was played last; None if there is none, or it is over and was not on
        the table when the last session ended.
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
    ) -> None:
        """Make a game ready that was read from elsewhere; one that is over and kept here already is
        fetched instead.
        """
        own = self._autosave.folder
        self._ask(_Wish(lambda library: self._copy(library, record, match, own), then, failed))

    def forget(self) -> None:
        """Want nothing any more."""
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
        """Tell what came of a wish, or go on to the one that has taken its place."""
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
        taken, laid = library.take_newest(), library.laid()
        if taken is None:
            return None
        is_over = taken.recovered.match.outcome is not None
        if laid is not None and laid.game != taken.folder.name:
            laid = None
        if is_over and laid is None:
            library.let_go(taken)
            return None
        at_result = is_over and laid is not None and laid.at_result
        return self._taken(taken, at_result=at_result)

    def _kept(self, library: Library, folder: Path) -> Ready:
        taken = library.take(folder)
        if taken is None:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        return self._taken(taken)

    def _copy(self, library: Library, record: Record, match: AnyMatch, own: Path | None) -> Ready:
        if not record.disclosure.is_whole:
            viewer = PUBLIC if record.viewer is None else record.viewer
            return LookedAt(Replay(match, record.viewers), viewer, match)
        if match.outcome and own and library.is_finished(own, record):
            return AtHand()
        taken = library.take_finished(record) if match.outcome else None
        if taken:
            return self._taken(taken)
        recorder = Recorder(record, match, self._rng)
        return Fetched(recorder, JournalEncoder(recorder))

    def _taken(self, taken: Taken, *, at_result: bool = False) -> Fetched:
        found = taken.recovered
        recorder = Recorder(found.record, found.match, self._rng)
        encoder = JournalEncoder(recorder, b"" if found.is_foreign else found.content)
        return Fetched(recorder, encoder, taken, at_result)


class LaidOut:
    """Notes what is laid on the table, and what is taken off it."""

    def __init__(self, autosave: Autosave) -> None:
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


def _let_go(library: Library, ready: Ready) -> None:
    if isinstance(ready, Fetched) and ready.taken:
        library.let_go(ready.taken)
