"""An analysis for pictures: made up from a seed, at once, of the shape that a real one has."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from changcheng_qt.analysis.in_play import worth_of
from changcheng_qt.analysis.looks import looks
from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.bots.bot import Forks
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.step import Step
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.analysis.analyst import Stage
from changcheng_qt.verdicts.cost import (
    VERSION,
    Account,
    Alternative,
    Analysis,
    Change,
    Judgement,
    LookWorth,
    Unit,
    Verdict,
    Worth,
)

_ERRORS = {
    Verdict.FINE: (0.0, 0.6),
    Verdict.TOO_CLOSE: (0.2, 1.2),
    Verdict.INACCURACY: (1.0, 2.9),
    Verdict.MISTAKE: (3.0, 5.8),
    Verdict.BLUNDER: (6.0, 9.0),
}
_SHARES = (60, 20, 10, 6, 4)
_STAYS = 0.97
"""Which part of the lead so far is still there after a step; the rest returns to the middle."""
_SWING = 0.6
"""By how many points a step moves the lead, as a standard deviation."""


class StagedAnalyst(QObject):
    """An `Analyst` that has found everything, or stops at n positions."""

    changed = Signal()
    look_weighed = Signal(int, object)

    def __init__(self, match: AnyMatch, still_at: int | None, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._still_at = still_at
        self.stage = Stage.IDLE
        self.done = self.ahead = 0
        self.has_begun = True
        self.analysis: Analysis | None = None
        self.unit = rules_of(match.game.name).unit

    @property
    def positions(self) -> int:
        """How many positions there are."""
        return len(self._match.steps) + 1

    def go_on(self) -> None:
        """Be done, or come as far as this one comes."""
        if self._still_at is None:
            self.find()
        else:
            self.stage, self.done = Stage.RUNNING, self._still_at
            self.changed.emit()

    def find(self) -> None:
        """Report everything as found."""
        self.analysis = made_up(self._match)
        self.stage, self.done = Stage.DONE, self.positions
        self.changed.emit()

    def pause(self) -> None:
        """Stop."""
        self.stage = Stage.PAUSED
        self.changed.emit()

    def weigh_look(self, ply: int) -> None:
        """Weigh a peek at once."""
        self.look_weighed.emit(ply, LookWorth(2.4, 1.3, 5, 2))

    def cancel(self) -> None:
        """Give nothing up: nothing is under way."""


def made_up(match: AnyMatch) -> Analysis:
    """Return an analysis of a finished match that makes up its results."""
    rng, rules = Random(line_key(match)), rules_of(match.game.name)
    truth = rules.truth() if rules.truth else None
    forks = truth if isinstance(truth, Forks) else None
    unit = rules.unit
    judgements = tuple(
        _judgement(match, ply, unit, rng) for ply, step in enumerate(match.steps) if step.told == ()
    )
    if match.outcome is None:
        raise ValueError("the game is not over")
    kinds = [_kind(forks, step) for step in match.steps]
    accounts = tuple(
        _account(match, seat, judgements, kinds, unit, rng) for seat in range(len(match.players))
    )
    looked = tuple(looks(match, rules.searching())) if rules.searching else ()
    return Analysis(VERSION, line_key(match), 2000, True, judgements, accounts, looked, unit)


def _kind(forks: Forks | None, step: Step[Any, Any, Any]) -> str:
    """Return the kind of chance in a step, empty for none, or where there is one kind."""
    fork = forks.fork(step.before, step.command) if forks else None
    return fork.kind if fork else ""


def _judgement(match: AnyMatch, ply: int, unit: Unit, rng: Random) -> Judgement:
    step, game = match.steps[ply], match.game
    (verdict,) = rng.choices([*_ERRORS], _SHARES)
    others = [one for one in game.legal_seen(step.before, step.seat) if one != step.command]
    if not others:
        verdict = Verdict.FINE
    best = rng.choice(others) if verdict.is_error else step.command
    points = 0.0 if verdict is Verdict.FINE else rng.uniform(*_ERRORS[verdict])
    error, deviation = (Worth(one * unit.point, one / 30) for one in (points, points / 4))
    chosen_text, best_text = (
        game.command_to_text(step.before, game.given(one)) for one in (step.command, best)
    )
    ranked = tuple(
        Alternative(text, Worth(3.0 - behind.points, 0.5 - behind.wins), behind, deviation)
        for text, behind in ((best_text, Worth()), (chosen_text, error))
    )
    return Judgement(ply, step.seat, chosen_text, best_text, error, deviation, verdict, ranked)


def _account(
    match: AnyMatch,
    seat: int,
    judgements: tuple[Judgement, ...],
    kinds: Sequence[str],
    unit: Unit,
    rng: Random,
) -> Account:
    """Return an account in which the worth walks from the middle to the result."""
    scores = match.outcome.scores if match.outcome else ()
    margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    result = Worth(float(margin), float(margin >= 0))
    steps = len(match.steps)
    errors = {one.ply: one.error for one in judgements if one.seat == seat}
    line = [Worth(0.0, 1 / len(scores))]
    lead = 0.0
    for ply in range(1, steps + 1):
        share = ply / steps
        lead = _STAYS * lead + rng.gauss(0.0, _SWING)
        points = share * margin + (1 - share) * lead
        wins = min(1.0, max(0.0, share * result.wins + (1 - share) * (0.4 + points / 25)))
        line.append(Worth(points, wins) if ply < steps else result)
    if unit is Unit.WINS:
        line = [worth_of((one.wins,)) for one in line]
    changes = []
    for ply, (before, after) in enumerate(pairwise(line)):
        moved = after - before + errors.get(ply, Worth())
        part = rng.random() if kinds[ply] or unit is Unit.POINTS else 0.0
        chance = Worth(part * moved.points, part * moved.wins)
        by_chance = Change(ply, seat, chance, kind=kinds[ply])
        changes.append(_change(match.steps[ply], by_chance, moved - chance, unit))
    return Account(seat, line[0], tuple(changes), line[-1])


def _change(step: Step[Any, Any, Any], by_chance: Change, rest: Worth, unit: Unit) -> Change:
    """Return a change by chance with the rest of it: that of something shown, of the choice of its
    seat, or of another one's.
    """
    if step.told and unit is Unit.POINTS:
        return replace(by_chance, unseen=rest)
    if step.seat == by_chance.seat:
        return replace(by_chance, own=rest)
    return replace(by_chance, others=rest)
