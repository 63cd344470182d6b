"""The window's end of the analysis of a replay: started, awaited, paused.

A kept analysis is read first. Otherwise a process works, a position at a time, and gets a message
to go on after each: a pause just sends none. A process that dies is not replaced: the page says so,
and the user may start again. Results so far are kept as well, so that an analysis that was left is
continued when its replay is opened again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.app.threads import Background
from changcheng_qt.app.workers.analysis_worker import (
    CommandFound,
    Found,
    GoOn,
    LookFound,
    Progress,
    Task,
    WeighCommand,
    WeighLook,
    serve_analysis,
)
from changcheng_qt.app.workers.conversation import Conversation
from changcheng_qt.bots import is_compiled
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.kept_analysis import kept_analysis
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.analysis.analyst import Stage

if TYPE_CHECKING:
    from changcheng_qt.app.workers.worker_process import Serve
    from changcheng_qt.verdicts.cost import Analysis, Judgement

LISTEN_EVERY: Final = 20
"""Milliseconds between two polls of the pipe."""


class AnalysisRunner(QObject):
    """Analyses one finished game for as long as its replay is shown; an `Analyst`."""

    changed = Signal()
    look_weighed = Signal(int, object)
    command_weighed = Signal(object, bool)
    """The `Alternative` of a weighed command, None for a peek; whether it could be weighed."""

    def __init__(self, task: Task, parent: QObject, serve: Serve = serve_analysis) -> None:
        super().__init__(parent)
        self.task = task
        self._process = Conversation(self, serve, LISTEN_EVERY, task)
        self._process.heard.connect(self._on_heard)
        self._process.lost.connect(self._fail)
        self._background = Background(self)
        self._waiting: list[WeighLook | WeighCommand] = []
        """Requests waiting, current one first."""
        self._is_asked = False
        """Whether an answer is pending."""
        self.stage = Stage.IDLE
        self._reset()
        self.analysis: Analysis | None = None
        self.unit = rules_of(task.match.game.name).unit

    @property
    def positions(self) -> int:
        """The number of positions to analyse."""
        return len(self.task.match.steps) + 1

    def go_on(self) -> None:
        """Start, or go on after a pause or a failure; looks first for a kept analysis."""
        if self.stage in (Stage.RUNNING, Stage.DONE):
            return
        is_new = self.stage is not Stage.PAUSED
        self._come_to(Stage.RUNNING)
        if is_new:
            self._background.run(partial(_kept, self.task), self._take_kept, self._fail)
        else:
            self._ask()

    def pause(self) -> None:
        if self.stage is Stage.RUNNING:
            self._come_to(Stage.PAUSED)

    def weigh_look(self, ply: int) -> None:
        self._want(WeighLook(ply))

    def weigh_command(self, judgement: Judgement, command: str) -> None:
        """Compute the worth of another command, as text, in a judged decision."""
        self._want(WeighCommand(judgement, command))

    def cancel(self) -> None:
        self._background.forget()
        self._end_process()
        self._waiting.clear()
        if self.stage is not Stage.DONE:
            self._reset()
            self._come_to(Stage.IDLE)

    def _reset(self) -> None:
        self.done = self.ahead = 0
        self.has_begun = False

    def _want(self, message: WeighLook | WeighCommand) -> None:
        if message not in self._waiting:
            self._waiting.append(message)
            self._ask()

    def _take_kept(self, kept: Analysis | None) -> None:
        if kept is None:
            self._ask()
        else:
            self._take(kept)

    def _take(self, analysis: Analysis) -> None:
        self.analysis, self.done = analysis, self.positions
        self._come_to(Stage.DONE)

    def _come_to(self, stage: Stage) -> None:
        self.stage = stage
        self.changed.emit()

    def _ask(self) -> None:
        """Send the next request, if any, unless the process is busy."""
        if self._is_asked or self._background.is_busy:
            return
        if self.stage is Stage.RUNNING:
            self._tell(GoOn())
        elif self._waiting:
            self._tell(self._waiting[0])

    def _tell(self, message: GoOn | WeighLook | WeighCommand) -> None:
        self._is_asked = True
        self._process.ask(message)

    def _on_heard(self, found: object) -> None:
        self._is_asked = False
        self._process.stop_listening()
        match found:
            case Progress(done, ahead):
                self.has_begun, self.done, self.ahead = True, done, ahead
                self.changed.emit()
            case Found(analysis):
                self._take(analysis)
            case LookFound(ply, worth):
                del self._waiting[0]
                self.look_weighed.emit(ply, worth)
            case CommandFound(alternative=alternative):
                del self._waiting[0]
                self.command_weighed.emit(alternative, True)
            case _:
                self._fail()
                return
        self._ask()

    def _fail(self) -> None:
        """Report a failure; the results so far stay."""
        self._end_process()
        wanted, self._waiting = self._waiting, []
        for message in wanted:
            if isinstance(message, WeighLook):
                self.look_weighed.emit(message.ply, None)
            else:
                self.command_weighed.emit(None, False)
        if self.stage is not Stage.DONE:
            self._reset()
            self._come_to(Stage.FAILED)

    def _end_process(self) -> None:
        self._is_asked = False
        self._process.end()


def _kept(task: Task) -> Analysis | None:
    if task.folder is None:
        return None
    key = line_key(task.match)
    return kept_analysis(RealDisk(), task.folder, key, task.nodes, compiled=is_compiled())
