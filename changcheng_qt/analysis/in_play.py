"""The terms of a title in which chance falls during play: dice, a draw from a bag, a card taken
blindly.

Theory of operation. The worth W of a position for a seat is its chance to win: the mean over short
playouts of the true position, which the title judges where they stop (`Core.finish`); one playout
gives the chances of all seats. All playouts of a game use the same seeds, so that two positions
meet the same luck. For the step from position p to the next one, P:

- `expected`, Y: the mean of W over all outcomes of chance that the command could have had, each
  with its chance; where it leaves nothing to chance, W(P);
- `came`, Z: W after the outcome that it had.

Where the only command is to roll or to draw, Y is the better estimate of W(p), and replaces it.
Hence

- chance  = Z - Y: the luck of the draw alone, for every seat alike, of the kind that the title
  names;
- others  = (Y - W(p)) + (W(P) - Z) for every seat but the one that decided: its choice;
- own     = the same for the seat that decided, and its error: by how much its best command is
  better than the playouts foresaw.

There is no unseen: hands are as they truly are, so the choice of another seat has its true effect
at once. ``- error + chance + others + own`` is W(P) - W(p), so with the worth at the start they add
up to the result, whatever the errors of estimates. The expected luck of each step is 0, whatever
the playouts are worth. Since two positions meet the same luck, the standard error of a difference
is that of the differences in the single playouts.

An edict or a card that somebody drew is luck when it is drawn, not when it is shown. A roll that
comes again after a take-back counts as luck, as in a game without one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
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
    _left: dict[Seat, tuple[Step, Worth]] = field(default_factory=dict)
    """The step in which each seat was last, and its error there."""

    @property
    def kind(self) -> type[Worth]:
        return Worth

    @property
    def is_apart(self) -> bool:
        return False

    def since(self, ply: int) -> int:
        return ply

    def passage(self, ply: int, seat: Seat, found: Judged[Any] | None) -> Worth:
        """Return the seat's error: all else follows from the step before."""
        return Worth() if found is None else error_of(found).worth

    def come_to(self, ply: int, seat: Seat, passage: Worth) -> tuple[Worth, Change | None]:
        step, left = self._step_at(ply), self._left.get(seat)
        self._left[seat] = step, passage
        arriving = step.here[seat]
        made = None if left is None else self._change(ply - 1, seat, *left, arriving)
        return worth_of(arriving), made

    def _change(self, ply: int, seat: Seat, step: Step, error: Worth, arriving: Chances) -> Change:
        made = _change(ply, seat, step, arriving)
        if self.played.match.steps[ply].seat != seat:
            return made
        return replace(made, others=Worth(), others_deviation=0.0, own=made.others + error)

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
        return chances_to_win(position, self.budget.short_playouts, seed, self.stop)

    def _result(self) -> ChancesOfSeats:
        outcome = self.played.match.outcome
        winners = () if outcome is None else outcome.winners
        share = 1 / len(winners) if winners else 0.0
        return tuple(
            (share if seat in winners else 0.0,) * self.budget.short_playouts
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


def _change(ply: int, seat: Seat, step: Step, arriving: Chances) -> Change:
    """Return the change by a step of another seat, after which a seat arrives at its chances."""
    here, expected, came = step.here[seat], step.expected[seat], step.came[seat]
    chance = _estimate(tuple(c - e for c, e in zip(came, expected, strict=True)))
    around = zip(expected, here, arriving, came, strict=True)
    others = _estimate(tuple((e - h) + (a - c) for e, h, a, c in around))
    made = Change(ply, seat, chance.worth, Worth(), step.kind, chance.deviation)
    return replace(made, others=others.worth, others_deviation=others.deviation)


def _estimate(chances: Chances) -> Estimate:
    """Return the mean with its standard error, as wide as Student's distribution: of few playouts
    some happen to agree.
    """
    count = len(chances)
    wider = sqrt((count - 1) / max(1, count - 3))
    return Estimate(worth_of(chances), WINS * wider * standard_error(chances, count))
