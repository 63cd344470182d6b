"""The same figures have one verdict everywhere: a difference within its own error is neither
ranked, warned of, listed as an error nor made an exercise.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest

from changcheng_qt.analysis.judging import judgement, unit_of
from changcheng_qt.app.cli.saved_games import speaking
from changcheng_qt.bots import advice, hints
from changcheng_qt.bots.advice import Weighed, best_of
from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.bots.hints import DOUBT, Judged, luck_at, passed_over, ways_on
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.advice import Teller, ways_words
from changcheng_qt.ui.analysis.practice import lost_by
from changcheng_qt.verdicts.cost import VERSION, Analysis, Verdict, mistakes
from changcheng_qt.verdicts.reasons import POINT_IN_WINS, Reason, Tally
from tests.bots.toy_core import Because, HeapSearching, takes
from tests.planted import Fault, planted, with_and_without
from tests.toy.words import ToyWords

MANY = 1_000_000
"""Enough simulations that their own error is negligible: `luck` is the whole error."""
PLAYERS = [Player("Bo"), Player("Lin")]
DIFFERENCES = [*product((0.2, 0.9, 1.5, 4.2, 5.1, 9.0), (0.05, 0.5, 0.9, 2.0, 2.5, 4.0))]


def judged(behind: float, error: float, *, is_judged: bool = False) -> Judged[str]:
    """Return the best command and a chosen one that falls short."""

    def weighed(command: str, mean: float) -> Weighed[str]:
        margin, squares = mean * MANY, mean**2 * MANY
        tally = Tally(MANY, margin, squares, MANY / 2, (0,), (0,), (0,), is_judged=is_judged)
        return Weighed(command, tally, luck=error)

    best, chosen = weighed("take 3", 0.0), weighed("take 2", -behind)
    return Judged((best, chosen), (), chosen)


class Said:
    """What is said of the same figures: a rank in a hint, a warning, an error with its exercise,
    and the worth of an answer.
    """

    def __init__(self, found: Judged[str], patch: pytest.MonkeyPatch) -> None:
        patch.setattr(hints, "judged", lambda *_, **__: found)
        patch.setattr(hints, "judged_choice", lambda *_, **__: found)
        searching, legal = HeapSearching(), takes(7)
        ways = ways_on(searching, 7, legal, 1, Random(1))
        told = ways_words(ways, Teller(_Words(), None, PLAYERS))
        self.is_ranked = "points less" in told[1].worth or "wins" in told[1].worth
        self.is_called_best = told[0].worth == "best" or "wins" in told[1].worth
        *_, chosen = passed_over(searching, 7, legal, "take 2", 1, Random(1))
        self.is_warned_of = chosen.is_mistake
        one = judgement(searching, 7, found, (0, 0), str)
        unit = unit_of(found)
        analysis = Analysis(VERSION, "", 8, True, (one,), (), (), unit)
        self.is_listed = one.verdict.is_error
        self.is_exercise = bool(mistakes(analysis, 0, PLAYERS, ()))
        self.is_cost = one.error.points > 0
        self.is_answer_behind = lost_by(one, one.alternatives[-1], unit) > 0
        self.least = one.least


class _Words(ToyWords):
    """A voice without secrets."""

    def way_label(self, command: str, view: object, players: object) -> str:
        return command


def probable(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Weighed, "is_clearly_better", lambda one, other: one.ahead_of(other)[0] > 0.8)


def warned_of_too_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "verdict_of", lambda points, error, unit: Verdict.MISTAKE)


@pytest.mark.parametrize("is_judged", [False, True])
@with_and_without(probable, warned_of_too_early)
def test_the_same_figures_have_one_verdict(
    is_judged: bool, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = POINT_IN_WINS if is_judged else 1.0
    with speaking("en"), planted(fault):
        for behind, error in DIFFERENCES:
            found = judged(behind * point, error * point, is_judged=is_judged)
            said = Said(found, monkeypatch)
            is_inside = behind <= 2 * error
            assert not (is_inside and said.is_ranked), (behind, error)
            assert said.is_ranked == said.is_called_best == said.is_cost == said.is_answer_behind
            assert said.is_warned_of == said.is_listed == said.is_exercise
            assert said.is_ranked or not said.is_warned_of
            assert not said.is_listed or said.least >= point


def think_to_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "best_of", lambda *how: best_of(*how[:4], ways=1))


@with_and_without(think_to_the_end)
def test_a_choice_that_is_as_good_halfway_is_not_weighed_further(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """One that is worse is weighed as if nobody had looked."""
    monkeypatch.setattr(advice, "LEFT", (2, 1))
    monkeypatch.setattr(hints, "best_of", partial(best_of, ways=1))

    def found(chosen: str, *, doubt: float | None) -> Judged[str]:
        here = HeapSearching(), 7, takes(7)
        return hints.judged(*here, 40_000, luck_at(0), chosen=chosen, doubt=doubt)

    assert found("take 2", doubt=0.0) == found("take 2", doubt=None)
    with planted(fault):
        one = found("take 3", doubt=0.0)
        assert one.chosen is not None
        assert one.best == (one.chosen,)
        assert one.chosen.tally.count < found("take 3", doubt=None).best[0].tally.count


def trust_few(patch: pytest.MonkeyPatch) -> None:
    ahead = Weighed.ahead_of
    patch.setattr(Weighed, "ahead_of", lambda one, other: (ahead(one, other)[0], 0.0))


@pytest.mark.parametrize("is_judged", [False, True])
@with_and_without(trust_few)
def test_a_screening_too_short_to_tell_leads_to_the_whole_effort(
    is_judged: bool, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint listed a mistake that a warning called none: three games had not shown it."""
    point, many = POINT_IN_WINS if is_judged else 1.0, 10_000
    asked = list[int]()
    for behind, error, is_whole in ((0.3, 0.5, False), (0.3, 0.9, True), (-0.5, 1.6, True)):
        found = judged(behind * point, error * point, is_judged=is_judged)
        found = replace(found, best=tuple(sorted(found.best, key=lambda one: -one.tally.mean)))
        monkeypatch.setattr(hints, "judged_choice", _noted(asked, found))
        with planted(fault if is_whole else None):
            asked.clear()
            hints.screened_choice(HeapSearching(), 7, takes(7), "take 2", many, luck_at(0))
            assert (asked[1:] == [many]) == is_whole


def _noted(asked: list[int], found: Judged[str]) -> Callable[..., Judged[str]]:
    """A judge that always finds the same, and notes the effort."""

    def judge(*how: Any, **_: object) -> Judged[str]:  # noqa: ANN401
        asked.append(how[4])
        return found

    return judge


def by_the_mean(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "sorted", lambda found, **_: list(found), raising=False)


def whatever_it_loses(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Weighed, "is_clearly_better", lambda *_: False)


@with_and_without(by_the_mean, whatever_it_loses)
def test_of_moves_that_cannot_be_told_apart_the_readiest_is_first(fault: Fault | None) -> None:
    """A hint said that it saw no difference, and named the end of the turn before a building."""
    with planted(fault):
        for lead, is_first in ((0.5, True), (4.0, False)):
            for left_out in (1, 0):
                grove: Any = Leads((lead, 0.5))
                best = grove.all_tried[: 2 - left_out]
                found = hints.readiest_first(grove, best, lambda action: len(action[0]), never)
                assert found[0].command == ("chosen" if is_first else "best")
                assert len(found) == 1 + (is_first or not left_out)


class Leads:
    """A grove of two commands of which one is tried more often: its lead and the error after so
    many simulations.
    """

    def __init__(self, *leads: tuple[float, float]) -> None:
        self._leads, self.tries = leads, 0

    def numbers_of(self, commands: Sequence[str]) -> list[int]:
        return [("best", "chosen").index(one) for one in commands]

    def try_out(self, number: int, simulations: int, _: Stop) -> None:
        assert simulations == MANY * 2**self.tries
        self.tries += number

    @property
    def all_tried(self) -> list[Weighed[str]]:
        return [self.weighed(0), self.weighed(1)]

    def tried_as(self, _: Weighed[str], command: str, __: Stop) -> Weighed[str]:
        return self.weighed(*self.numbers_of([command]))

    def weighed(self, number: int) -> Weighed[str]:
        lead, error = self._leads[self.tries]
        count, mean = MANY * 2**self.tries, -lead * number
        tally = Tally(count, mean * count, mean**2 * count, 0, (0,), (0,), (0,))
        return Weighed(("best", "chosen")[number], tally, luck=error)


def no_closer_look(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Leads, "try_out", lambda *_: None)


def never_sure(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "CLEAR", 1_000)


@with_and_without(no_closer_look, never_sure)
def test_what_a_screening_cannot_tell_it_looks_at_twice_as_long(fault: Fault | None) -> None:
    with planted(fault):
        for leads, tries, is_worse in (
            ([(0.2, 0.5)], 0, False),
            ([(4.0, 1.0), (4.0, 0.7)], 0, True),
            ([(2.0, 1.1), (0.7, 0.8)], 1, False),
            ([(0.7, 0.9), (1.4, 0.7)], 1, True),
        ):
            grove: Any = Leads(*leads)
            best, chosen = grove.weighed(0), grove.weighed(1)
            assert hints.loses(grove, [best], chosen, DOUBT, never) is is_worse
            assert grove.tries == tries


def believe_the_playouts(patch: pytest.MonkeyPatch) -> None:
    ahead = Weighed.ahead_of

    def by_playouts(one: Weighed[str], other: Weighed[str]) -> tuple[float, float]:
        return one.tally.mean - other.tally.mean, ahead(one, other)[1]

    patch.setattr(Weighed, "is_clearly_better", lambda *_: True)
    patch.setattr(Weighed, "ahead_of", by_playouts)


@with_and_without(believe_the_playouts)
def test_what_playouts_alone_deny_has_no_reason_from_them(fault: Fault | None) -> None:
    """The estimates of the better command outweigh playouts, in which the other one ends better."""
    worse = judged(0.5, 0.45).best
    other, better = (replace(one, foreseen=9.0 * number) for number, one in enumerate(worse))
    assert better.is_clearly_better(other)
    with planted(fault):
        assert hints.reasons_for(HeapSearching(), 7, better, other) == ()


@pytest.mark.parametrize(("points", "is_told"), [(1.9, False), (2.1, True)])
def test_a_line_within_the_error_of_the_difference_is_no_reason(
    points: float, is_told: bool
) -> None:
    """The largest of many lines is mostly luck, and then about places that nobody thinks of."""

    class Line(HeapSearching):
        def reasons(self, view: int, better: Tally, other: Tally) -> list[Reason[Because]]:
            return [Reason(Because.LAST, None, points, (0, 0))]

    better, other = judged(5.0, 2.0).best
    assert bool(hints.reasons_for(Line(), 7, better, other)) is is_told
