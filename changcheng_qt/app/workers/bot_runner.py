"""The window's end of the bots' process: started, asked, polled without blocking, ended.

A process that dies, hangs for three times its time, or answers illegally is replaced once, and
asked the same again; after the second failure the question has failed. Replies have the number of
their question, so that a late one is dropped; a cancelled question stops the process's thinking.

The process is started with the first game in which a bot plays: people may play among themselves.
It is replaced once the search has been compiled (see `compiled_form`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.workers.bot_worker import (
    Cancel,
    Consultation,
    HintReply,
    Prepare,
    Question,
    Reply,
    serve,
)
from changcheng_qt.app.workers.conversation import Conversation
from changcheng_qt.bots import LEVELS, is_compiled, usual_nodes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.app.workers.worker_process import Serve
    from changcheng_qt.ui.flow.bot_turns import Strength
    from changcheng_qt.ui.flow.hints import Choice

LISTEN_EVERY: Final = 15
"""Milliseconds between two polls of the pipe."""
THINKING_TIMES: Final = {**dict.fromkeys(LEVELS, 1000), "master": 6000}
"""Milliseconds within which nineteen of twenty choices of each level are made, as native code, with
four seats, which take longest.
"""
PLAIN: Final = 3
"""How many times as long they may take as plain code."""
WEIGHING_TIME: Final = 2000
"""Milliseconds that a choice without a search may take."""
HINT_TIME: Final = 2000
"""Milliseconds that a hint may ordinarily take, in either form of the program."""
STARTING_TIME: Final = 60_000
"""Additional milliseconds for the first answer of a process, which has to start before, perhaps on
a slow computer that is busy.
"""
PATIENCE: Final = 3
"""After how many times its usual time a process counts as hung."""
ATTEMPTS: Final = 2


def thinking_time(bot: Strength) -> int:
    """Return how many milliseconds a choice of a bot may ordinarily take in this form of the
    program.
    """
    if bot.kind not in THINKING_TIMES:
        return WEIGHING_TIME
    usual = THINKING_TIMES[bot.kind] * (1 if is_compiled() else PLAIN)
    return usual * max(1, bot.nodes // usual_nodes(bot.kind))


@dataclass(frozen=True, slots=True)
class Mind:
    """How bots think: the loop of their process, and the usual times of a choice and of the start
    of the process, in milliseconds.
    """

    serve: Serve = serve
    thinking_time: Callable[[Strength], int] = thinking_time
    starting_time: int = STARTING_TIME


class BotRunner(QObject):
    """Gets choices of bots, and hints, one question at a time."""

    answered = Signal(int, object)
    """The number of a question, and the chosen legal command."""
    advised = Signal(int, object)
    """The number of a consultation, and the moves, best first."""
    failed = Signal(int)
    """The number of a question or consultation that has failed."""

    def __init__(self, mind: Mind = Mind()) -> None:
        """Create it without a process: `prepare` or a question starts it."""
        super().__init__()
        self._mind = mind
        self._process = Conversation(self, mind.serve, LISTEN_EVERY)
        self._process.heard.connect(self._on_heard)
        self._process.lost.connect(self._on_attempt_failed)
        self._is_compiled = is_compiled()
        """The form of the process."""
        self._has_started = False
        """Whether the process has answered: one that is there may still be starting."""
        self._asked = 0
        self._question: Question | Consultation | None = None
        self._attempt = 0
        self._time = 0
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_attempt_failed)

    def prepare(self, title: str) -> None:
        """Start the process, ready to play a title, before it is asked."""
        self._keep_form()
        self._process.tell(Prepare(title))

    def ask(self, title: str, bot: Strength, view: object, legal: Sequence[Any], seed: str) -> int:
        self._asked += 1
        asked = Question(self._asked, title, bot.kind, view, tuple(legal), bot.nodes, seed)
        return self._begin(asked, self._mind.thinking_time(bot))

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        """Start to judge a choice in a game of a title; return the question's number."""
        self._asked += 1
        legal, chosen, planned = tuple(choice.legal), choice.chosen, choice.planned
        asked = Consultation(self._asked, title, choice.view, legal, effort, steps, chosen, planned)
        return self._begin(asked, HINT_TIME)

    def forget(self) -> None:
        if self._question and self._process.has_begun:
            self._process.tell(Cancel())
        self._settle()

    def close(self) -> None:
        """End the process."""
        self._settle()
        self._end()

    def _settle(self) -> None:
        """Stop waiting."""
        self._question = None
        self._process.stop_listening()
        self._patience.stop()

    def _end(self) -> None:
        self._process.end()
        self._has_started = False

    def _keep_form(self) -> None:
        """End a process that is not in the form of the program any more."""
        if self._is_compiled != is_compiled():
            self._end()
            self._is_compiled = not self._is_compiled

    def _begin(self, question: Question | Consultation, time: int) -> int:
        self._keep_form()
        self._question, self._time, self._attempt = question, time, 0
        self._put_question()
        return question.number

    def _put_question(self) -> None:
        if self._question is None:
            return
        self._attempt += 1
        starting = 0 if self._has_started else self._mind.starting_time
        self._patience.start(starting + PATIENCE * self._time)
        self._process.ask(self._question)

    def _on_heard(self, reply: object) -> None:
        self._has_started = True
        if not isinstance(reply, Reply | HintReply):
            self._on_attempt_failed()
        elif self._question and reply.number == self._question.number:
            self._weigh(reply, self._question)

    def _weigh(self, reply: Reply | HintReply, question: Question | Consultation) -> None:
        if isinstance(reply, HintReply):
            is_asked = isinstance(question, Consultation) and bool(reply.ways)
            commands = [way.command for way in reply.ways]
        else:
            is_asked, commands = isinstance(question, Question), [reply.command]
        if not (is_asked and all(command in question.legal for command in commands)):
            self._on_attempt_failed()
            return
        self._settle()
        if isinstance(reply, HintReply):
            self.advised.emit(reply.number, reply.ways)
        else:
            self.answered.emit(reply.number, reply.command)

    def _on_attempt_failed(self) -> None:
        question = self._question
        self._end()
        if question is None:
            return
        if self._attempt < ATTEMPTS:
            self._put_question()
        else:
            self._settle()
            self.failed.emit(question.number)
