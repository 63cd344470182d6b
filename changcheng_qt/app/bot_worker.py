"""The loop of the process that thinks for bots. It is given Views, never a State, and knows no Qt.

The process ends when the program does, or when a question makes it fail: the program sees the
pipe close.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from changcheng_qt.bots import BOTS
from changcheng_qt.titles import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection

    from changcheng_qt.engine.seats import Controller


@dataclass(frozen=True, slots=True)
class Question:
    """A choice to make: which bot of which title, what it sees, what it may do, how many commands
    it may weigh, and the seed of its luck.
    """

    number: int
    title: str
    bot: Controller
    view: Any
    legal: Sequence[Any]
    nodes: int
    seed: str


@dataclass(frozen=True, slots=True)
class Reply:
    """What was chosen for the question of that number."""

    number: int
    command: Any


def answer(question: Question) -> Reply:
    """Return the choice; the same question always gets the same one."""
    bot = BOTS[question.bot](rules_of(question.title).appraise)
    rng = Random(question.seed)
    command = bot.choose(question.view, question.legal, question.nodes, rng)
    return Reply(question.number, command)


def serve(pipe: Connection) -> None:
    """Answer questions, one after another, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        pipe.send(answer(question))
