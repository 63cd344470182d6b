"""Small games in integers, to search on: their best play is known.

`Coins` is Nim: in turn each seat takes one to three coins of a heap; the seat that takes the last
one is five points ahead. `Guess` hides something: seat 0 leaves with a point, or stays; then seat 1
hides a coin in its left or right hand, and seat 0 guesses which; the seat that is right gets three
points.

Nothing but native code can inherit from native code: where the search is compiled, tests that play
these games are left out.
"""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from changcheng_qt.bots import is_compiled
from changcheng_qt.bots.bot import Appraise, Drawn, GreedyBot
from changcheng_qt.bots.estimate import FINAL_SPREAD, Estimate, Ground
from changcheng_qt.bots.search import HIDDEN_BIT
from changcheng_qt.engine.core import Core
from changcheng_qt.verdicts.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from changcheng_qt.verdicts.reasons import Tally

if is_compiled():
    pytest.skip("native code takes no games in plain Python", allow_module_level=True)

MOST_TAKEN = 3
PRIZE = 5
LEAVE, STAY = 0, 1


class Coins(Core):
    """A heap. With `labelled` coins the same number can be taken in several ways, all equal."""

    def __init__(self, heap: int, seats: int = 2, *, labelled: bool = False) -> None:
        self.heap = heap
        self.seats = seats
        self.labelled = labelled
        self.seat = 0
        self.scores = [0] * seats
        self.kept: list[int] = []

    def copy(self) -> Coins:
        other = Coins(self.heap, self.seats, labelled=self.labelled)
        other.seat = self.seat
        other.scores = self.scores[:]
        other.kept = self.kept[:]
        return other

    def seats_playing(self) -> int:
        return self.seats

    def to_act(self) -> int:
        return self.seat if self.heap else -1

    def score(self, seat: int) -> int:
        return self.scores[seat]

    def count(self) -> int:
        return min(MOST_TAKEN, self.heap) * (2 if self.labelled else 1)

    def pick(self, number: int) -> int:
        most = min(MOST_TAKEN, self.heap)
        return (number % most + 1) | (number // most << 8)

    def play(self, command: int) -> None:
        self.heap -= command & 255
        if not self.heap:
            self.scores[self.seat] += PRIZE
            if self.kept:
                self.kept[self.seat] += PRIZE
        self.seat = (self.seat + 1) % self.seats

    def gain(self, command: int) -> int:
        return 0

    def is_quiet(self) -> bool:
        return True

    def phase(self) -> int:
        return 1

    def edge(self, command: int, searcher: int) -> int:
        return command & 255

    def keep_lines(self) -> None:
        self.kept = [0] * self.seats

    def lines(self) -> list[int]:
        return self.kept


class Knowing(Estimate):
    """Knows that the seat that faces a multiple of four coins loses."""

    def __init__(self, prize: int) -> None:
        self.prize = prize

    def ground(self, position: Core) -> Ground:
        return Ground(position, [])

    def foretell(self, position: Core, ground: Ground, ends: list[int]) -> None:
        assert isinstance(position, Coins)
        loses = position.heap % 4 == 0
        winner = position.seat ^ 1 if loses else position.seat
        ends[:] = [self.prize if seat == winner else 0 for seat in range(2)]

    def spread(self, position: Core) -> int:
        return FINAL_SPREAD


class Guess(Core):
    """The secret of seat 1 is one edge, unless the tree may `peep`."""

    def __init__(self, *, peeping: bool = False) -> None:
        self.peeping = peeping
        self.step = 0
        self.hidden = -1
        self.scores = [0, 0]

    def copy(self) -> Guess:
        other = Guess(peeping=self.peeping)
        other.step, other.hidden, other.scores = self.step, self.hidden, self.scores[:]
        return other

    def seats_playing(self) -> int:
        return 2

    def to_act(self) -> int:
        return (0, 1, 0, -1)[self.step]

    def score(self, seat: int) -> int:
        return self.scores[seat]

    def count(self) -> int:
        return 0 if self.step == 3 else 2

    def pick(self, number: int) -> int:
        return number

    def play(self, command: int) -> None:
        if self.step == 0:
            self.scores[0] = int(command == LEAVE)
            self.step = 3 if command == LEAVE else 1
        elif self.step == 1:
            self.hidden = command
            self.step = 2
        else:
            self.scores[0 if command == self.hidden else 1] = 3
            self.step = 3

    def gain(self, command: int) -> int:
        return 0

    def edge(self, command: int, searcher: int) -> int:
        if self.step == 1 and not self.peeping:
            return 1 << HIDDEN_BIT
        return command


class Because(Enum):
    """The only reason there is: who takes the last coin."""

    LAST = "last"


class HeapSearching:
    """Views are heaps, commands the texts `take 1` to `take 3`, and `look`, which is never searched
    for; a novice overlooks all coins but three.
    """

    def unsearched(self, view: int, legal: Sequence[str], level: str) -> str | None:
        if "look" in legal:
            return "look"
        return legal[0] if len(legal) == 1 else None

    def draw(
        self, view: int, legal: Sequence[str], count: int, level: str, rng: Random
    ) -> Drawn[str]:
        seen = min(view, MOST_TAKEN) if level == "novice" else view
        return Drawn([Coins(seen) for _ in range(count)], {int(one[5:]): one for one in legal})

    def reasons(self, view: int, better: Tally, other: Tally) -> list[Reason[Because]]:
        shares = [100 * one.times[0] // one.count for one in (better, other)]
        return [Reason(Because.LAST, None, better.mean - other.mean, (shares[0], shares[1]))]

    def outcome(self, action: Sequence[str]) -> frozenset[str]:
        return frozenset(action)


class HeapJudgement:
    """The heap for bots: searched, or only judged."""

    def __init__(self, *, is_searched: bool = True, judges: Sequence[str] = ()) -> None:
        self.appraise: Appraise[Any, Any] = lambda view, legal: [0.0] * len(legal)
        self.judged = dict.fromkeys(judges, partial(GreedyBot, self.appraise))
        self.searching = HeapSearching if is_searched else None


def takes(heap: int) -> list[str]:
    """The legal commands at a heap."""
    return [f"take {number}" for number in range(1, min(MOST_TAKEN, heap) + 1)]
