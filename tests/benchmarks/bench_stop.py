"""How soon a bot that thinks leaves off, or a hint: from a newer question, which needs no thought,
until that is answered, by the process that thinks, at every level. In the form in which the search
runs here.

A person's acts meanwhile, such as undo or leaving the game, do not wait for this.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter, sleep

from changcheng_qt.app.workers.bot_worker import (
    Cancel,
    Consultation,
    HintReply,
    Question,
    Reply,
    serve,
)
from changcheng_qt.app.workers.worker_process import WorkerProcess
from changcheng_qt.bots import LEVELS, is_compiled
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.view import View
from tests.benchmarks.bench_bots import decisions
from tests.benchmarks.figure import Figure, Timing, spread

TIMES: int = 50
GOAL = "50 ms"
FAR_TOO_MANY = 10**9
"""Simulations for hours; as the effort of a hint, as many games as one simulates at most."""
HINT = "hint"
"""In the place of a level."""
LOOK = 0.0005
"""Seconds between two looks at the pipe."""


def measure() -> Iterable[Figure]:
    """Yield the figures of the form that is here."""
    form = "native" if is_compiled() else "plain"
    process = WorkerProcess(serve)
    try:
        next(stops(process, "strong", 2))
        for seats in (2, 4):
            idle = spread(list(stops(process, "random", seats)))
            for level in (*LEVELS, HINT):
                yield from figures(
                    f"{form}, {seats} seats: {level}",
                    spread(list(stops(process, level, seats))),
                    idle,
                )
    finally:
        process.end()


def figures(name: str, stopped: Timing, idle: Timing) -> Iterator[Figure]:
    """Yield how stops spread, next to those where nobody thinks."""
    yield Figure(f"{name} leaves off, p50", stopped.median, GOAL, idle.median)
    yield Figure(f"{name} leaves off, p95", stopped.p95, GOAL, idle.p95)
    yield Figure(f"{name} leaves off, worst", stopped.worst, GOAL, idle.worst)


def stops(process: WorkerProcess, level: str, seats: int) -> Iterator[float]:
    """Yield after how many milliseconds a bot answers that has been thinking for a while."""
    rng = Random(1)
    asked = list(decisions(seats))
    for number in range(0, 2 * TIMES, 2):
        view, legal = rng.choice(asked)
        asked_for = consultation if level == HINT else partial(question, bot=level)
        process.tell(asked_for(number, view, legal))
        sleep(rng.uniform(0.05, 0.15))
        while process.hear():
            """The answer of a process that does not search."""
        begun = perf_counter()
        process.tell(Cancel())
        process.tell(question(number + 1, view, legal, "random"))
        while not answers(process.hear(), number + 1):
            sleep(LOOK)
        yield 1000 * (perf_counter() - begun)


def question(number: int, view: View, legal: Sequence[Command], bot: str) -> Question:
    """Ask a bot to think for hours."""
    return Question(number, "changcheng", bot, view, tuple(legal), FAR_TOO_MANY, "seed")


def consultation(number: int, view: View, legal: Sequence[Command]) -> Consultation:
    """Ask for a hint that takes long."""
    return Consultation(number, "changcheng", view, tuple(legal), FAR_TOO_MANY, 3)


def answers(reply: object, number: int) -> bool:
    """Whether a reply is to the question of that number."""
    return isinstance(reply, Reply | HintReply) and reply.number == number
