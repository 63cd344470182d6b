"""One match at a time on the window's table: started, resumed, left, replayed.

The window requests these by its signals. A match that is left for the start page stays at hand and
can be resumed; every match stays in the library. A finished game comes to the table as a replay.
Files are the `file_desk`'s.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.desks.new_games import NewGames, Playing, rematch_text
from changcheng_qt.app.desks.replays import look_of, replay_of
from changcheng_qt.app.desks.save_words import NewsBanners, UnsafeBanner, fault_text
from changcheng_qt.app.fetching import AtHand, Fault, Fetched, Fetching, LaidOut, LookedAt, Ready
from changcheng_qt.app.workers.compiled_form import take_over
from changcheng_qt.bots import advice_effort, usual_nodes
from changcheng_qt.engine.deeds import Abandon
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.record import Record, Recorder
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.title import Rules
from changcheng_qt.ui.flow.bot_turns import Answer, BotSetup, Thinker
from changcheng_qt.ui.flow.hints import Adviser, HintSource
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.screens import GateReason, Said
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.executor import Executor, LocalExecutor
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import Decisions
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Tools:
    """The dependencies of a session: the source of new games, the bots' process, the autosave, and
    the source of hints.
    """

    new_games: NewGames
    thinker: Thinker
    autosave: Autosave
    adviser: Adviser | None = None


class Session(QObject):
    """Brings matches to the table of a window."""

    def __init__(self, window: MainWindow, tools: Tools) -> None:
        super().__init__(window)
        self._window = window
        self._tools, games = tools, tools.new_games
        self._playing: Playing | None = None
        self._flow: TableFlow | None = None
        self._fetching = Fetching(tools.autosave, games.rng, games.clock)
        self._laid_out = LaidOut(tools.autosave)
        self.visible_record: Callable[[], Record | None] = _nothing
        """Returns the shown match of several computers, as far as people here may know it."""
        self._back_to: Path | None = None
        """The folder of the game that was on the table before the replay of a copy."""
        self.show_replay_again: Callable[[], None] = self.show_again
        """Shows the last replay on the table from its beginning."""
        self._say_fault = partial(_say_fault, window)
        UnsafeBanner(window, tools.autosave)
        NewsBanners(window, tools.autosave)
        window.requests.result_shown.connect(self._on_result_shown)
        window.start_shown.connect(self._laid_out.clear)
        _connect(window, self)

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
        """Return the folder of the match at hand."""
        return self._tools.autosave.folder

    @property
    def is_fetching(self) -> bool:
        """Whether a game is being fetched."""
        return self._fetching.is_busy

    def begin(self, order: GameOrder) -> None:
        """Start a new game."""
        self.clear_table()
        self._play(self._tools.new_games.ordered(order))

    def recover(self) -> None:
        """Go on where the last session ended, or offer the game that had been left."""
        self._fetching.newest(self._on_recovered, partial(_end_stillness, self._window))

    def _on_recovered(self, ready: Ready) -> None:
        if isinstance(ready, LookedAt):
            self._look_at(ready)
            return
        if not isinstance(ready, Fetched):
            _end_stillness(self._window)
            return
        match = self.keep(ready)
        if ready.laid is None and match.is_left:
            self._window.show_start(can_resume=True)
        elif ready.is_at_replay:
            self._show_replay(match)
        else:
            self._show_match(match, GateReason.RECOVERED, at_result=ready.is_at_result)

    def go_on(self, folder: Path) -> None:
        """Bring a kept game to the table."""
        if folder == self.folder:
            self.resume()
            return
        self._fetching.kept(folder, self._on_fetched, self._say_fault)

    def _on_fetched(self, ready: Ready) -> None:
        match ready:
            case Fetched():
                self.keep(ready)
                self.resume()
            case LookedAt():
                self._look_at(ready)
            case AtHand():
                self.resume()
            case None:
                pass

    def keep(self, ready: Fetched) -> AnyMatch:
        """Take over a game, which is kept from now on; the screen stays as it is."""
        self._playing = Playing(ready.recorder)
        if ready.taken is None:
            self._tools.autosave.keep(ready.recorder, ready.encoder)
        else:
            self._tools.autosave.keep_taken(ready.taken, ready.recorder, ready.encoder)
        return ready.recorder.match

    def resume(self) -> None:
        """Go on with the match at hand, or show its replay if it is over, once all of it is safe,
        unless something else is on the table by then.
        """
        playing, on_table = self._playing, _on_table(self._window)

        def show() -> None:
            if playing is None or playing is not self._playing:
                return
            if on_table is not _on_table(self._window):
                return
            if playing.match.outcome:
                self._show_replay(playing.match)
            else:
                self._show_match(playing.match, GateReason.LOADED)

        self._tools.autosave.when_safe(show)

    def let_go(self) -> None:
        """Release the match at hand, on the start page; the library's next job finds it free."""
        self._playing = None
        self.clear_table()
        self._window.show_start(can_resume=False)
        self._tools.autosave.stop()

    def rematch(self) -> None:
        """Start a rematch with the next seat beginning, and say so."""
        if self._playing:
            self.clear_table()
            playing = self._tools.new_games.like(self._playing)
            self._play(playing)
            first = rules_of(playing.match.game.name).first_seat(playing.match.setup)
            self._window.show_toast(rematch_text(playing.match.players[first]))

    def bring(
        self, record: Record, match: AnyMatch, then: Callable[[], None], file: Path | None = None
    ) -> None:
        """Bring a game that was read from a file to the table, as a copy; then call."""

        def on_ready(ready: Ready) -> None:
            if self._flow:
                self._back_to = self.folder
            self._on_fetched(ready)
            then()

        self._fetching.copy(record, match, on_ready, self._say_fault, file)

    def abandon(self) -> None:
        """Leave the match for the start page; one that is not over can be resumed."""
        if self._playing:
            _executor_of(self._playing.match, self._tools).do(Abandon(), _ignore, _ignore)
            self.clear_table()
            self._window.show_start(can_resume=self._playing.match.outcome is None)

    def show_again(self) -> None:
        """Show the replay of the match at hand."""
        if self._playing:
            self._show_replay(self._playing.match)

    def _show_replay(self, match: AnyMatch) -> None:
        self.clear_table()
        self.show_replay_again = self.show_again
        seed = self._playing.recorder.seed if self._playing else ""
        again = replay_of(match, seed, self.folder)
        self._laid_out.lay(at_replay=True)
        self._window.show_replay(again.bridge, QtClock(), again.analyst)

    def show_result(self) -> None:
        """Show the result of the match at hand, which is over."""
        if self._playing:
            self._show_match(self._playing.match, GateReason.LOADED, at_result=True)

    def leave_replay(self) -> None:
        """Go back to the previous game, or to the start page."""
        match, back_to = self.match, self._back_to
        if match and back_to == self.folder:
            self._show_match(match, GateReason.LOADED, at_result=match.outcome is not None)
        elif back_to:
            self._fetching.kept(back_to, self._on_gone_back, self._on_nothing_to_go_back_to)
        else:
            self._window.show_start(can_resume=match is not None and match.outcome is None)

    def _on_gone_back(self, ready: Ready) -> None:
        if isinstance(ready, Fetched):
            match = self.keep(ready)
            self._show_match(match, GateReason.LOADED, at_result=match.outcome is not None)

    def _on_nothing_to_go_back_to(self, fault: Fault) -> None:
        self._back_to = None
        self.leave_replay()
        self._say_fault(fault)

    def cover(self) -> None:
        """Close the gate and pause everything: the screen was locked."""
        if self._flow:
            self._flow.hide_window(GateReason.LOCKED)

    def uncover(self) -> None:
        """Go on: the screen is visible again."""
        if self._flow:
            self._flow.show_window(GateReason.LOCKED)

    def close(self) -> None:
        """Keep the table for the next session: the window closes."""
        self.clear_table()
        self._tools.autosave.close()

    def _play(self, playing: Playing) -> None:
        self._playing = playing
        self._tools.autosave.keep(playing.recorder)
        self._show_match(playing.match, GateReason.STARTED)

    def _look_at(self, ready: LookedAt) -> None:
        """Show a game that cannot be resumed; the match at hand stays as it is."""
        self.clear_table()
        self.show_replay_again = partial(self._look_at, ready)
        if ready.file:
            self._laid_out.lay_file(ready.file)
        again = look_of(ready)
        self._window.show_replay(again.bridge, QtClock(), again.analyst)

    def _show_match(self, match: AnyMatch, reason: GateReason, *, at_result: bool = False) -> None:
        self.clear_table()
        seed = self._playing.recorder.seed if self._playing else ""
        decisions = decisions_of(rules_of(match.game.name))
        bridge = MatchBridge(match, _executor_of(match, self._tools), seed, decisions)
        self._back_to = None
        self._laid_out.lay(at_result=at_result)
        self.show(bridge, reason, at_result=at_result)

    def show(self, bridge: MatchBridge, reason: GateReason, *, at_result: bool = False) -> None:
        """Show a match on the table, which is clear."""
        self._flow = _flow_of(bridge, self._tools, self._tools.new_games.draw_seed(), reason)
        self._window.show_match(bridge, self._flow, at_result=at_result)
        self._flow.start()

    def clear_table(self) -> None:
        """Clear the table, and stop fetching games; the match at hand is kept."""
        self._fetching.forget()
        self.visible_record = _nothing
        if self._flow:
            self._flow.close()
            self._flow = None
        take_over()  # Between two games, the search may become native code.

    def _on_result_shown(self) -> None:
        """Note that the result is shown, unless it is that of a match over the one at hand."""
        if self._flow:
            self._laid_out.lay(at_result=True)


def _connect(window: MainWindow, session: Session) -> None:
    window.order_placed.connect(session.begin)
    window.rematch_asked.connect(session.rematch)
    window.resume_asked.connect(session.resume)
    window.abandon_asked.connect(session.abandon)
    window.replay_asked.connect(session.show_again)
    window.requests.result_asked.connect(session.show_result)
    window.requests.leave_replay_asked.connect(session.leave_replay)
    window.closing.connect(session.close)


def _executor_of(match: AnyMatch, tools: Tools) -> Executor:
    return LocalExecutor(match, tools.autosave.when_safe)


def _nothing() -> None:
    """Return no record: the match is of this computer alone."""


def _ignore(*_: object) -> None:
    """Do nothing: the match is left whether or not its log could be written to the end."""


def _end_stillness(window: MainWindow, fault: Fault | None = None) -> None:
    """Enable the start page, which waited for a game, and show why none comes."""
    if window.table.start_page.is_still:
        window.show_start(can_resume=False)
    if fault:
        _say_fault(window, fault)


def _say_fault(window: MainWindow, fault: Fault) -> None:
    window.show_toast(fault_text(fault))


def _on_table(window: MainWindow) -> QObject | None:
    """Return the bridge that a window shows: a match or lesson, a replay, None for the start
    page.
    """
    return window.match_show or window.replay_show


def _flow_of(bridge: MatchBridge, tools: Tools, luck: str, reason: GateReason) -> TableFlow:
    rules = rules_of(bridge.title)
    nodes = partial(usual_nodes, own=rules.simulations)
    bot_setup = BotSetup(tools.thinker, luck, rules.weight, nodes, rules.considered)
    hints = None
    if rules.searching is not None and tools.adviser is not None:
        hints = HintSource(tools.adviser, advice_effort())
    answer = partial(_answer_itself, rules)
    return TableFlow(bridge, bot_setup, QtClock(), answer, reason, hints, rules.ballots)


def decisions_of(rules: Rules) -> Decisions:
    """Return how a title's decisions are made at a screen."""
    ballots = rules.ballots
    return Decisions(rules.needs_hand, ballots.is_due if ballots else None, rules.hides_nothing)


def _answer_itself(rules: Rules, view: object, legal: Sequence[Any]) -> Answer | None:
    """Return the answer that is given automatically, where there is no choice; else None."""
    command = rules.forced(legal)
    if command is None:
        return None
    return Answer(command, Said.NOTHING_POSSIBLE if rules.passes(command) else Said.ONLY_ANSWER)
