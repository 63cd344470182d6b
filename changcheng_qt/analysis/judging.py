"""How good a decision was for the seat that made it, as far as it could know: the verdict of the
judge of hints and warnings (`bots.hints`), with a name. So each error has the best command and the
loss that a hint or a warning of that effort names.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from changcheng_qt.analysis.worth import Estimate
from changcheng_qt.bots import advice_effort, analysis_nodes
from changcheng_qt.bots.advice import Weighed
from changcheng_qt.bots.bot import Searching, Stop, never
from changcheng_qt.bots.hints import (
    Judged,
    best_alone,
    judged_choice,
    luck_at,
    reasons_for,
    screened_choice,
)
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.verdicts.cost import LONG, Alternative, Judgement, Told, Unit, Worth, verdict_of
from changcheng_qt.verdicts.reasons import is_clear

if TYPE_CHECKING:
    from changcheng_qt.verdicts.reasons import Tally

AnySearching: TypeAlias = Searching[Any, Any]

SHARED: Final = 150
"""Of how many decisions those of a long game share the effort."""
WORLDS: Final = 32
"""How many positions are drawn to estimate a worth."""
MOST_SHORT_PLAYOUTS: Final = 40
"""The largest number of short playouts that estimate a chance to win."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an analysis thinks about each decision; at `bots.analysis_nodes` it judges errors
    with the effort of hints. The decisions of a game of more than `LONG` steps share the effort of
    `SHARED`, so that no analysis takes very long.
    """

    nodes: int
    steps: int = 0

    @property
    def effort(self) -> int:
        """The effort of the judge."""
        whole = advice_effort() * self.nodes // analysis_nodes()
        return max(1, SHARED * whole // self.steps if self.steps > LONG else whole)

    @property
    def playouts(self) -> int:
        """How many playouts estimate a worth from which much follows."""
        return max(2, self.nodes // 5)

    @property
    def some(self) -> int:
        """How many playouts estimate the worth of one of many positions."""
        return max(2, self.nodes // 8)

    @property
    def few(self) -> int:
        """How many playouts estimate a difference of two worths: fewer, since they are paired."""
        return max(2, self.nodes // 20)

    @property
    def short_playouts(self) -> int:
        """How many short playouts estimate the chances of all seats: enough for a standard error,
        and no more than it takes to rank the steps of a game.
        """
        return max(2, min(MOST_SHORT_PLAYOUTS, self.nodes // 25))

    @property
    def worlds(self) -> int:
        """How many positions are drawn for them."""
        return min(WORLDS, self.playouts)


def weigh(
    searching: AnySearching,
    view: Any,  # noqa: ANN401 - the title's
    legal: Sequence[Any],
    chosen: Any,  # noqa: ANN401
    budget: Budget,
    ply: int,
    stop: Stop = never,
) -> Judged[Any] | None:
    """Judge the choice of a seat at a ply as a warning would then; None where it had nothing to
    weigh, or chose something that is not searched, such as a peek. Raises `Stopped`.
    """
    return screened_choice(searching, view, legal, chosen, budget.effort, luck_at(ply), stop)


def as_played(searching: AnySearching, found: Judged[Any], following: Sequence[Any]) -> Judged[Any]:
    """Return the judgement of a choice that its seat followed up by others: if these make the best
    action of it, with its parts in another order, the choice counts as the best.
    """
    best, chosen = found.best[0], found.chosen
    if chosen is None or best.then is None:
        return found
    wanted = searching.outcome([best.command, best.then])
    made = (searching.outcome([chosen.command, one]) for one in following)
    return best_alone(chosen) if wanted in made else found


def unit_of(found: Judged[Any]) -> Unit:
    """Return the unit of a judgement's points."""
    return Unit.WINS if found.best[0].tally.is_judged else Unit.POINTS


def error_of(found: Judged[Any]) -> Estimate:
    """Return the cost of a choice: nothing for sure where the difference is not clear, since many
    small ones would add up to an error that nobody made.
    """
    points, deviation = found.loss
    if found.chosen is None or not is_clear(points, deviation, unit_of(found).point):
        return Estimate(Worth())
    wins = max(0.0, _wins(found.best[0].tally) - _wins(found.chosen.tally))
    return Estimate(Worth(points, wins), deviation)


def judgement(
    searching: AnySearching,
    view: Any,  # noqa: ANN401
    found: Judged[Any],
    where: tuple[int, int],
    text_of: Callable[[Any], str],
) -> Judgement:
    """Return the judgement of a decision, `where` (ply, seat), whose chosen command is known: its
    name, and the alternatives that were tried as often as the best, by their worth.
    """
    chosen, (points, deviation) = found.chosen, found.loss
    assert chosen is not None, "a decision is judged by its choice"
    best = chosen if (points, deviation) == (0.0, 0.0) else found.best[0]
    verdict = verdict_of(points, deviation, unit_of(found))
    both = {one.command: one for one in (best, *found.best[1:], chosen)}
    told = reasons_for(searching, view, best, chosen) if verdict.is_error else ()
    return Judgement(
        *where,
        text_of(chosen.command),
        text_of(best.command),
        error_of(found).worth,
        Worth(deviation, _deviation(best.tally, chosen.tally)),
        verdict,
        tuple(
            _alternative(text_of(one.command), one, best)
            for one in sorted(both.values(), key=lambda one: -one.tally.mean)
        ),
        tuple(Told(str(one.why.value), one.place, one.points, one.shares) for one in told),
        "" if best.then is None else text_of(best.then),
    )


def other_command(
    match: AnyMatch,
    searching: AnySearching,
    judged: Judgement,
    text: str,
    budget: Budget,
    stop: Stop = never,
) -> Alternative | None:
    """Judge another command, given as text, of a decision; None for a peek, which costs nothing.
    Raises ValueError for a text that is no legal command, and `Stopped`.
    """
    step, game = match.steps[judged.ply], match.game
    view = game.view(step.before, match.known[judged.ply], step.seat)
    legal = game.legal_seen(step.before, step.seat)
    command = game.command_from_text(step.before, text)
    if command not in legal:
        raise ValueError(f"{text}: not legal")
    luck = luck_at(judged.ply)
    found = judged_choice(searching, view, legal, command, budget.effort, luck, stop)
    if found is None or found.chosen is None:
        return None
    is_best = found.loss == (0.0, 0.0)
    return _alternative(text, found.chosen, found.chosen if is_best else found.best[0])


def _alternative(text: str, one: Weighed[Any], best: Weighed[Any]) -> Alternative:
    points, deviation = best.ahead_of(one) if one is not best else (0.0, 0.0)
    wins, deviation_of_wins = _wins(one.tally), _deviation(best.tally, one.tally)
    return Alternative(
        text,
        Worth(one.tally.mean, wins),
        Worth(max(0.0, points), max(0.0, _wins(best.tally) - wins)),
        Worth(deviation, deviation_of_wins),
    )


def _wins(tally: "Tally") -> float:
    return tally.wins / tally.count


def _deviation(one: "Tally", other: "Tally") -> float:
    """Return the standard error of the difference of two chances of winning; one game won and one
    lost are added to each, for a few that all were won are no proof.
    """
    shares = (((tally.wins + 1) / (tally.count + 2), tally.count) for tally in (one, other))
    return sqrt(sum(share * (1 - share) / count for share, count in shares))
