"""The one judge of a choice: the best moves for a person, and whether one of them is better than
the chosen one.

Five ask it: key H and the command line's `hint` (`ways_on`), the warning before a turn ends
(`passed_over`), the analysis of a finished game (`screened_choice`, see `analysis.judging`) and the
exercises made of it. All pass the luck of the step (`luck_at`) and the same effort, so for the same
position and seat they name the same best command, and the same loss of a chosen one. A loss within
its own error is none for all of them. They differ in three things. A hint names a peek that can
teach something before any move; the others judge the move, since a peek that was left out is still
possible. The analysis has a budget (`analysis.judging.Budget`): only at its usual size is that the
effort of hints. And a hint gives all moves its whole effort, while warnings and the analysis ask
first, with little effort, whether a choice may be an error (`screened_choice`).

Theory of operation. A hint shows the three best moves, by expected points, and why the best is
better than the next one that is clearly worse, which may be a fourth. Of several that begin the
same action (`Searching.outcome`) it shows only the best; if no other action is left it adds the
next best of those tried less. The best are found by a `Grove` of four trees, or one where there is
little time. A command that was chosen and is not among the best is then tried as often as these;
one that is equal to the best, such as another square of the same areas, is as good. Of moves that
cannot be told apart all five name the one first that a good player would (`readiest_first`).
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from random import Random
from typing import Any, Final, Generic

from changcheng_qt.bots import screening_less
from changcheng_qt.bots.advice import ADVISER, WAYS, Grove, Weighed, best_of, most_promising
from changcheng_qt.bots.bot import Readiness, Searching, Stop, never
from changcheng_qt.bots.levels import (
    DRAWS,
    MOST_SIMULATED,
    affordable,
    collection_paused,
    drawn_in_parts,
)
from changcheng_qt.engine.step import C, V
from changcheng_qt.verdicts.cost import Unit, verdict_of
from changcheng_qt.verdicts.reasons import CLEAR, Reason, Way, are_apart, explaining

TREES: Final = 4
"""How many trees a hint grows, if it has the time."""
LEAST_TREE: Final = 500
"""How many simulations each of these must get; else a hint grows a single one: few simulations are
luckier than any tree, and by how much small trees disagree is mostly luck, too.
"""
MOST_DRAWS: Final = 512
"""How many positions a hint draws at most: its comparison must not depend on a few of them."""
EACH: Final = 4
"""How many simulations there are for each drawn position of a hint that draws more than bots do."""
EACH_SCREENED: Final = 16
"""The same of a screening, which has so few that their own error is larger by far."""
PACED: Final = 3
"""How many playouts estimate the number of choices left in a game."""
MOST_SCREENING: Final = MOST_SIMULATED // 12
"""How many games a screening simulates at most."""
WORTH_JUDGING: Final = 1.0
"""How many points a command must lose, as far as a screening tells, to be judged with the whole
effort.
"""
DOUBT: Final = 1.0
"""By how many standard errors it is taken to have been lucky in a screening."""
NAMED: Final = -0.5
"""The same halfway through the whole effort, where fewer standard errors are left: a command that
loses little more than a point then will have no name, since an error must be clear of luck.
"""


@dataclass(frozen=True, slots=True)
class Judged(Generic[C]):
    """The best commands of a choice, tried equally often, best first; all that were tried often
    enough to be compared; and the chosen one, if given.
    """

    best: tuple[Weighed[C], ...]
    tried: tuple[Weighed[C], ...]
    chosen: Weighed[C] | None = None

    @property
    def as_planned(self) -> "Judged[C]":
        """The same with the chosen command first, unless another is clearly better."""
        plan = self.chosen
        if plan is None or self.best[0].is_clearly_better(plan):
            return self
        others = (one for one in self.best if one.command != plan.command)
        return replace(self, best=(plan, *others)[:WAYS])

    @property
    def loss(self) -> tuple[float, float]:
        """How many points the chosen command falls short of the best, and the standard error; both
        0 for the best itself, or an equal one.
        """
        best, chosen = self.best[0], self.chosen
        if chosen is None or chosen.tally == best.tally:
            return 0.0, 0.0
        points, error = best.ahead_of(chosen)
        return max(0.0, points), error


def luck_at(steps: int) -> Random:
    """Return the random numbers of all advice after `steps` steps of a game."""
    return Random(f"hint/{steps}")


@collection_paused()
def judged(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    effort: int,
    rng: Random,
    stop: Stop = never,
    chosen: C | None = None,
    most: int = MOST_SIMULATED,
    doubt: float | None = None,
) -> Judged[C]:
    """Judge the legal commands, of which one may have been chosen. The simulated games take about
    `effort` (see `advice_effort`), and are `most` at most. The best commands do not depend on the
    chosen one, which counts as the best if halfway it loses hardly any points, even if it was lucky
    by `doubt` standard errors, or unlucky where that is below 0. Raises `Stopped`, and KeyError for
    a chosen command that cannot be judged, such as a peek.
    """
    paced = searching.draw(view, legal, PACED, ADVISER, rng)
    simulations = min(most, affordable(paced.positions, effort, rng))
    is_screening = (doubt or 0.0) > 0
    each = EACH_SCREENED if is_screening else EACH
    draws = max(DRAWS, min(MOST_DRAWS, simulations // each))
    trees = TREES if simulations >= TREES * LEAST_TREE else 1
    drawn = drawn_in_parts(searching, view, legal, draws, ADVISER, rng, stop)
    estimates, left = most_promising(drawn, trees, simulations, rng, stop, chosen)
    grove = Grove(drawn, trees, rng)
    promising = grove.foresee(estimates)
    searched = [one for one in drawn.commands.values() if one == chosen]
    own = grove.numbers_of(searched[:1])
    grove.kept.update(own)

    def is_enough(order: Sequence[int]) -> bool:
        found = list(map(grove.weighed, order))
        each = (grove.weighed(one) for one in own if doubt is not None and one in order)
        return any(not _may_lose(one, found, doubt or 0.0) for one in each)

    best = best_of(grove, left, stop, promising, is_enough)
    if not best and chosen is not None:
        return best_alone(replace(grove.weighed(own[0]), command=chosen))
    if not is_screening:
        best = readiest_first(grove, best, drawn.readiness, stop)
    tried = tuple(grove.ranked)
    if chosen is None:
        return Judged(tuple(best), tried)
    one = grove.tried_as(best[0], chosen, stop)
    if is_screening and not loses(grove, best, one, doubt or 0.0, stop):
        return best_alone(one)
    return Judged(tuple(best), tried, one)


def readiest_first(
    grove: Grove[C], best: Sequence[Weighed[C]], readiness: Readiness[C], stop: Stop
) -> list[Weighed[C]]:
    """Return the best commands in the order of advice: of those that cannot be told from the first,
    the readiest is first. A readier one than all of these, which fewer simulations left out, is
    tried as often as they were.
    """

    def ready(one: Weighed[C]) -> float:
        return readiness([one.command] if one.then is None else [one.command, one.then])

    def is_alike(one: Weighed[C]) -> bool:
        return not best[0].is_clearly_better(one)

    alike, kept = list(takewhile(is_alike, best)), {one.command for one in best}
    worse, most = best[len(alike) :], max(map(ready, alike))
    others = (one for one in grove.all_tried if one.command not in kept)
    left_out = [one for one in others if readiness([one.command]) > most]
    if left_out:
        other = max(left_out, key=lambda one: (ready(one), one.tally.count, one.tally.mean))
        alike += filter(is_alike, [grove.tried_as(best[0], other.command, stop)])
    return [*sorted(alike, key=lambda one: -ready(one)), *worse][: max(WAYS, len(best))]


def ways_on(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    effort: int,
    rng: Random,
    stop: Stop = never,
    planned: C | None = None,
) -> tuple[Way, ...]:
    """Return the best moves, best first, or the only one if there is no choice. The move that the
    hint before had `planned` is first, unless another is clearly better. `effort` as in `judged`.
    Raises `Stopped`.
    """
    plain = searching.unsearched(view, legal, ADVISER)
    if plain is not None:
        return (Way(plain),)
    kept = None if planned is None or planned not in legal else planned
    if kept is not None and not weighable(searching, view, legal, kept):
        kept = None
    found = judged(searching, view, legal, effort, rng, stop, kept)
    found = found.as_planned
    first, *others = found.best
    if not others:
        return (Way(first.command, wins=_wins(first), is_planned=first.command == kept),)
    tried = (*others, *found.tried)
    against = next((one for one in tried if first.is_clearly_better(one)), others[0])
    why = reasons_for(searching, view, first, against)
    best = Way(first.command, reasons=why, then=first.then, wins=_wins(first))
    best = replace(best, is_planned=first.command == kept)
    _, *others = _different(searching, found.best)
    if not others:
        shown = {one.command for one in found.best}
        left = (one for one in found.tried if one.command not in shown)
        others = [*_different(searching, (first, *left))][1:2]
    return (best, *_in_rank([_behind(searching, view, one, first) for one in others]))


def _different(searching: Searching[V, C], found: Iterable[Weighed[C]]) -> Iterator[Weighed[C]]:
    """Yield commands without those that begin the action of an earlier one otherwise."""
    outcomes = set[Hashable]()
    for one in found:
        outcome = searching.outcome([one.command] if one.then is None else [one.command, one.then])
        if outcome not in outcomes:
            outcomes.add(outcome)
            yield one


def _in_rank(ways: Sequence[Way]) -> Iterator[Way]:
    """Yield moves, best first; after one that is clearly worse than the best, none that is about as
    good.
    """
    is_equal = True
    for way in ways:
        is_equal = is_equal and way.is_equal
        yield replace(way, is_equal=is_equal)


def weighable(searching: Searching[V, C], view: V, legal: Sequence[C], chosen: C) -> list[C]:
    """Return the commands among which a seat had to weigh, the chosen one last; none where there
    was nothing to weigh. A peek that was left out is still possible, so it was not passed over; a
    seat that peeked passed nothing over.
    """
    left = [*(one for one in legal if one != chosen), chosen]
    while (plain := searching.unsearched(view, left, ADVISER)) is not None:
        if plain == chosen or len(left) == 1:
            return []
        left.remove(plain)
    drawn = searching.draw(view, left, 1, ADVISER, Random(0))
    searched = drawn.commands.values()
    if chosen not in searched and drawn.number_of is None:
        return []
    return left if len({*searched, chosen}) > 1 else []


def judged_choice(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    chosen: C,
    effort: int,
    rng: Random,
    stop: Stop = never,
    most: int = MOST_SIMULATED,
    doubt: float | None = None,
) -> Judged[C] | None:
    """Judge a choice that was made; None where there was nothing to weigh. `effort`, `most` and
    `doubt` as in `judged`. Raises `Stopped`.
    """
    left = weighable(searching, view, legal, chosen)
    return judged(searching, view, left, effort, rng, stop, chosen, most, doubt) if left else None


def screened_choice(
    searching: Searching[V, C],
    view: V,
    legal: Sequence[C],
    chosen: C,
    effort: int,
    rng: Random,
    stop: Stop = never,
) -> Judged[C] | None:
    """Judge a choice that was made, as `judged_choice` does; one that loses hardly any points in a
    screening, with less effort, or halfway, counts as the best. Raises `Stopped`.

    Most choices are no errors. A screening alone finds no error: a better move of few simulations
    is often refuted by replies that they missed. Nor do very few of them show that there is none:
    then it looks more closely at the choice and its rivals alone (`loses`).
    """
    here = searching, view, legal, chosen
    same_luck = copy(rng)
    little = max(1, effort // screening_less())
    found = judged_choice(*here, little, rng, stop, MOST_SCREENING, DOUBT)
    if found is None or found.chosen is None:
        return found
    if not _may_lose(found.chosen, found.best, DOUBT):
        return best_alone(found.chosen)
    return judged_choice(*here, effort, same_luck, stop, MOST_SIMULATED, NAMED)


def _may_lose(chosen: Weighed[C], found: Iterable[Weighed[C]], doubt: float) -> bool:
    """Whether a command may be worse than others by enough to be judged, if it was lucky by `doubt`
    standard errors.
    """
    least, chosen = WORTH_JUDGING * chosen.tally.point, replace(chosen, favour=0.0)
    rivals = (replace(one, favour=0.0) for one in found if one.tally != chosen.tally)
    others = (one.ahead_of(chosen) for one in rivals)
    return any(points + doubt * error >= least for points, error in others)


def loses(
    grove: Grove[C], best: Sequence[Weighed[C]], chosen: Weighed[C], doubt: float, stop: Stop
) -> bool:
    """Whether a command is worse than others by enough to be judged. Where that is neither clear
    nor excluded by `doubt` standard errors, it and those that may be better are tried twice as
    often, and their means decide.
    """
    rivals = [one for one in best if _may_lose(chosen, [one], doubt)]
    if not rivals or _may_lose(chosen, rivals, -CLEAR):
        return bool(rivals)
    tried = grove.numbers_of([one.command for one in (*rivals, chosen)])
    for number in tried:
        grove.try_out(number, chosen.tally.count, stop)
    *rivals, chosen = map(grove.weighed, tried)
    return _may_lose(chosen, rivals, 0.0)


def best_alone(chosen: Weighed[C]) -> Judged[C]:
    """Return the judgement of a command that counts as the best, compared with no other."""
    return Judged((chosen,), (), chosen)


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
    it is the best, or there was nothing to weigh. `effort` as in `judged`. Raises `Stopped`.
    """
    found = screened_choice(searching, view, legal, chosen, effort, rng, stop)
    if found is None or found.chosen is None or found.loss == (0.0, 0.0):
        return (Way(chosen),)
    best, other = found.best[0], found.chosen
    why = reasons_for(searching, view, best, other)
    better = Way(best.command, reasons=why, then=best.then, wins=_wins(best))
    return better, _behind(searching, view, other, best)


def _behind(searching: Searching[V, C], view: V, one: Weighed[C], first: Weighed[C]) -> Way:
    unit = Unit.WINS if first.tally.is_judged else Unit.POINTS
    points, error = first.ahead_of(one)
    return Way(
        one.command,
        behind=max(0.0, points),
        is_equal=not first.is_clearly_better(one),
        is_mistake=verdict_of(points, error, unit).is_error,
        reasons=reasons_for(searching, view, one, first),
        then=one.then,
        wins=_wins(one),
    )


def _wins(one: Weighed[C]) -> float | None:
    return one.tally.mean if one.tally.is_judged else None


def reasons_for(
    searching: Searching[V, C], view: V, one: Weighed[C], other: Weighed[C]
) -> tuple[Reason[Any], ...]:
    """Return why one command is better or worse than another: the lines that make most of the
    difference, or the largest of many; where both are about as good, the line that favours the
    first by more than luck.

    No line of fewer points than the standard error of the difference is a reason: the largest of
    many are luck. Of 46 that plain code would have told of China 22 were smaller; in 24,000
    simulations 15 of these were less than half as large, and none of the others.
    """
    told = searching.reasons(view, one.tally, other.tally)
    if one.is_clearly_better(other) or other.is_clearly_better(one):
        ahead, error = one.ahead_of(other)
        told = [reason for reason in told if abs(reason.points) >= error]
        points = one.tally.mean - other.tally.mean
        named = explaining(told, points) if points * ahead > 0 else ()
        return named or tuple(islice(_on_side(told, ahead), 1))
    count = one.tally.count
    sure = (reason for reason in told if reason.points > 0 and are_apart(reason.shares, count))
    return tuple(islice(sure, 1))


def _on_side(told: Sequence[Reason[Any]], points: float) -> Iterator[Reason[Any]]:
    """Yield the lines that favour the same command as a difference of `points` points."""
    return (reason for reason in told if reason.points * points > 0)
