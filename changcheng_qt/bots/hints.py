"""The one judge of a choice: the best moves for a person, and whether one of them is better than
the chosen one. Key H, the warning and the command line's `hint` ask it with the same effort and the
same seed, so all three name the same best command. The analysis of a finished game has a budget of
its own (see `analysis.judging`), and may differ.

Theory of operation. A hint shows the three best moves, by expected points, and why the best is
better than the next one that is clearly worse, which may be a fourth. The most visited command of a
search wins most often, which need not score most points, and among many commands most are hardly
visited. So all are tried equally often, where there is time for that, then the best 12, the best 6
and the best 3 of them, and each of these rounds takes as many simulations (sequential halving). The
value that a search finds for a command also depends on the replies that it happens to find first:
so the judge grows up to four independent trees, and their differences show how much may be luck. A
command that was chosen and is not among the best is then tried as often as these.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from changcheng_qt.bots.advice import ADVISER, CLEAR, Weighed, examined
from changcheng_qt.bots.bot import Drawn, Searching, Stop, Stopped, never
from changcheng_qt.bots.levels import DRAWS
from changcheng_qt.bots.playout import Chance, guided_choice
from changcheng_qt.bots.search import Search
from changcheng_qt.verdicts.reasons import Reason, Tally, Way, explaining

if TYPE_CHECKING:
    from changcheng_qt.engine.core import Core

V = TypeVar("V")
C = TypeVar("C")

WAYS: Final = 3
"""How many moves a hint shows at most."""
TREES: Final = 4
"""How many trees a hint grows at most."""
LEAST_TREE: Final = 100
"""How many simulations a tree must get for a hint to grow one more."""
MOST_DRAWS: Final = 512
"""How many positions a hint draws at most: its comparison must not depend on a few of them."""
EACH: Final = 4
"""How many simulations there are for each drawn position of a hint that draws more than bots do."""
PACED: Final = 3
"""How many playouts estimate the number of choices left in a game."""
SPOKEN_OF: Final = 30
"""How often a command must be simulated before a hint compares it with another."""
BESIDE: Final = 10
"""The fixed effort of a choice, as a number of commands to choose from."""
MOST_SIMULATED: Final = 30_000
"""How many games a hint simulates at most, however short they are."""
LEAST_TRIED: Final = 8
"""How often a command is simulated at least in the first round."""
LEFT: Final = (12, 6, WAYS)
"""How many moves are left after each round; those of the last are tried once more."""


@dataclass(frozen=True, slots=True)
class Judged(Generic[C]):
    """The best commands of a choice, tried equally often, best first; all that were tried often
    enough to be compared; and the chosen one, if given.
    """

    best: tuple[Weighed[C], ...]
    tried: tuple[Weighed[C], ...]
    chosen: Weighed[C] | None = None


def luck_at(steps: int) -> Random:
    """Return the random numbers of all advice after `steps` steps of a game."""
    return Random(f"hint/{steps}")


def judged(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    effort: int,
    rng: Random,
    stop: Stop = never,
    chosen: C | None = None,
) -> Judged[C]:
    """Judge the legal commands, of which one may have been chosen. The simulated games take about
    `effort` (see `advice_effort`). The best commands do not depend on the chosen one. Raises
    `Stopped`, and KeyError for a chosen command that is not searched, such as a peek.
    """
    paced = searching.draw(view, legal, PACED, ADVISER, rng)
    simulations = affordable(paced.positions, effort, rng)
    draws = max(DRAWS, min(MOST_DRAWS, simulations // EACH))
    trees = max(1, min(TREES, simulations // LEAST_TREE))
    grove = Grove(drawn_in_parts(searching, view, legal, draws, rng, stop), trees, rng)
    best = best_of(grove, simulations, stop)
    tried = tuple(grove.ranked)
    if chosen is None:
        return Judged(tuple(best), tried)
    return Judged(tuple(best), tried, grove.tried_as(best[0], chosen, stop))


def ways_on(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    effort: int,
    rng: Random,
    stop: Stop = never,
) -> tuple[Way, ...]:
    """Return the best moves, best first; the only one where there is nothing to weigh. `effort` as
    in `judged`. Raises `Stopped`.
    """
    plain = searching.unsearched(view, legal, ADVISER)
    if plain is not None:
        return (Way(plain),)
    found = judged(searching, view, legal, effort, rng, stop)
    first, *others = found.best
    if not others:
        return (Way(first.command),)
    tried = (*others, *found.tried)
    against = next((one for one in tried if first.is_clearly_better(one)), others[0])
    best = Way(first.command, reasons=_reasons(searching, view, first, against))
    return (best, *_in_rank([_behind(searching, view, one, first) for one in others]))


def _in_rank(ways: Sequence[Way]) -> Iterator[Way]:
    """Yield moves, best first; after one that is clearly worse than the best, none that is about as
    good.
    """
    is_equal = True
    for way in ways:
        is_equal = is_equal and way.is_equal
        yield replace(way, is_equal=is_equal)


class Grove(Generic[C]):
    """Independent trees of one choice, each of some of the drawn positions, and the ends of the
    commands that were tried in all of them.
    """

    def __init__(self, drawn: Drawn[C], trees: int, rng: Random) -> None:
        """Make `trees` trees; there are at least as many positions."""
        for position in drawn.positions:
            position.keep_lines()
        self._commands = drawn.commands
        self._searches = [
            Search(drawn.positions[tree::trees], rng.randrange(1 << 60)) for tree in range(trees)
        ]
        for search in self._searches:
            search.run(1)
        promising = sorted(self._searches[0].candidates(), key=lambda one: -one.prior)
        self.numbers = tuple(int(one.command) for one in promising)
        """The most promising first, of equal commands only one."""
        self._tallies: dict[int, list[Tally]] = {}
        """By command: the ends in each tree."""

    @property
    def ranked(self) -> list[Weighed[C]]:
        """All commands that were tried often enough to be compared, best first."""
        found = [self.weighed(number) for number in self._tallies]
        told = (one for one in found if one.tally.count >= SPOKEN_OF)
        return sorted(told, key=lambda one: -one.tally.mean)

    def weighed(self, number: int) -> Weighed[C]:
        """Return the ends of all simulations of a command that was tried."""
        tallies = self._tallies[number]
        whole = together(tallies)
        means = tuple(tally.mean for tally in tallies)
        return Weighed(self._commands[number], whole, means=means)

    def try_out(self, number: int, simulations: int, stop: Stop) -> None:
        """Simulate a command more often, in each tree alike, at least once."""
        each = max(1, simulations // len(self._searches))
        before = self._tallies.get(number)
        begun = before[0].count if before else 0
        found = [
            examined(search, search.candidate(number), each, stop, begun)
            for search in self._searches
        ]
        both = zip(before, found, strict=True) if before else ((one,) for one in found)
        self._tallies[number] = [together(tallies) for tallies in both]

    def tried_as(self, best: Weighed[C], command: C, stop: Stop) -> Weighed[C]:
        """Try a command as often as the best one; raises KeyError for one that is not searched."""
        number = {one: number for number, one in self._commands.items()}[command]
        so_far = self.weighed(number).tally.count if number in self._tallies else 0
        if so_far < best.tally.count:
            self.try_out(number, best.tally.count - so_far, stop)
        return self.weighed(number)


def together(tallies: Sequence[Tally]) -> Tally:
    """Return the sum of several tallies."""

    def added(lines: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(sum(line) for line in zip(*lines, strict=True))

    return Tally(
        sum(one.count for one in tallies),
        sum(one.margin for one in tallies),
        sum(one.squares for one in tallies),
        sum(one.wins for one in tallies),
        added(one.own for one in tallies),
        added(one.rival for one in tallies),
        added(one.times for one in tallies),
    )


def best_of(grove: Grove[C], simulations: int, stop: Stop) -> list[Weighed[C]]:
    """Return the commands of a grove that end best after `simulations` simulations, best first.
    Where these are few, the least promising are not tried.
    """
    most_tried = max(WAYS, simulations // (len(LEFT) + 1) // LEAST_TRIED)
    left = list(grove.numbers[:most_tried])
    rounds = [*(most for most in LEFT if most < len(left)), len(left)]
    for most in rounds:
        for number in left:
            grove.try_out(number, simulations // len(rounds) // len(left), stop)
        left.sort(key=lambda number: -grove.weighed(number).tally.mean)
        del left[most:]
    return [grove.weighed(number) for number in left]


def drawn_in_parts(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    count: int,
    rng: Random,
    stop: Stop,
) -> Drawn[C]:
    """Draw positions, checking repeatedly whether they are still wanted. Raises `Stopped`."""
    positions: list[Core] = []
    commands: Mapping[int, C] = {}
    for begun in range(0, count, DRAWS):
        if stop():
            raise Stopped
        drawn = searching.draw(view, legal, min(DRAWS, count - begun), ADVISER, rng)
        positions += drawn.positions
        commands = drawn.commands
    return Drawn(positions, commands)


def passed_over(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    chosen: C,
    effort: int,
    rng: Random,
    stop: Stop = never,
) -> tuple[Way, ...]:
    """Return the best move and the chosen one, which falls short of it; only the chosen one where
    it is the best. A peek that was left out is still possible, so it was not passed over; if the
    seat peeked, nothing was passed over. `effort` as in `judged`. Raises `Stopped`.
    """
    left = [*(one for one in legal if one != chosen), chosen]
    while (plain := searching.unsearched(view, left, ADVISER)) not in (None, chosen):
        left.remove(plain)
    searched = searching.draw(view, left, 1, ADVISER, Random(0)).commands.values()
    if plain is not None or chosen not in searched:
        return (Way(chosen),)
    found = judged(searching, view, left, effort, rng, stop, chosen)
    best, other = found.best[0], found.chosen
    if other is None or other.command == best.command:
        return (Way(chosen),)
    better = Way(best.command, reasons=_reasons(searching, view, best, other))
    return better, _behind(searching, view, other, best)


def _behind(searching: Searching[V, C], view: V, one: Weighed[C], first: Weighed[C]) -> Way:
    return Way(
        one.command,
        behind=max(0.0, first.tally.mean - one.tally.mean),
        is_equal=not first.is_clearly_better(one),
        reasons=_reasons(searching, view, one, first),
    )


def _reasons(
    searching: Searching[V, C], view: V, one: Weighed[C], other: Weighed[C]
) -> tuple[Reason[Any], ...]:
    """Return the lines that make most of a difference; where both commands are about as good, the
    lines that favour the first by more than luck.
    """
    told = searching.reasons(view, one.tally, other.tally)
    if one.is_clearly_better(other) or other.is_clearly_better(one):
        return explaining(told, one.tally.mean - other.tally.mean)
    count = one.tally.count
    sure = (reason for reason in told if reason.points > 0 and _differ(reason.shares, count))
    return tuple(islice(sure, 1))


def _differ(shares: tuple[int, int], count: int) -> bool:
    """Whether two shares of 100 differ by more than luck, each of `count` simulations."""
    first, second = (share / 100 for share in shares)
    error = sqrt((first * (1 - first) + second * (1 - second)) / count)
    return abs(first - second) > CLEAR * max(error, 1 / count)


def affordable(positions: "Sequence[Core]", effort: int, rng: Random) -> int:
    """Return how many games can be simulated with an effort from drawn positions: the shorter they
    are, and the fewer commands there are to choose from, the more.
    """
    played = sum(_effort(position, Chance(rng.randrange(1 << 60))) for position in positions)
    return max(1, min(MOST_SIMULATED, effort * len(positions) // max(1, played)))


def _effort(position: "Core", chance: Chance) -> int:
    """Return the effort of a playout, in commands to choose from."""
    effort, game = 0, position.copy()
    while game.to_act() >= 0:
        effort += BESIDE + game.count()
        game.play(guided_choice(game, chance))
    return effort
