"""The terms of a title in which chance falls during play: dice, a draw from a bag, a card taken
blindly.

Theory of operation. The worth W of a position for a seat is its chance to win: the mean over short
playouts of the true position, which the title judges where they stop (`Core.finish`); one playout
gives the chances of all seats. All playouts of a game use the same seeds, so that two positions
meet the same luck. For the step from position p to the next one, P:

- `expected`, Y: the mean of W over all outcomes of chance that the command could have had, each
  with its chance; where it leaves nothing to chance, W(P);
- `came`, Z: W after the outcome that it had.

A seat with a decision departs from p at Y, and arrives there at Y plus its error. Every other seat
arrives and departs at W(p); where the only command is to roll or to draw, Y is the better estimate
of W(p), and replaces it. Hence

- chance  = Z - Y: the luck of the draw alone, for every seat alike, of the kind that the title
  names;
- unseen  = (Y - departing from p) + (arriving at P - Z): the choices of others, and what a seat
  could not know when it chose.

``- error + chance + unseen`` is the worth on arriving at P less that on arriving at p, so with the
worth at the start they add up to the result, whatever the errors of estimates. The expected luck of
each step is 0, whatever the playouts are worth. Since two positions meet the same luck, the
standard error of a difference is that of the differences in the single playouts.

An edict or a card that somebody drew is luck when it is drawn, not when it is shown. A roll that
comes again after a take-back counts as luck, as in a game without one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from changcheng_qt.analysis.judging import Budget, error_of
from changcheng_qt.analysis.played import Played
from changcheng_qt.analysis.worth import SEEDS, WINS, Estimate, chances_to_win, standard_error
from changcheng_qt.bots.bot import Forks, Stop
from changcheng_qt.bots.hints import Judged
from changcheng_qt.engine.seats import Seat
from changcheng_qt.verdicts.cost import Change, Worth

if TYPE_CHECKING:
    from changcheng_qt.engine.core import Core

Chances: TypeAlias = tuple[float, ...]
"""A seat's chance to win in each playout of a position, 0 to 1, in the order of their seeds."""
ChancesOfSeats: TypeAlias = tuple[Chances, ...]
"""The `Chances` of each seat."""


@dataclass(frozen=True, slots=True)
class Step:
    """The chances of all seats around a step: at its position, those expected after its command,
    and those after the outcome that came; and the kind of chance, empty for none.
    """

    here: ChancesOfSeats
    expected: ChancesOfSeats
    came: ChancesOfSeats
    kind: str = ""


@dataclass(slots=True)
class InPlayLedger:
    """The terms of a match, from the outcomes that chance could have had."""

    played: Played
    forks: Forks
    budget: Budget
    stop: Stop
    _ply: int = -1
    """The position of the latest step."""
    _step: Step | None = None
    _left: dict[Seat, tuple[Step, Chances]] = field(default_factory=dict)
    """The step in which each seat was last, and its chances on departing."""

    def come_to(
        self, ply: int, seat: Seat, found: Judged[Any] | None
    ) -> tuple[Worth, Change | None]:
        step = self._step_at(ply)
        departing, error = step.here[seat], Estimate(Worth())
        if found is not None and found.chosen is not None:
            departing = step.expected[seat]
            error = error_of(found)
        left = self._left.get(seat)
        self._left[seat] = step, departing
        arriving = worth_of(departing) + error.worth
        made = None if left is None else _change(ply - 1, seat, *left, departing, error)
        return arriving, made

    def _step_at(self, ply: int) -> Step:
        """Return the chances around a step, the same for all seats; at the end, the result."""
        if self._ply == ply and self._step is not None:
            return self._step
        latest = self._step.came if self._step is not None and self._ply == ply - 1 else None
        self._step, self._ply = self._made(ply, latest), ply
        return self._step

    def _made(self, ply: int, here: ChancesOfSeats | None) -> Step:
        """Return the chances around a step, of which those `here` may be known."""
        state = self.played.state(ply)
        if ply == self.played.last:
            result = self._result()
            return Step(result, result, result)
        match = self.played.match
        fork = self.forks.fork(state, match.steps[ply].command)
        if fork is None:
            here = here or self._chances(self.forks.position(state))
            came = self._chances(self.forks.position(self.played.state(ply + 1)))
            return Step(here, came, came)
        after = [self._chances(position) for position in fork.positions]
        expected = tuple(_mean(one, fork.weights) for one in zip(*after, strict=True))
        if len(match.game.legal(state)) == 1:
            here = expected
        here = here or self._chances(self.forks.position(state))
        return Step(here, expected, after[fork.came], fork.kind)

    def _chances(self, position: "Core") -> ChancesOfSeats:
        seed = Random(f"{self.played.key}/chances").randrange(SEEDS)
        return chances_to_win(position, self.budget.glances, seed, self.stop)

    def _result(self) -> ChancesOfSeats:
        outcome = self.played.match.outcome
        winners = () if outcome is None else outcome.winners
        share = 1 / len(winners) if winners else 0.0
        return tuple(
            (share if seat in winners else 0.0,) * self.budget.glances
            for seat in range(len(self.played.match.players))
        )


def worth_of(chances: Chances) -> Worth:
    """Return the mean of chances to win, or of differences between them, as a worth; its points are
    games won of 100.
    """
    chance = sum(chances) / len(chances)
    return Worth(WINS * chance, chance)


def _mean(outcomes: Sequence[Chances], weights: Sequence[int]) -> Chances:
    """Return the expected chance in each playout."""
    whole = sum(weights)
    return tuple(
        sum(chance * weight for chance, weight in zip(chances, weights, strict=True)) / whole
        for chances in zip(*outcomes, strict=True)
    )


def _change(
    ply: int, seat: Seat, step: Step, departed: Chances, arriving: Chances, error: Estimate
) -> Change:
    """Return the change by a step for a seat, which arrives at the next with an error."""
    expected, came = step.expected[seat], step.came[seat]
    chance = _estimate(tuple(c - e for c, e in zip(came, expected, strict=True)))
    around = zip(expected, departed, arriving, came, strict=True)
    unseen = _estimate(tuple((e - d) + (a - c) for e, d, a, c in around)) + error
    deviations = chance.deviation, unseen.deviation
    return Change(ply, seat, chance.worth, unseen.worth, step.kind, *deviations)


def _estimate(chances: Chances) -> Estimate:
    """Return the mean with its standard error, as wide as Student's distribution: of few playouts
    some happen to agree.
    """
    count = len(chances)
    wider = sqrt((count - 1) / max(1, count - 3))
    return Estimate(worth_of(chances), WINS * wider * standard_error(chances, count))
