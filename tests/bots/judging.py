"""Judges hints by playouts: whether the first one is worse than the alternatives.

``python -m tests.bots.judging`` takes an hour: 100 positions of games between bots, the hint that
people get there, and 20,000 playouts of each answer, searched as they go on: random continuations
of the first half of a turn say nothing of its worth. How a search values an answer depends much on
its chance first finds, so the playouts of an answer are those of some trees that know nothing of
each other, and errors are told by how these differ. All answers meet the same drawn positions and
the same chance, others than the hint met. Answers that a few playouts put far behind get no more of
them. The best of many answers has been the luckiest, too: so the first way is compared with it in
as many playouts again, of other luck. A hint is a miss where it is worse by more than 0.3 points
and two standard errors of that difference. At most 10 of 100 may be.

``--errors`` asks whether hints are as far off as they say: it compares how much worse than the
first each other way is said to be with four times as many playouts, and prints by how many standard
errors of both these differ on average. A title that judges by itself is left out.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import hypot, sqrt
from multiprocessing import Pool
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, Final, TypeAlias

from changcheng_qt.bots import BOTS, advice_effort, hints, is_compiled
from changcheng_qt.bots.advice import ADVISER, tally_of
from changcheng_qt.bots.bot import never
from changcheng_qt.bots.hints import luck_at, ways_on
from changcheng_qt.bots.levels import examined
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.reasons import Way
from tests.bots.searched import SEARCHED

POSITIONS: Final = 100
PLAYOUTS: Final = 20_000
TREES: Final = 8
"""Among how many trees the playouts of an answer are divided."""
DRAWS: Final = 500
"""How many positions are drawn for a tree at most."""
STAGES: Final = (25, 5)
"""Answers are tested for being hopeless after these fractions of the playouts, each one in this
many.
"""
HOPELESS: Final = 4
"""How many standard errors behind the best one an answer is hopeless."""
WORSE: Final = 0.3
ERRORS: Final = 2
MOST_MISSES: Final = 0.1
WEIGHED: Final = 400
DEEPER: Final = 4
"""How many times the simulations of a hint its differences are compared with."""
MOST_OFF: Final = 1.3
"""How many standard errors differences may be off, as a root of the mean square."""


Ends: TypeAlias = tuple[float, ...]
"""By how many points the playouts of an answer end ahead on average, for each tree."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """By how many points the first way falls short of the best answer, give or take an error."""

    short: float
    error: float
    seconds: float
    """How long the hint took, of the processor alone."""

    @property
    def is_miss(self) -> bool:
        return self.short > WORSE and self.short > ERRORS * self.error


@dataclass(frozen=True, slots=True)
class Stated:
    """By how many points a hint says that a way is behind, and by how many it is, give or take
    errors.
    """

    said: float
    error: float
    found: float
    luck: float

    @property
    def off(self) -> float:
        """How many standard errors these are apart."""
        return (self.said - self.found) / hypot(self.error, self.luck)

    @property
    def is_wrong(self) -> bool:
        """Whether a way that is said to be worse is better."""
        return self.said > ERRORS * self.error and self.found < 0


def position(number: int) -> AnyMatch:
    """Return a game of each title in turn, of any number of seats, stopped where there is
    something to weigh.
    """
    title = SEARCHED[number % len(SEARCHED)]
    rules = title.rules
    for attempt in count():
        rng = Random(f"judging/{number}/{attempt}")
        seats = rng.choice(rules.seat_counts)
        setup = title.open_box(None).draw_usual(seats, rng)
        players, luck = [Player(f"P{seat}") for seat in range(seats)], SeededLuck(f"{number}")
        match: AnyMatch = Match(rules.game, setup, players, luck=luck)
        bot = BOTS["greedy"](rules)
        for _ in range(rng.randrange(0, 35 * seats)):
            seat = match.to_act
            if seat is None:
                break
            match.submit(bot.choose(match.view(seat), match.legal(seat), WEIGHED, rng))
        if match.to_act is not None and _is_weighed(match):
            return match
    raise AssertionError("some game is weighed")


def _is_weighed(match: AnyMatch) -> bool:
    seat, searching = match.to_act, rules_of(match.game.name).searching
    if seat is None or searching is None:
        return False
    legal = match.legal(seat)
    return len(legal) > 1 and searching().unsearched(match.view(seat), legal, ADVISER) is None


def hint_for(match: AnyMatch) -> tuple[Way, ...]:
    """Return the hint that a person gets who is to decide."""
    seat, rules = match.to_act, rules_of(match.game.name)
    assert seat is not None
    assert rules.searching is not None
    luck = luck_at(len(match.steps))
    return ways_on(rules.searching(), match.view(seat), match.legal(seat), advice_effort(), luck)


def judged(match: AnyMatch, playouts: int = PLAYOUTS, *, is_whole: bool = True) -> Verdict:
    """Return how good the first way of the hint is among all answers, or among its own ways."""
    begun = process_time()
    ways = [way.command for way in hint_for(match)]
    first, seconds = ways[0], process_time() - begun
    best = best_answer(match, playouts, () if is_whole else ways)
    both = ends_of(match, playouts, "again", [best, first])
    return Verdict(*behind(both[best], both.get(first, both[best])), seconds)


def stated(match: AnyMatch, effort: int) -> list[Stated]:
    """Return what a hint of some effort says of its ways, and what there is to it."""
    seat, rules = match.to_act, rules_of(match.game.name)
    assert seat is not None
    assert rules.searching is not None
    choice, luck = (match.view(seat), match.legal(seat)), luck_at(len(match.steps))
    first, *others = hints.judged(rules.searching(), *choice, effort, luck).best
    if first.tally.is_judged:
        return []
    ways, playouts = [first.command, *(one.command for one in others)], DEEPER * first.tally.count
    ends = ends_of(match, playouts, "errors", ways)
    best = ends[first.command]
    return [Stated(*first.ahead_of(one), *behind(best, ends[one.command])) for one in others]


def typical(differences: Sequence[Stated]) -> float:
    """Return by how many standard errors differences are off, as a root of the mean square."""
    return sqrt(mean(one.off**2 for one in differences))


def best_answer(match: AnyMatch, playouts: int, answers: Sequence[Any] = ()) -> Any:  # noqa: ANN401
    """Return the answer that ends best, of all or of some."""
    left = answers
    for part in STAGES:
        left = still_possible(ends_of(match, playouts // part, f"1/{part}", left))
    ends = ends_of(match, playouts, "all", left)
    return max(ends, key=lambda command: mean(ends[command]))


def still_possible(ends: Mapping[Any, Ends]) -> list[Any]:
    """Return the answers of which one may be the best, as far as so few playouts tell."""
    best = max(ends.values(), key=mean)
    return [command for command, one in ends.items() if not _is_hopeless(*behind(best, one))]


def _is_hopeless(points: float, error: float) -> bool:
    return points > HOPELESS * error


def behind(best: Ends, other: Ends) -> tuple[float, float]:
    """Return by how many points an answer is behind another, and the standard error."""
    apart = [one - two for one, two in zip(best, other, strict=True)]
    return mean(apart), stdev(apart) / sqrt(len(apart))


def ends_of(
    match: AnyMatch, playouts: int, luck: str, answers: Sequence[Any] = ()
) -> dict[Any, Ends]:
    """Return how about n playouts of each answer end, or of some, by command; looks are no
    answers, and of equal commands there is one.
    """
    seat, searching = match.to_act, rules_of(match.game.name).searching
    assert seat is not None
    assert searching is not None
    view, legal, each = match.view(seat), match.legal(seat), max(1, playouts // TREES)
    found: dict[Any, list[float]] = {}
    for tree in range(TREES):
        rng = Random(f"judge/{len(match.steps)}/{luck}/{tree}")
        drawn = searching().draw(view, legal, min(each, DRAWS), ADVISER, rng)
        seed = rng.randrange(1 << 60)
        numbers = {command: number for number, command in drawn.commands.items()}
        edges = set()
        for command in answers or numbers:
            search = Search(drawn.positions, seed)
            search.run(1)
            candidate = search.candidate(numbers[command])
            if candidate.edge not in edges:
                edges.add(int(candidate.edge))
                tally = tally_of(examined(search, candidate, each, never))
                found.setdefault(command, []).append(tally.mean)
    return {command: tuple(means) for command, means in found.items()}


def verdict_on(number: int, playouts: int) -> tuple[str, Verdict]:
    """Return where one of the positions stands, and the verdict on the hint there."""
    match = position(number)
    where = f"{match.game.name} {len(match.players)} seats, step {len(match.steps)}"
    return where, judged(match, playouts)


def stated_on(number: int) -> list[Stated]:
    """Return what a hint says in one of the positions, and what there is to it."""
    return stated(position(number), advice_effort())


def errors(positions: int) -> int:
    """Print how far off the differences are that hints name; 1 where they are too far off."""
    with Pool() as pool:
        found = [one for each in pool.imap(stated_on, range(positions)) for one in each]
    off, wrong = typical(found), sum(one.is_wrong for one in found)
    said = f"{len(found)} differences are off by {off:.2f} of their errors; the sign of {wrong}"
    sys.stdout.write(f"{said} that seem clear is wrong\n")
    return int(off > MOST_OFF)


def main(arguments: Sequence[str]) -> int:
    """Judge hints, shared out among the processors, and print each verdict; 1 where too many are
    misses.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--errors", action="store_true", help="compare errors with their statement")
    asked = parser.parse_args(arguments)
    write = sys.stdout.write
    write(f"{'native' if is_compiled() else 'plain'} code\n")
    if asked.errors:
        return errors(asked.positions)
    verdicts = []
    with Pool() as pool:
        judge = partial(verdict_on, playouts=asked.playouts)
        for where, verdict in pool.imap(judge, range(asked.positions)):
            verdicts.append(verdict)
            found = f"{verdict.short:6.2f} +- {verdict.error:.2f}, {verdict.seconds:.2f} s"
            write(f"{where:34} {found} {'MISS' if verdict.is_miss else ''}\n")
            sys.stdout.flush()
    misses = sum(verdict.is_miss for verdict in verdicts)
    slowest = max(verdict.seconds for verdict in verdicts)
    write(f"{misses} of {len(verdicts)} are misses; the slowest hint took {slowest:.2f} s\n")
    return int(misses > MOST_MISSES * len(verdicts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
