"""How fast bots think and how much memory they take: guided playouts a second, a choice of each
level, and the process that thinks. In the form in which the search runs here, plain or native.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from time import process_time

from changcheng_qt.bots import BOTS, LEVELS, is_compiled, usual_nodes
from changcheng_qt.bots.playout import play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.titles.changcheng.core.flatten import flatten
from changcheng_qt.titles.changcheng.entry import RULES, BoardBox
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from tests.benchmarks.figure import Figure, spread
from tests.benchmarks.own_process import ROOT

SECONDS: float = 2
"""How long playouts are counted for each number of seats."""
DECISIONS = 12
"""How many decisions of a game are timed."""
MOST_NODES = 20_000
"""With how many simulations memory is weighed, in either form."""
BARE = """
from re import search
print(int(search(r"VmHWM:\\s*([0-9]+)", open("/proc/self/status").read())[1]) / 1024)
"""
"""Prints the most memory in MB that a process ever had, as Linux counts it."""
PLAYOUTS = (500, 10_000)
"""How many there should be a second with two seats, as plain code and as native code."""
SLOWER = 3
"""How many times as long as native code plain code may take with its fewer simulations."""


def measure() -> Iterable[Figure]:
    """Yield the figures of the form that is here."""
    form = "native" if is_compiled() else "plain"
    for seats in (2, 3, 4):
        goal = str(PLAYOUTS[is_compiled()]) if seats == 2 else "-"
        yield Figure(f"{form}, {seats} seats: playouts a second", playouts(seats), goal, unit="/s")
    for seats in (2, 4):
        for level in LEVELS:
            spans = spread([choice(level, *one) for one in decisions(seats)])
            seconds = patience(level, seats) * (1 if is_compiled() else SLOWER)
            goal = f"{seconds} s"
            name = f"{form}, {seats} seats: {level}, {usual_nodes(level)} simulations"
            yield Figure(f"{name}, p50", spans.median, goal)
            yield Figure(f"{name}, p95", spans.p95, goal)
    bare, thinking = weighed("-c", BARE), weighed("-m", __name__)
    name = f"{form}: memory of {MOST_NODES} simulations above Python"
    yield Figure(name, thinking - bare, "64 MB", bare, "MB")


def patience(level: str, seats: int) -> int:
    """Return how many seconds of native code a choice may take."""
    if level != "master":
        return 1
    return 3 if seats == 2 else 6


def game(seats: int, seed: int = 1) -> Iterator[tuple[State, View, Sequence[Command]]]:
    """Yield each decision of a game of random bots, with its view and its legal commands."""
    rng = Random(seed)
    state = CHANG_CHENG.new(BoardBox.opened(None).draw_usual(seats, rng))
    knowledge = CHANG_CHENG.unknowing()
    while (seat := CHANG_CHENG.to_act(state)) is not None:
        legal = CHANG_CHENG.legal(state)
        yield state, CHANG_CHENG.view(state, knowledge, seat), legal
        applied = CHANG_CHENG.apply(state, rng.choice(legal))
        knowledge = CHANG_CHENG.learn(knowledge, applied.after, applied.events)
        state = applied.after


def decisions(seats: int) -> Iterator[tuple[View, Sequence[Command]]]:
    """Yield some decisions of a game in which there is something to weigh."""
    searching = ChangChengSearching()
    every = [
        (view, legal)
        for _, view, legal in game(seats)
        if searching.unsearched(view, legal, "master") is None
    ]
    yield from every[:: max(1, len(every) // DECISIONS)]


def playouts(seats: int) -> float:
    """Return how many guided playouts a second there are, on the mean over a game."""
    starts = [flatten(state) for state, _, _ in game(seats)][::5]
    chance, count, begun = Chance(1), 0, process_time()
    while process_time() - begun < SECONDS:
        for start in starts:
            play_out(start.copy(), chance)
        count += len(starts)
    return count / (process_time() - begun)


def choice(level: str, view: View, legal: Sequence[Command]) -> float:
    """Return the milliseconds of processor time of one choice."""
    bot, begun = BOTS[level](RULES), process_time()
    bot.choose(view, legal, usual_nodes(level), Random(1))
    return 1000 * (process_time() - begun)


def weighed(*arguments: str) -> float:
    """Return the most memory in MB that a Python with these arguments ever had."""
    call = [sys.executable, *arguments]
    run = subprocess.run(call, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    return float(run.stdout)


def main() -> None:
    """Print the peak memory of this process after a long thought."""
    view, legal = next(decisions(2))
    BOTS["master"](RULES).choose(view, legal, MOST_NODES, Random(1))
    exec(BARE)


if __name__ == "__main__":
    main()
