"""Judges hints by playouts: whether the first one is worse than what else could have been done.

``python -m tests.bots.judging`` takes an hour: 100 positions of games between bots, the hint that
people get there, and 20,000 playouts of each answer, each searched as it goes on, in a tree of its
own: what random continuations make of the first half of a turn says nothing of it. All answers meet
the same drawn positions and the same chance, others than the hint met. Answers that a few playouts
put far behind get no more of them. The best of many answers has been the luckiest, too: so the
first way is compared with it in as many playouts again, of other luck. A hint is a miss where it is
worse by more than 0.3 points and two standard errors of that difference. At most 10 of 100 may be.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from multiprocessing import Pool
from random import Random
from time import process_time
from typing import Any, Final

from changcheng_qt.bots import BOTS, hint_effort, is_compiled
from changcheng_qt.bots.advice import ADVISER, Difference, examined, ways_on
from changcheng_qt.bots.bot import Tally, never
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.reasons import Way
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import TITLES, rules_of

POSITIONS: Final = 100
PLAYOUTS: Final = 20_000
STAGES: Final = (40, 8, 2)
"""By which parts of the playouts hopeless answers are told, one in so many."""
HOPELESS: Final = 4
"""How many standard errors behind the best one an answer is hopeless."""
DRAWS: Final = 5000
"""How many positions are drawn at most: with few of them the luck of the draw would decide."""
WORSE: Final = 0.3
ERRORS: Final = 2
MOST_MISSES: Final = 0.1
WEIGHED: Final = 400


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


def position(number: int) -> AnyMatch:
    """Return a game of either title in turn, of any number of seats, stopped where there is
    something to weigh.
    """
    title = TITLES[number % len(TITLES)]
    rules = title.rules
    for attempt in count():
        rng = Random(f"judging/{number}/{attempt}")
        seats = rng.choice(rules.seat_counts)
        setup = title.open_box(None).draw_usual(seats, rng)
        match: AnyMatch = Match(rules.game, setup, [Player(f"P{seat}") for seat in range(seats)])
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
    luck = Random(f"hint/{len(match.steps)}")
    return ways_on(
        rules.searching(), match.view(seat), match.legal(seat), hint_effort(rules.hints), luck
    )


def judged(match: AnyMatch, playouts: int = PLAYOUTS, *, is_whole: bool = True) -> Verdict:
    """Return how good the first way of the hint is among all answers, or among its own ways."""
    begun = process_time()
    ways = [way.command for way in hint_for(match)]
    first, seconds = ways[0], process_time() - begun
    best = best_of(match, playouts, () if is_whole else ways)
    both = tallies_of(match, playouts, "again", [best, first])
    difference = Difference(both[best], both[first])
    return Verdict(difference.points, difference.error, seconds)


def best_of(match: AnyMatch, playouts: int, answers: Sequence[Any] = ()) -> Any:  # noqa: ANN401
    """Return the answer that ends best, of all or of some."""
    left = answers
    for part in STAGES:
        left = promising(tallies_of(match, max(2, playouts // part), f"1/{part}", left))
    tallies = tallies_of(match, playouts, "all", left)
    return max(left, key=lambda command: tallies[command].mean)


def promising(tallies: Mapping[Any, Tally]) -> list[Any]:
    """Return the answers of which one may be the best, as far as so few playouts tell."""
    best = max(tallies.values(), key=lambda tally: tally.mean)
    return [one for one, tally in tallies.items() if not _is_hopeless(Difference(best, tally))]


def _is_hopeless(behind: Difference) -> bool:
    return behind.points > HOPELESS * behind.error


def tallies_of(
    match: AnyMatch, playouts: int, luck: str, answers: Sequence[Any] = ()
) -> dict[Any, Tally]:
    """Return how playouts of each answer end, or of some, by command; looks are no answers, and
    equal commands are one.
    """
    seat, searching = match.to_act, rules_of(match.game.name).searching
    assert seat is not None
    assert searching is not None
    rng = Random(f"judge/{len(match.steps)}/{luck}")
    draws = min(playouts, DRAWS)
    drawn = searching().draw(match.view(seat), match.legal(seat), draws, ADVISER, rng)
    numbers = {command: number for number, command in drawn.commands.items()}
    seed = rng.randrange(1 << 60)
    tallies: dict[Any, Tally] = {}
    by_edge: dict[int, Tally] = {}
    for command in answers or numbers:
        search = Search(drawn.positions, seed)
        search.run(1)
        candidate = search.candidate(numbers[command])
        edge = int(candidate.edge)
        if edge not in by_edge:
            by_edge[edge] = examined(search, candidate, playouts, never)
            tallies[command] = by_edge[edge]
    return tallies


def verdict_on(number: int, playouts: int) -> tuple[str, Verdict]:
    """Return where one of the positions stands, and the verdict on the hint there."""
    match = position(number)
    where = f"{match.game.name} {len(match.players)} seats, step {len(match.steps)}"
    return where, judged(match, playouts)


def main(arguments: Sequence[str]) -> int:
    """Judge hints, on each processor some, and print each verdict; 1 where too many are misses."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    asked = parser.parse_args(arguments)
    write = sys.stdout.write
    write(f"{'native' if is_compiled() else 'plain'} code\n")
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
