"""Worths of ends, and standard errors of differences."""

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import pytest

from changcheng_qt.analysis import worth
from changcheng_qt.analysis.judging import Budget, as_played, weigh
from changcheng_qt.analysis.settled import standing_of
from changcheng_qt.analysis.worth import Ends, Estimate, ends_of_outcome, play_ends
from changcheng_qt.bots import advice_effort, analysis_nodes, hints, levels, screening_less
from changcheng_qt.bots.advice import Weighed
from changcheng_qt.bots.bot import Fated
from changcheng_qt.bots.hints import Judged, judged_choice, luck_at
from changcheng_qt.bots.levels import BETWEEN, DRAWS
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.game import Outcome
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.verdicts.cost import Worth
from changcheng_qt.verdicts.reasons import Tally
from tests.analysis.games import analysing, played
from tests.bots.toy_core import HeapSearching, takes
from tests.effort import by_day
from tests.planted import Fault, planted, with_and_without

LAST: Final = 2
"""Of so many decisions at the end of a game the work is counted."""


def ends(*margins: int, positions: int = 4) -> Ends:
    """Ends of playouts that are won unless somebody is ahead."""
    return Ends(margins, tuple(margin >= 0 for margin in margins), positions)


class WonGame(Core):
    """A game that is over with 5 to 3."""

    def copy(self) -> Core:
        return self

    def seats_playing(self) -> int:
        return 2

    def to_act(self) -> int:
        return -1

    def count(self) -> int:
        return 0

    def score(self, seat: int) -> int:
        return (5, 3)[seat]


class LostGame(WonGame):
    """The same, but all have lost."""

    def has_won(self, seat: int) -> bool:
        return False


def test_a_difference_and_its_standard_error() -> None:
    one, other = ends(3, 1, 5, -1), ends(1, 1, 1, 1)
    assert one.worth - other.worth == Worth(1.0, -0.25)
    # Differences 2, 0, 4, -2: their deviation is sqrt(20 / 3), that of the mean half of it.
    assert one.deviation(other).points == pytest.approx((20 / 3) ** 0.5 / 2)


def test_playouts_of_one_position_count_as_one() -> None:
    twice, none = ends(*(3, 1, 5, -1) * 2), ends(*(0,) * 8)
    assert twice.deviation(none) == ends(3, 1, 5, -1).deviation(ends(*(0,) * 4))
    assert ends(1, 2, positions=1).deviation(ends(0, 0, positions=1)).points == float("inf")


def test_a_result_is_worth_the_lead_over_the_best_rival() -> None:
    def worth(outcome: Outcome, seat: int) -> Worth:
        found = ends_of_outcome(outcome, seat, 3).estimate
        assert found.deviation == 0.0
        return found.worth

    assert worth(Outcome((5, 9, 7), (1,)), 1) == Worth(2.0, 1.0)
    assert worth(Outcome((5, 9, 7), (1,)), 0) == Worth(-4.0, 0.0)
    assert worth(Outcome((5, 5), (1,)), 0) == Worth(0.0, 1.0), "lost on the tie-break"
    assert worth(Outcome((5, 3), ()), 0) == Worth(2.0, 0.0), "all have lost"


def test_playouts_that_nobody_wins_are_no_wins() -> None:
    """A position of a single step, after which everybody has lost; and one that seat 0 wins."""
    for core, won in ((LostGame(), 0.0), (WonGame(), 1.0)):
        assert play_ends([core], 0, 4, 1, lambda: False).worth == Worth(2.0, won)


def as_if_independent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Ends,
        "ahead_of",
        lambda self, other: self.estimate - other.estimate,
    )


@with_and_without(as_if_independent)
def test_playouts_with_the_same_luck_are_compared_in_pairs(fault: Fault | None) -> None:
    """By hand: each playout ends two points better, but for one of four, so the difference is 1.5
    ± 0.5. The true position has playouts of its own, of which as many are compared.
    """
    seen, fated, true = ends(9, 1, -5, 3), ends(11, 3, -3, 3), ends(11, 3, -3, 3, 99, positions=5)
    with planted(fault):
        standing = standing_of(seen, fated, true)
        assert standing.in_store == Estimate(Worth(1.5, 0.0), 0.5)
        assert standing.held == Estimate(Worth(0.0, 0.0), 0.0)
    assert standing.true == true.estimate


def test_a_budget() -> None:
    usual, least = Budget(2000), Budget(1)
    assert (usual.playouts, usual.some, usual.few, usual.worlds) == (400, 250, 100, 32)
    assert (least.playouts, least.some, least.few, least.worlds) == (2, 2, 2, 2)
    assert Budget(0).effort == 1


def test_a_game_of_china_is_analysed_with_the_effort_of_hints() -> None:
    """With nine tenths of it two of five mistakes were fine that a warning had named, in a game of
    165 steps; 12 games of bots had 162 to 195.
    """
    assert Budget(analysis_nodes(), 195).effort == advice_effort()
    assert Budget(analysis_nodes(), 500).effort < advice_effort()


def only_a_screening(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "WORTH_JUDGING", 1_000.0)


def never_a_screening(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "WORTH_JUDGING", -1_000.0)


@with_and_without(only_a_screening, never_a_screening)
def test_a_choice_that_may_be_an_error_has_the_whole_effort(
    fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a heap of 7 coins 3 must be taken: else the last one is lost. A screening ends halfway if
    the choice leads, and the whole effort if it is hardly behind.
    """
    efforts: list[int] = []

    def noted(*how: Any) -> Judged[str] | None:  # noqa: ANN401
        efforts.append(how[4])
        return judged_choice(*how)

    monkeypatch.setattr(hints, "judged_choice", noted)
    heap, budget = (HeapSearching(), 7, takes(7)), Budget(20)
    whole = judged_choice(*heap, "take 2", budget.effort, luck_at(0))
    with planted(fault):
        right = weigh(*heap, "take 3", budget, 0)
        wrong = weigh(*heap, "take 2", budget, 0)
        little = budget.effort // screening_less()
        assert efforts == [little, little, budget.effort]
        assert wrong == whole
    assert right is not None
    assert whole is not None
    assert right.loss == (0.0, 0.0)
    assert whole.loss[0] > 1.0


@pytest.mark.parametrize(
    ("then", "following", "is_same"),
    [
        ("edict", ("tower", "end"), True),
        ("edict", ("road", "tower"), True),
        ("edict", ("road", "end"), False),
        ("road", ("tower", "end"), False),
        (None, ("tower", "end"), False),
    ],
)
def test_the_parts_of_an_action_in_another_order_are_no_error(
    then: str | None, following: tuple[str, ...], is_same: bool
) -> None:
    better, chosen = (Tally(4, 4 * mean, 4 * mean**2, 0, (), (), ()) for mean in (5.0, 1.0))
    found = Judged((Weighed("tower", better, then=then),), (), Weighed("edict", chosen))
    judged = as_played(HeapSearching(), found, following)
    assert (judged.loss == (0.0, 0.0)) == is_same
    assert judged.chosen == found.chosen


class Work:
    """What an analysis does between two looks at whether it is still wanted: playouts, and drawn
    positions.
    """

    def __init__(self, match: AnyMatch, patch: pytest.MonkeyPatch) -> None:
        self.most, self._since = Counter[str](), Counter[str]()
        self.asked = analysing(match, Budget(140))
        self.asked.stop = self._look
        for owner, name in ((Search, "simulate"), (worth, "play_out"), (levels, "effort_of")):
            self._count(patch, owner, name, "playouts", lambda *_: 1)
        for drawing in (type(self.asked.searching), Fated):
            self._count(patch, drawing, "draw", "drawn", lambda _, view, truth, count, *__: count)

    def _look(self) -> bool:
        self.most |= self._since
        self._since.clear()
        return False

    def _count(
        self,
        patch: pytest.MonkeyPatch,
        owner: object,
        name: str,
        kind: str,
        amount: Callable[..., int],
    ) -> None:
        do = getattr(owner, name)

        def counted(*how: object) -> object:
            self._since[kind] += amount(*how)
            return do(*how)

        patch.setattr(owner, name, counted)


def look_seldom(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(levels, "EXAMINED", 1_000)


def look_seldom_at_playouts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(worth, "BETWEEN", 1_000)


@pytest.mark.parametrize("title", by_day(["changcheng", "china"], slow={"china"}))
@with_and_without(look_seldom, look_seldom_at_playouts)
def test_there_is_little_work_between_two_looks_at_the_flag(
    title: str, fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a helper is gone at once when the analysis is cancelled, however slow the computer is."""
    work = Work(played(title, 3, "random", "novice"), monkeypatch)
    with planted(fault):
        done = map(work.asked.foresee, range(work.asked.positions - 1, -1, -1))
        assert len([*islice((one for one in done if one.judged), LAST)]) == LAST
        assert work.most["playouts"] <= BETWEEN + 2 * hints.TREES
        assert work.most["drawn"] <= 2 * DRAWS + hints.PACED + 1
