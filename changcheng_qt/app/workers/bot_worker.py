"""The loop of the process for bots, and for hints to people. It receives Views, never a State, and
knows no Qt.

Any message that arrives while it thinks cancels the question, without a reply: another question, or
a `Cancel`. It keeps nothing between two questions that could change an answer. The process ends
with the program, or when a question makes it fail: the program sees the pipe close.

A search may end early, where the choice is clear; how clear it is depends on the seat's secrets,
and everybody at the table can look at a clock. So its answer is delayed by the time of the omitted
simulations.
"""

from __future__ import annotations

import signal
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from changcheng_qt.bots import BOTS
from changcheng_qt.bots.bot import Stop, Stopped, never
from changcheng_qt.titles import rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection

    from changcheng_qt.engine.seats import Controller
    from changcheng_qt.verdicts.reasons import Way


@dataclass(frozen=True, slots=True)
class Prepare:
    """A game of a title is about to be played: import the modules of its bots."""

    title: str


@dataclass(frozen=True, slots=True)
class Question:
    """A choice to make: the bot and its title, the view, the legal commands, the nodes (see
    `bots.usual_nodes`), and the seed.
    """

    number: int
    title: str
    bot: Controller
    view: Any
    legal: Sequence[Any]
    nodes: int
    seed: str


@dataclass(frozen=True, slots=True)
class Consultation:
    """A hint to give."""

    number: int
    title: str
    view: Any
    """The person's view."""
    legal: Sequence[Any]
    """The person's legal commands."""
    effort: int
    """See `bots.advice_effort`."""
    steps: int
    """The number of steps so far, which seeds the hint."""
    chosen: Any = None
    """A command to compare with the best, if any."""
    planned: Any = None
    """The next command that the hint before had planned, if any."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel the last question."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The choice for the question of that number."""

    number: int
    command: Any


@dataclass(frozen=True, slots=True)
class HintReply:
    """The moves for the consultation of that number, best first; a chosen command is the last
    one.
    """

    number: int
    ways: tuple[Way, ...]


def advised(asked: Consultation, stop: Stop = never) -> HintReply:
    """Return the hint; the same consultation always gets the same one. Raises `Stopped`, and
    ValueError for a title that cannot be searched.
    """
    from changcheng_qt.bots.hints import luck_at, passed_over, ways_on

    searching = rules_of(asked.title).searching
    if searching is None:
        raise ValueError(f"no hints: {asked.title} cannot be searched")
    thinking = searching(), asked.view, asked.legal
    how = asked.effort, luck_at(asked.steps), stop
    if asked.chosen is None:
        return HintReply(asked.number, ways_on(*thinking, *how, asked.planned))
    return HintReply(asked.number, passed_over(*thinking, asked.chosen, *how))


def answer(question: Question, stop: Stop = never) -> Reply:
    """Return the choice; the same question always gets the same one. Raises `Stopped`."""
    bot = BOTS[question.bot](rules_of(question.title))
    rng = Random(question.seed)
    command = bot.choose(question.view, question.legal, question.nodes, rng, stop)
    return Reply(question.number, command)


def prepare(title: str) -> None:
    """Import the modules of a title's bots."""
    rules = rules_of(title)
    if rules.searching:
        import changcheng_qt.bots.hints  # noqa: F401

        rules.searching()


def left_out(nodes: int, looks: int, seconds: float) -> float:
    """Return how many seconds longer a search of `nodes` simulations would have taken that ended
    after `looks` checks and `seconds`.
    """
    if not looks:
        return 0.0
    from changcheng_qt.bots.levels import BETWEEN

    whole, done = -(-nodes // BETWEEN), looks - 1
    return seconds * (whole - done) / done if done > 0 and looks < whole else 0.0


def reply_to(question: Question, pipe: Connection, clock: Callable[[], float]) -> None:
    """Send the choice, delayed so that its time is no sign of how clear it was; raises
    `Stopped`.
    """
    looks = 0

    def stop() -> bool:
        nonlocal looks
        looks += 1
        return pipe.poll()

    begun = clock()
    reply = answer(question, stop)
    rest = left_out(question.nodes, looks, clock() - begun)
    if rest and pipe.poll(rest):
        raise Stopped
    pipe.send(reply)


def hear(pipe: Connection) -> Any:  # noqa: ANN401 - as in the pipe
    """Return the next message; raises ConnectionError where the pipe is closed. The EOFError of a
    pipe is not passed on: that of a truncated file means something else.
    """
    try:
        return pipe.recv()
    except EOFError as error:
        raise ConnectionError from error


def serve(pipe: Connection, clock: Callable[[], float] = perf_counter) -> None:
    """Answer questions, one after another, until the pipe closes, or breaks as the program is
    killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ConnectionError):
        while True:
            with suppress(Stopped):
                _handle(hear(pipe), pipe, clock)


def _handle(asked: object, pipe: Connection, clock: Callable[[], float]) -> None:
    if isinstance(asked, Prepare):
        prepare(asked.title)
    elif isinstance(asked, Question):
        reply_to(asked, pipe, clock)
    elif isinstance(asked, Consultation):
        pipe.send(advised(asked, pipe.poll))
