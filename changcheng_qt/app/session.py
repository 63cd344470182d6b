"""One match at a time on the window's table: started, gone on with, left, shown again.

The window asks with its signals. A match that is left for the start page stays at hand and can be
gone on with; every match stays in the library. A finished game comes to the table as a replay.
Files are the `file_desk`'s.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.new_games import NewGames, Playing
from changcheng_qt.app.save_banners import UnsafeBanner, say_damaged
from changcheng_qt.app.save_words import save_error_text
from changcheng_qt.engine.match import Abandoned, AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.library import Taken
from changcheng_qt.saves.record import Record, Recorder
from changcheng_qt.ui.flow.qt_clock import QtClock
from changcheng_qt.ui.flow.screens import GateReason, Said
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.flow.thinker import Answer, Thinker
from changcheng_qt.ui.main_window import MainWindow
from changcheng_qt.ui.match_bridge import MatchBridge
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.title_order import GameOrder

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Tools:
    """What a session works with: who draws new games, who thinks for bots, who keeps running
    games.
    """

    new_games: NewGames
    thinker: Thinker
    autosave: Autosave


class Session(QObject):
    """Brings matches to the table of a window."""

    def __init__(self, window: MainWindow, tools: Tools) -> None:
        """Begin without a match."""
        super().__init__(window)
        self._window = window
        self._tools = tools
        self._new_games = tools.new_games
        self._title = tools.new_games.title
        self._playing: Playing | None = None
        self._flow: TableFlow | None = None
        UnsafeBanner(window, tools.autosave)
        window.order_placed.connect(self.begin)
        window.rematch_asked.connect(self.rematch)
        window.resume_asked.connect(self.resume)
        window.abandon_asked.connect(self.abandon)
        window.replay_asked.connect(self.show_again)
        window.requests.result_asked.connect(self.show_result)
        window.requests.leave_replay_asked.connect(self.leave_replay)
        window.closing.connect(self.close)

    @property
    def match(self) -> AnyMatch | None:
        """Return the match at hand."""
        return self._playing.match if self._playing else None

    @property
    def recorder(self) -> Recorder | None:
        """Return the record of the match at hand."""
        return self._playing.recorder if self._playing else None

    @property
    def flow(self) -> TableFlow | None:
        """Return the flow of the match on the table."""
        return self._flow

    @property
    def folder(self) -> Path | None:
        """Return where the match at hand is kept."""
        return self._tools.autosave.folder

    def begin(self, order: GameOrder) -> None:
        """Start a new game."""
        self._play(self._new_games.ordered(order))

    def recover(self) -> None:
        """Go on where the last session ended, or offer it where the game had been left."""
        try:
            taken = self._take_newest()
        except SaveError as error:
            self._window.say(save_error_text(error))
            return
        if taken is None:
            return
        match = self._keep(taken)
        if match.log and match.log[-1] == Abandoned():
            self._window.show_start(can_resume=True)
        else:
            self._show(match, GateReason.RECOVERED)

    def go_on(self, folder: Path) -> None:
        """Bring a kept game to the table."""
        if folder == self.folder:
            self.resume()
            return
        library = self._tools.autosave.library
        try:
            taken = library.take(folder)
        except SaveError as error:
            self._window.say(save_error_text(error))
            return
        if taken is None:
            self._window.say(translate("Session", "This game is open in another window."))
            return
        self._keep(taken)
        self.resume()

    def _keep(self, taken: Taken) -> AnyMatch:
        """Take over a kept game, and say so where its file was damaged."""
        found = taken.recovered
        recorder = Recorder.resumed(found.record, found.match, self._new_games.rng)
        self._playing = Playing(recorder)
        self._tools.autosave.keep_taken(taken, recorder)
        if found.is_damaged:
            say_damaged(self._window)
        return found.match

    def let_go(self, then: Callable[[], None]) -> None:
        """Forget the match at hand, on the start page; call when its folder is free."""
        self._playing = None
        self._leave()
        self._window.show_start(can_resume=False)
        self._tools.autosave.release(then)

    def rematch(self) -> None:
        """Start a new game of the same people, the next seat beginning."""
        if self._playing:
            self._play(self._new_games.like(self._playing))

    def resume(self) -> None:
        """Go on with the match at hand, or show it again if it is over, once all of it is safe."""
        playing = self._playing
        if playing:
            self._tools.autosave.when_safe(lambda: self._resume(playing))

    def _resume(self, playing: Playing) -> None:
        if playing is self._playing and playing.match.outcome:
            self.show_again()
        elif playing is self._playing:
            self._show(playing.match, GateReason.LOADED)

    def bring(self, record: Record, match: AnyMatch) -> bool:
        """Bring a game that was read from elsewhere to the table, as a copy; tell whether it is of
        a title that this table shows.
        """
        try:
            self._check_title(match)
        except SaveError as error:
            self._window.say(save_error_text(error))
            return False
        if record.disclosure.is_whole:
            recorder = Recorder.resumed(record, match, self._new_games.rng)
            self._play(Playing(recorder), GateReason.LOADED)
        else:
            self._look_at(record, match)
        return True

    def abandon(self) -> None:
        """Leave the match unfinished; it can be gone on with."""
        if self._playing:
            self._playing.match.abandon()
            self._leave()
            self._window.show_start(can_resume=True)

    def show_again(self) -> None:
        """Show the match at hand from its beginning."""
        if self._playing:
            self._leave()
            recorder = self._playing.recorder
            replay = ReplayBridge(Replay(recorder.match), seed=recorder.seed)
            self._window.show_replay(replay, QtClock())

    def show_result(self) -> None:
        """Show how the match at hand, which is over, has ended."""
        if self._playing:
            self._show(self._playing.match, GateReason.LOADED, at_result=True)

    def leave_replay(self) -> None:
        """Go back to the start page; the match stays at hand."""
        can_resume = self._playing is not None and self._playing.match.outcome is None
        self._window.show_start(can_resume=can_resume)

    def cover(self) -> None:
        """Close the gate and hold everything: the screen was locked."""
        if self._flow:
            self._flow.hide_window(GateReason.LOCKED)

    def uncover(self) -> None:
        """Go on: the screen can be seen again."""
        if self._flow:
            self._flow.show_window(GateReason.LOCKED)

    def close(self) -> None:
        """Leave the table: the window closes."""
        self._leave()
        self._tools.autosave.close()

    def _play(self, playing: Playing, reason: GateReason = GateReason.STARTED) -> None:
        self._playing = playing
        self._tools.autosave.keep(playing.recorder)
        if playing.match.outcome:
            self.show_again()
        else:
            self._show(playing.match, reason)

    def _look_at(self, record: Record, match: AnyMatch) -> None:
        """Show a game that cannot be gone on with to those whose knowledge it is; the match at hand
        stays as it is.
        """
        self._leave()
        seats = () if record.viewer is None else (record.viewer,)
        bridge = ReplayBridge(Replay(match, (PUBLIC, *seats)), len(match.steps))
        bridge.look_as(seats[0] if seats else PUBLIC)
        self._window.show_replay(bridge, QtClock())

    def _take_newest(self) -> Taken | None:
        """Return the unfinished game that was played last; raises `SaveError`."""
        library = self._tools.autosave.library
        taken = library.take_newest()
        if taken:
            try:
                self._check_title(taken.recovered.match)
            except SaveError:
                library.let_go(taken)
                raise
            if taken.recovered.match.outcome:
                library.let_go(taken)
                return None
        return taken

    def _check_title(self, match: AnyMatch) -> None:
        """Raise `SaveError` for a match of a title that this table does not show."""
        if match.game.name != self._title.game.name:
            raise SaveError(Problem.UNKNOWN_GAME, 1, match.game.name)

    def _show(self, match: AnyMatch, reason: GateReason, *, at_result: bool = False) -> None:
        self._leave()
        seed = self._playing.recorder.seed if self._playing else ""
        bridge = MatchBridge(match, self._tools.autosave.when_safe, seed)
        luck, thinker = self._new_games.draw_seed(), self._tools.thinker
        answer_itself = self._answer_itself
        self._flow = TableFlow(bridge, thinker, QtClock(), answer_itself, luck, reason)
        self._window.show_match(bridge, self._flow, at_result=at_result)
        self._flow.start()

    def _leave(self) -> None:
        if self._flow:
            self._flow.close()
            self._flow = None

    def _answer_itself(self, view: object, legal: Sequence[Any]) -> Answer | None:
        command = self._title.forced(legal)
        if command is None:
            return None
        passes = self._title.passes(command)
        return Answer(command, Said.NOTHING_POSSIBLE if passes else Said.ONLY_ANSWER)
