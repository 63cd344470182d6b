"""Comparing commands by simulation: how much better one is than another, and on which lines of the
score. The judge of choices (`hints`) compares commands this way.

Theory of operation. The commands to compare are simulated equally often, each alone, on the same
drawn positions and from the same seed: the most visited command of a search has also been the
luckiest, so its visits do not count. A final score is a sum of lines, so the difference of two
margins over the best rival is, exactly, the sum of the differences on each line, plus one for the
points that both had before (which depends on who the best rival is). A difference that is not
`is_clear` means nothing: the commands are about as good. In a title that judges by itself the games
won of 100 stand for points, here and in all that advice says.

The same positions and seeds make the ends of two commands no more alike where simulations go on to
the end of the game (measured: they are hardly correlated), so the error of a difference is that of
independent simulations. Those that a title judges by itself are short, and with the same luck end
alike: there it follows from pairs, and is about half of that. But the value that a search finds for
a command also depends on the replies that it happens to find first: so commands are compared in
several independent trees, a `Grove`, and the disagreement of the trees about all commands that are
left at last shows how much may be luck. Many commands are tried equally often, where there is time
for that, then the best 12, the best 6 and the best 3 of them, and each of these rounds takes as
many simulations (sequential halving). Those that are left have been lucky, too: their `favour` is
taken off where they are compared with a command that was not chosen so. All luck was measured
against eight trees with four times the simulations, new ones for each command: in a tree that is
full of others a command is off by up to four points.

Plain code simulates too few games for that. Where a title has a learned estimate, a fifth of its
time narrows the commands down to six first, in trees that end with the estimate, and playouts
choose three of the six. An estimate has hardly any luck, but errs. So a difference is the average
of what both say, weighted by certainty, and as near to the truth as one of twice the playouts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import hypot, sqrt
from random import Random
from typing import TYPE_CHECKING, Final, Generic

from changcheng_qt.bots.bot import Drawn, Stop
from changcheng_qt.bots.ends import PARTS, Sums
from changcheng_qt.bots.estimate import POINT
from changcheng_qt.bots.levels import examined
from changcheng_qt.bots.playout import NO_COMMAND
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.core import ONE
from changcheng_qt.engine.step import C
from changcheng_qt.verdicts.reasons import Tally, is_clear, together

if TYPE_CHECKING:
    from changcheng_qt.bots.estimate import Estimate
    from changcheng_qt.engine.core import Core


ADVISER: Final = "adviser"
"""The adviser has no level: it overlooks nothing."""
WAYS: Final = 3
"""How many commands are left after the last round."""
PLANNED: Final = 3
"""A command is a plan's next one if it has at least one in this many of the visits."""
AHEAD: Final = 2
"""Among many commands it is, too, if it has this many times the visits of the average."""
LUCK_OF_TREE: Final = 0.5
"""By how many points the finds of a single tree set two commands apart, however large it is."""
LUCK_OF_BEST: Final = 1.4
"""By how many standard errors of their means the commands left at last have been lucky."""
SPOKEN_OF: Final = 30
"""How often a command must be simulated before it is compared with another."""
LEAST_TRIED: Final = 4
"""How often a command is simulated at least in the first round."""
LEFT: Final = (12, 6, WAYS)
"""How many commands are left after each round; those of the last are tried once more."""
NARROWED: Final = 2_000
"""With fewer simulations than this, commands are narrowed down by the learned estimate first."""
NARROWING: Final = 5
"""One in this many simulations is replaced by estimates for that."""
ESTIMATES: Final = 3
"""How many estimates take plain code as long as a playout."""
LEAST_ESTIMATED: Final = 3
"""How often a command is estimated at least in the first round."""
PROMISING: Final = 6
"""How many commands the estimates leave."""
ESTIMATE_ERROR: Final = 0.7
"""By how many points the estimate of a command is usually wrong, compared with those of others."""
MOST_TOGETHER: Final = 150_000
"""How many nodes all trees of a choice hold at once: 20 MB as native code."""
IN_100: Final = 100 / ONE
"""The unit of chances to win, in games won of 100."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one command is than another."""

    better: Tally
    other: Tally

    @property
    def points(self) -> float:
        """The difference of the margins."""
        return self.better.mean - self.other.mean

    @property
    def error(self) -> float:
        """Its standard error: in a title that judges by itself, where the commands were simulated
        equally often, by pairs that met the same luck.
        """
        one, other = self.better, self.other
        if not one.parts or one.count != other.count or one.count < PARTS:
            return sqrt(one.variance + other.variance)
        apart = [first - second for first, second in zip(one.parts, other.parts, strict=True)]
        middle = sum(apart) / len(apart)
        squares = sum((each - middle) ** 2 for each in apart)
        return sqrt(squares * len(apart) / (len(apart) - 1)) / one.count


@dataclass(frozen=True, slots=True)
class Weighed(Generic[C]):
    """A command and the ends of its simulations; if there were several trees, the mean margin of
    each.
    """

    command: C
    tally: Tally
    means: tuple[float, ...] = ()
    then: C | None = None
    """The command that the trees clearly prefer next in the same action, if any."""
    luck: float = 0.0
    """The standard error of its difference from another command, by the disagreement of the
    trees.
    """
    favour: float = 0.0
    """By how many points it has probably been lucky, since it was chosen from many."""
    foreseen: float | None = None
    """Its learned estimate, if there is one."""

    def ahead_of(self, other: "Weighed[C]") -> tuple[float, float]:
        """Return by how many points this candidate is better than another, without their favour,
        mixed with their estimates if there are any; and the standard error: that of simulations and
        of the finds of trees, or what the trees disagree by, whichever is larger.
        """
        difference = Difference(self.tally, other.tally)
        has_trees = bool(self.means) and not self.tally.is_judged
        of_trees = LUCK_OF_TREE / sqrt(len(self.means)) if has_trees else 0.0
        error = max(hypot(difference.error, of_trees), self.luck, other.luck)
        points = difference.points - self.favour + other.favour
        if self.foreseen is None or other.foreseen is None:
            return points, error
        points, variance = mixed(points, error**2, self.foreseen - other.foreseen, 2)
        return points, sqrt(variance)

    def is_clearly_better(self, other: "Weighed[C]") -> bool:
        """Whether this candidate is better than another, and not by luck."""
        return is_clear(*self.ahead_of(other), self.tally.point)


def mixed(points: float, variance: float, foreseen: float, estimates: int) -> tuple[float, float]:
    """Return the average of what playouts say and what some estimates do, weighted by certainty,
    and its variance.
    """
    share = variance / (variance + estimates * ESTIMATE_ERROR**2)
    return points + share * (foreseen - points), variance * (1 - share)


def luck_of_trees(found: Sequence[Weighed[C]]) -> float:
    """Return the standard error of the difference between two of several commands, from the
    residues of the means of trees without the mean of the command and that of the tree. It is as
    wide as Student's distribution, which few trees make wider than the normal.
    """
    trees = len(found[0].means)
    freedom = (trees - 1) * (len(found) - 1)
    if freedom <= 0:
        return 0.0
    apart = [[mean - one.tally.mean for mean in one.means] for one in found]
    middles = [sum(of_tree) / len(found) for of_tree in zip(*apart, strict=True)]
    squares = sum(
        (one - middle) ** 2 for row in apart for one, middle in zip(row, middles, strict=True)
    )
    return sqrt(2 * squares / max(1, freedom - 2) / trees)


def tally_of(sums: Sums) -> Tally:
    """Return sums in points, or in games won of 100 where they are chances to win."""
    count, times = int(sums.count), tuple(map(int, sums.times))
    if sums.is_judged:
        own, rival = (tuple(IN_100 * one for one in line) for line in (sums.own, sums.rival))
        margin = IN_100 * int(sums.margin)
        squares = IN_100**2 * int(sums.squares)
        parts = tuple(IN_100 * int(one) for one in sums.parts)
        wins = margin / 100
        return Tally(count, margin, squares, wins, own, rival, times, is_judged=True, parts=parts)
    margin, squares = int(sums.margin) // POINT, int(sums.squares) // POINT**2
    return Tally(count, margin, squares, int(sums.wins), tuple(sums.own), tuple(sums.rival), times)


class Grove(Generic[C]):
    """Independent trees of one choice, each of some of the drawn positions, and the ends of the
    commands that were tried in all of them.
    """

    def __init__(
        self, drawn: Drawn[C], trees: int, rng: Random, estimate: "Estimate | None" = None
    ) -> None:
        """Make `trees` trees, whose simulations end with the estimate, or at the end of the game
        with all lines of the score; there are at least as many positions.
        """
        if estimate is None:
            for position in drawn.positions:
                position.keep_lines()
        self._drawn, self._estimate = drawn, estimate
        self._commands = dict(drawn.commands)
        seeds = [rng.randrange(1 << 60) for _ in range(trees)]
        self._searches = _grown(drawn.positions, seeds, estimate)
        promising = sorted(self._searches[0].candidates(), key=lambda one: -one.prior)
        self.numbers = tuple(int(one.command) for one in promising)
        """The most promising first, of equal commands only one."""
        self.is_estimated = estimate is not None
        self._tallies: dict[int, list[Tally]] = {}
        """By command: the ends in each tree."""
        self._foreseen: dict[int, float] = {}
        """The estimates of commands, if there are any."""
        self.kept = set[int]()
        """The commands that may be tried again, whatever others are better."""
        self._apart: dict[int, list[Search]] = {}
        """The trees of commands that are not searched, but judged."""

    @property
    def all_tried(self) -> list[Weighed[C]]:
        """All commands that were tried, in no order."""
        return [self.planned(number) for number in self._tallies]

    @property
    def ranked(self) -> list[Weighed[C]]:
        """All commands that were tried often enough to be compared, best first."""
        told = (one for one in self.all_tried if one.tally.count >= SPOKEN_OF)
        return sorted(told, key=lambda one: -one.tally.mean)

    def foresee(self, estimates: Mapping[C, float]) -> list[int]:
        """Keep estimates of commands; return the numbers of the first, which are `PROMISING`."""
        numbers = self.numbers_of([*estimates])
        self._foreseen = dict(zip(numbers, estimates.values(), strict=True))
        return [*self._foreseen][:PROMISING]

    def varied(self, numbers: Sequence[int], most: int) -> list[int]:
        """Return `most` of some commands, the first ones; among these is, where there is room, the
        first of each kind: as a whole a kind may promise too little.
        """
        kept, first = numbers[:most], dict[type, int]()
        for number in numbers:
            first.setdefault(type(self._commands[number]), number)
        others = [number for number in first.values() if number not in kept][: most // 2]
        return [*kept[: most - len(others)], *others]

    def weighed(self, number: int) -> Weighed[C]:
        """Return the ends of all simulations of a command that was tried."""
        tallies = self._tallies[number]
        whole, foreseen = together(tallies), self._foreseen.get(number)
        means = tuple(tally.mean for tally in tallies)
        return Weighed(self._commands[number], whole, means=means, foreseen=foreseen)

    def planned(self, number: int) -> Weighed[C]:
        """Return the same, with the command that the searching seat plays most often right after
        it, unless it is another's turn, or no command stands out.
        """
        visits: dict[int, int] = {}
        searcher = self._searches[0].searcher
        for search in self._trees_of(number):
            for child in search.candidate(number).children or ():
                if child.seat == searcher:
                    command = int(child.command)
                    visits[command] = visits.get(command, 0) + int(child.visits)
        most = max(visits, key=lambda command: visits[command], default=NO_COMMAND)
        count, total = visits.get(most, 0), sum(visits.values())
        is_planned = PLANNED * count >= total > 0 or count * len(visits) >= AHEAD * total > 0
        found = self.weighed(number)
        return replace(found, then=self._commands.get(most)) if is_planned else found

    def try_out(self, number: int, simulations: int, stop: Stop) -> None:
        """Simulate a command more often, in each tree alike, at least once."""
        trees = self._trees_of(number)
        each = max(1, simulations // len(trees))
        before = self._tallies.get(number)
        begun = before[0].count if before else 0
        sums = (examined(one, one.candidate(number), each, stop, begun) for one in trees)
        found = [tally_of(one) for one in sums]
        both = zip(before, found, strict=True) if before else ((one,) for one in found)
        self._tallies[number] = [together(tallies) for tallies in both]

    def drop(self, numbers: Iterable[int]) -> None:
        """Free the memory of commands that are not tried again; those kept no longer count, so that
        they leave the others as much room.
        """
        for number, search in product(numbers, self._searches):
            search.cut(search.candidate(number), number in self.kept)

    def numbers_of(self, commands: Sequence[C]) -> list[int]:
        """Return the numbers of commands, or of equal ones that are searched in their place; raises
        KeyError for one that cannot be judged.
        """
        numbers = {one: number for number, one in self._commands.items()}
        found = [numbers[one] if one in numbers else self._set_apart(one) for one in commands]
        return [int(self._trees_of(one)[0].candidate(one).command) for one in found]

    def _trees_of(self, number: int) -> list[Search]:
        return self._apart.get(number, self._searches)

    def _set_apart(self, command: C) -> int:
        """Make trees of a command that is not searched, with the same positions and luck, so that
        the others stay as they are; return its number.
        """
        if self._drawn.number_of is None:
            raise KeyError(command)
        number = self._drawn.number_of(command)
        positions = [position.copy() for position in self._drawn.positions]
        for position in positions:
            position.propose(number)
        seeds = [search.seed for search in self._searches]
        self._apart[number] = _grown(positions, seeds, self._estimate)
        self._commands[number] = command
        return number

    def tried_as(self, best: Weighed[C], command: C, stop: Stop) -> Weighed[C]:
        """Try a command as often as the best one, or an equal command in its place; raises KeyError
        for one that cannot be judged.
        """
        (number,) = self.numbers_of([command])
        so_far = self.weighed(number).tally.count if number in self._tallies else 0
        if so_far < best.tally.count:
            self.try_out(number, best.tally.count - so_far, stop)
        favour = best.favour if so_far >= best.tally.count else 0.0
        return replace(self.planned(number), command=command, luck=best.luck, favour=favour)


def _grown(
    positions: "Sequence[Core]", seeds: Sequence[int], estimate: "Estimate | None"
) -> list[Search]:
    """Return a tree for each seed, of as many positions; together they are no larger than one."""
    trees = len(seeds)
    found = [Search([*positions[n::trees]], seed, estimate) for n, seed in enumerate(seeds)]
    for search in found:
        search.most_nodes = MOST_TOGETHER // trees
        search.run(1)
    return found


def best_of(
    grove: Grove[C],
    simulations: int,
    stop: Stop,
    promising: Sequence[int] = (),
    is_enough: Callable[[Sequence[int]], bool] = lambda _: False,
    *,
    ways: int = WAYS,
    least: int = LEAST_TRIED,
) -> list[Weighed[C]]:
    """Return the `ways` commands of a grove that end best after `simulations` simulations, best
    first; none if an order of them `is_enough` halfway, or later. Where each would be tried less
    than `least` times, the least promising are left out (see `Grove.varied`); if some commands are
    given as `promising`, no others are tried.
    """
    fewer = [most for most in LEFT if most >= ways]
    most_tried = max(ways, simulations // (len(fewer) + 1) // least)
    left = list(promising or grove.varied(grove.numbers, most_tried))[:most_tried]
    rounds = [*(most for most in fewer if most < len(left)), len(left)]
    for done, most in enumerate(rounds, 1):
        for number in left:
            grove.try_out(number, simulations // len(rounds) // len(left), stop)
        left.sort(key=lambda number: -_probable(grove.weighed(number)))
        if 2 * done >= len(rounds) > done and is_enough(left):
            return []
        before, left = left, grove.varied(left, most) if grove.is_estimated else left[:most]
        grove.drop(one for one in before if one not in left)
    found = list(map(grove.planned, left))
    luck = luck_of_trees(found)
    lucky = LUCK_OF_BEST if len(rounds) > 1 and not found[0].tally.is_judged else 0.0
    return [replace(one, luck=luck, favour=lucky * sqrt(one.tally.variance)) for one in found]


def _probable(one: Weighed[C]) -> float:
    """Return the mean margin of a command, mixed with its estimate if there is one."""
    foreseen = one.tally.mean if one.foreseen is None else one.foreseen
    variance = one.tally.variance + LUCK_OF_TREE**2 / (2 * len(one.means))
    return mixed(one.tally.mean, variance, foreseen, 1)[0]


def most_promising(
    drawn: Drawn[C], trees: int, simulations: int, rng: Random, stop: Stop, chosen: C | None = None
) -> tuple[Mapping[C, float], int]:
    """Return the estimates of the commands to which a choice of n simulations is narrowed down,
    best first, and then of a chosen one; and how many simulations are left. There are none where
    the commands are few, or there is time to play all out, or no learned estimate.
    """
    if drawn.estimate is None or simulations >= NARROWED:
        return {}, simulations
    grove = Grove(drawn, trees, rng, drawn.estimate)
    if len(grove.numbers) <= PROMISING:
        return {}, simulations
    spent = simulations // NARROWING
    found = best_of(grove, spent * ESTIMATES, stop, ways=PROMISING, least=LEAST_ESTIMATED)
    if chosen is not None:
        found.append(grove.tried_as(found[0], chosen, stop))
    return {one.command: one.tally.mean for one in found}, simulations - spent
