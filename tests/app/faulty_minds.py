"""Loops for the bots' process that break the rules for bots; they run in a spawned process."""

import os
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from changcheng_qt.app.workers import bot_worker
from changcheng_qt.app.workers.bot_worker import Consultation, HintReply, Question, Reply
from changcheng_qt.bots import BOTS, is_compiled
from changcheng_qt.bots.bot import Stop, Stopped, never
from changcheng_qt.verdicts.reasons import Way

MARK = "CHANGCHENG_TEST_MARK"


def first_of_legal(pipe: Connection) -> None:
    """Answer with the first legal command, and tell on request whether Qt is here."""
    while True:
        question: Question = pipe.recv()
        pipe.send(Reply(question.number, question.legal[0]))


def telling_form(pipe: Connection) -> None:
    """Report whether the search is compiled here, once, without being asked."""
    pipe.send(is_compiled())


def advising(pipe: Connection) -> None:
    """Find the last legal command best, and answer every other question with the first one."""
    while True:
        asked = pipe.recv()
        if isinstance(asked, Consultation):
            ways = tuple(Way(command) for command in reversed(asked.legal))
            pipe.send(HintReply(asked.number, ways))
        else:
            pipe.send(Reply(asked.number, asked.legal[0]))


def advising_nothing(pipe: Connection) -> None:
    """Know no way to go on."""
    while True:
        pipe.send(HintReply(pipe.recv().number, ()))


def advising_cheats(pipe: Connection) -> None:
    """Rate an illegal command second best."""
    while True:
        asked = pipe.recv()
        pipe.send(HintReply(asked.number, (Way(asked.legal[0]), Way("cheat"))))


def dying(pipe: Connection) -> None:
    """Die of the first question."""
    pipe.recv()
    os._exit(3)


def deaf(pipe: Connection) -> None:
    """End before the first question can be read."""
    os._exit(4)


def hanging(pipe: Connection) -> None:
    """Never answer."""
    pipe.recv()
    time.sleep(60)


def starting_slowly(pipe: Connection) -> None:
    """Take longer to start than to answer."""
    time.sleep(1)
    pondering(pipe)


def hanging_later(pipe: Connection) -> None:
    """Answer the first question, and never the next one."""
    question: Question = pipe.recv()
    pipe.send(Reply(question.number, question.legal[0]))
    hanging(pipe)


def cheating(pipe: Connection) -> None:
    """Answer with a command that is not legal."""
    while True:
        pipe.send(Reply(pipe.recv().number, "cheat"))


def babbling(pipe: Connection) -> None:
    """Send something that is no reply."""
    pipe.recv()
    pipe.send("hello")
    time.sleep(60)


def late(pipe: Connection) -> None:
    """Answer an older question before each one."""
    while True:
        question: Question = pipe.recv()
        pipe.send(Reply(question.number - 1, question.legal[-1]))
        pipe.send(Reply(question.number, question.legal[0]))


def dying_once(pipe: Connection) -> None:
    """Die of the first question, and answer it in the process that comes after."""
    question: Question = pipe.recv()
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        os._exit(3)
    pipe.send(Reply(question.number, question.legal[0]))


def telling_modules(pipe: Connection) -> None:
    """Answer with the legal command that says whether Qt was imported."""
    question: Question = pipe.recv()
    has_qt = any(name.startswith("PySide6") for name in sys.modules)
    pipe.send(Reply(question.number, question.legal[1 if has_qt else 0]))
    time.sleep(60)


def pondering(pipe: Connection) -> None:
    """Think until the next message, and answer the next question with the one received then."""
    heard: list[str] = []
    while True:
        message = pipe.recv()
        if not isinstance(message, Question):
            heard.append(type(message).__name__)
        elif message.legal[0] == "think":
            pipe.poll(60)
        else:
            pipe.send(Reply(message.number, " ".join(heard)))


def searching(pipe: Connection) -> None:
    """Think as bots do; about `endless` until it is no longer wanted."""
    bots = {**BOTS, "endless": lambda _: Endless()}
    vars(bot_worker)["BOTS"] = bots
    bot_worker.serve(pipe)


class Endless:
    """A bot whose search has no end."""

    def choose(
        self, view: object, legal: Sequence[Any], nodes: int, rng: Random, stop: Stop = never
    ) -> object:
        while not stop():
            time.sleep(0.001)
        raise Stopped
