"""Error, choices, chance and the unseen: with the start they make the result."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Self

import pytest

from changcheng_qt.analysis import settled
from changcheng_qt.analysis.analysing import Analysing, Foresight
from changcheng_qt.analysis.judging import Budget
from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.bots.bot import Stopped
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.verdicts.cost import (
    Account,
    Analysis,
    Begun,
    Unit,
    Worth,
    begun_from_bytes,
    from_bytes,
    to_bytes,
)
from tests.analysis.games import (
    BY_DAY,
    TITLES,
    analysed,
    analysing,
    begun,
    played,
    played_without_error,
)
from tests.effort import by_day, by_night, effort
from tests.planted import Fault, planted, with_and_without
from tests.saves.renew_corpus import CORPUS

GAMES = effort(sample=1, nightly=250)
"""The games of each title, at night."""
LITTLE = Budget(effort(sample=2, nightly=8))
CLOSE = 1e-9
LEFT = (-20, -9, -1, 1, 9, 30)
"""After how many positions an analysis may be left, or how many before its end."""


def missing(
    analysis: Analysis, account: Account, leave_out: Callable[[Account], Worth] | None = None
) -> Worth:
    """Return the shortfall of start and terms, one of them left out, against the result."""
    moved = account.choices + account.chance + account.unseen
    total = account.start + moved - analysis.error(account.seat)
    return account.result - (total - leave_out(account) if leave_out else total)


def is_nothing(worth: Worth) -> bool:
    return abs(worth.points) < CLOSE and abs(worth.wins) < CLOSE


def left_at(done: int, match: AnyMatch, budget: Budget) -> Begun:
    """Return an analysis that is left after n positions."""
    asked = analysing(match, budget)
    list(islice(asked, done))
    return asked.begun


@dataclass(frozen=True, slots=True)
class Whole:
    """The analysis of a whole game, and its states after some of the positions."""

    match: AnyMatch
    analysis: Analysis
    left: dict[int, bytes]

    @classmethod
    def of(cls, match: AnyMatch, *, is_whole: bool = True) -> Self:
        """Analyse a game."""
        asked, left = analysing(match, LITTLE, is_whole=is_whole), {}
        for done, _ in enumerate(asked, 1):
            if done in LEFT or done - asked.positions in LEFT:
                left[done] = to_bytes(asked.begun)
        return cls(match, asked.analysis, left)

    def left_at(self, done: int) -> Begun:
        """Return the state after n positions; a negative n counts from the end."""
        return begun_from_bytes(self.left[done % (len(self.match.steps) + 1)])


@pytest.fixture(scope="module", params=BY_DAY)
def whole(request: pytest.FixtureRequest) -> Whole:
    return Whole.of(played(request.param, 3, "random", "novice"))


@pytest.fixture(scope="module")
def decisions(whole: Whole) -> Whole:
    """The same match, analysed without the truth."""
    return Whole.of(whole.match, is_whole=False)


@pytest.fixture
def game(whole: Whole) -> tuple[AnyMatch, Analysis]:
    return whole.match, whole.analysis


def check_terms(match: AnyMatch, analysis: Analysis) -> None:
    """Assert that start and terms make the result of each seat."""
    assert match.outcome is not None
    for account in analysis.accounts:
        if analysis.unit is Unit.POINTS:
            others = [s for seat, s in enumerate(match.outcome.scores) if seat != account.seat]
            assert account.result.points == match.outcome.scores[account.seat] - max(others)
        assert is_nothing(missing(analysis, account))


def test_the_terms_make_the_result(game: tuple[AnyMatch, Analysis]) -> None:
    check_terms(*game)


@by_night
@pytest.mark.parametrize("title", BY_DAY)
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_terms_make_the_result_of_many_games(title: str, seed: int) -> None:
    match = played(title, seed, "greedy", "random")
    check_terms(match, analysed(match, LITTLE))


def test_a_term_left_out_is_missed(game: tuple[AnyMatch, Analysis]) -> None:
    """Unless it is 0, as the unseen often is."""
    _, analysis = game
    found = []
    for left_out in (
        lambda account: account.start,
        lambda account: account.choices,
        lambda account: account.chance,
        lambda account: account.unseen,
        lambda account: Worth() - analysis.error(account.seat),
    ):
        seats = analysis.accounts
        found.append(any(not is_nothing(left_out(one)) for one in seats))
        assert found[-1] == any(not is_nothing(missing(analysis, one, left_out)) for one in seats)
    assert sum(found) >= 4


def test_a_fault_in_the_worth_of_one_step_is_missed(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    account = analysis.accounts[0]
    first = replace(account.changes[0], chance=account.changes[0].chance + Worth(0.01, 0.0))
    faulty = replace(account, changes=(first, *account.changes[1:]))
    assert not is_nothing(missing(analysis, faulty))


@pytest.mark.parametrize("title", by_day(TITLES, slow={"china", "riders"}))
def test_the_search_itself_makes_no_error(title: str) -> None:
    asked = analysing(played_without_error(title, 1, LITTLE), LITTLE, is_whole=False)
    list(asked)
    assert asked.analysis.judgements
    assert all(one.error == Worth() for one in asked.analysis.judgements)
    assert all(one.best == one.chosen for one in asked.analysis.judgements)


def test_other_players_make_errors(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    errors = [one.error for one in analysis.judgements]
    assert min(error.points for error in errors) == 0
    assert max(error.points for error in errors) > 0
    assert min(error.wins for error in errors) == 0


def test_the_same_again(whole: Whole) -> None:
    again = to_bytes(left_at(30, whole.match, LITTLE))
    assert again == whole.left[30]
    assert from_bytes(to_bytes(whole.analysis)) == whole.analysis
    assert left_at(9, whole.match, Budget(9)) != whole.left_at(9)


@by_night
def test_the_whole_is_the_same_again(game: tuple[AnyMatch, Analysis]) -> None:
    match, analysis = game
    assert analysed(match, LITTLE) == analysis


def test_every_decision_names_its_alternatives(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    for one in analysis.judgements:
        names = [alternative.command for alternative in one.alternatives]
        assert {one.chosen, one.best} <= set(names)
        points = [alternative.worth.points for alternative in one.alternatives]
        assert points == sorted(points, reverse=True)


def test_without_the_truth_only_decisions_are_judged(whole: Whole, decisions: Whole) -> None:
    assert decisions.analysis == replace(whole.analysis, accounts=())


def test_it_can_be_stopped(game: tuple[AnyMatch, Analysis]) -> None:
    match, _ = game
    asked = analysing(match, LITTLE)
    way = iter(asked)
    assert next(way) == 0
    asked.stop = lambda: True
    with pytest.raises(Stopped):
        next(way)


@pytest.mark.parametrize("done", [*by_day((1, 9), slow=(1, 9)), -20, -1])
@pytest.mark.parametrize("is_whole", [True, False])
def test_one_that_was_left_is_continued(
    whole: Whole, decisions: Whole, done: int, is_whole: bool
) -> None:
    """By day before its end, which takes less time."""
    before = whole if is_whole else decisions
    left = before.left_at(done)
    again = replace(analysing(whole.match, LITTLE, is_whole=is_whole), left=left)
    assert list(again) == list(range(left.done, len(whole.match.steps) + 1))
    assert again.analysis == before.analysis


def test_one_continued_at_another_position_is_found_out(whole: Whole) -> None:
    """The control: the results are not those of the position that was left."""
    left = whole.left_at(-9)
    again = replace(analysing(whole.match, LITTLE), left=replace(left, done=left.done - 1))
    list(again)
    assert again.analysis != whole.analysis


@pytest.mark.parametrize("is_right", [True, False])
def test_positions_that_another_process_worked_out_are_taken_over(
    whole: Whole, is_right: bool
) -> None:
    """From the end of the game on; the control: those of other positions are found out."""
    foreseen = last_positions(whole.match)
    if not is_right:
        foreseen = dict(zip(foreseen, [*foreseen.values()][1:], strict=False))
    again = replace(analysing(whole.match, LITTLE), left=whole.left_at(-20), foreseen=foreseen)
    list(again)
    assert (again.analysis == whole.analysis) is is_right


def test_positions_worked_out_ahead_are_not_worked_out_again(
    whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first process worked out the terms of all positions alone, while the second idled."""
    foreseen, left = last_positions(whole.match), whole.left_at(-20)
    again = replace(analysing(whole.match, LITTLE), left=left, foreseen=foreseen)
    positions = iter(again)
    done = [*islice(positions, 20 - len(foreseen))]
    monkeypatch.setattr(settled, "play_ends", None)
    monkeypatch.setattr(settled, "true_ends", None)
    done += positions
    assert len(done) == 20
    assert again.analysis == whole.analysis


def forget_the_foreseen(patch: pytest.MonkeyPatch) -> None:
    keep_all = vars(Analysing)["begun"].fget
    patch.setattr(Analysing, "begun", property(lambda self: replace(keep_all(self), foreseen=())))


@with_and_without(forget_the_foreseen)
def test_positions_worked_out_ahead_are_kept_with_the_results_so_far(
    whole: Whole, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """It was lost with the window; and the position that was done last was worked out again."""
    asked = replace(analysing(whole.match, LITTLE), left=whole.left_at(-20))
    for one in last_positions(whole.match).values():
        asked.take(one)
    next(iter(asked))
    worked_out, work_out = list[int](), Analysing.foresee

    def note(self: Analysing, ply: int) -> Foresight:
        worked_out.append(ply)
        return work_out(self, ply)

    with planted(fault):
        left = begun_from_bytes(to_bytes(asked.begun))
        again = replace(analysing(whole.match, LITTLE), left=left)
        monkeypatch.setattr(Analysing, "foresee", note)
        assert len(list(again)) == 19
        assert worked_out == list(range(left.done, left.done + 7))
        assert again.analysis == whole.analysis


def test_positions_of_other_seats_are_refused(whole: Whole) -> None:
    """The results so far may be of the same."""
    left = whole.left_at(-9)
    with pytest.raises(ValueError, match="argument"):
        replace(analysing(whole.match, LITTLE), seats=(0,), left=left)


def last_positions(match: AnyMatch) -> dict[int, Foresight]:
    """Return the last twelve positions, worked out backwards."""
    other = analysing(match, LITTLE)
    return {ply: other.foresee(ply) for ply in reversed(range(other.positions)[-12:])}


@pytest.mark.parametrize(("title", "ahead"), [("changcheng", 1), ("riders", 0)])
def test_a_position_is_ahead_where_little_is_left_to_do_of_it(title: str, ahead: int) -> None:
    """In a title of dice the bar stood at its end for half a minute."""
    asked = analysing(played(title, 2, "random"), LITTLE)
    asked.take(asked.foresee(asked.positions - 1))
    assert len(asked.foreseen) == 1
    assert asked.ahead == ahead


def test_games_are_told_apart() -> None:
    first, second = begun("changcheng", 1, "random"), begun("changcheng", 2, "random")
    assert line_key(first) != line_key(second)
    begun_key = line_key(first)
    assert first.to_act is not None
    first.submit(first.legal(first.to_act)[0])
    assert line_key(first) != begun_key


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("2-finished-four", "42fd7e1213179874"),
        ("3-finished-four", "7e245f1bce85ffc8"),
        ("3-china-three-finished", "94e8be51f5b59640"),
    ],
)
def test_old_games_keep_the_key_that_they_had_and_their_analyses(file: str, key: str) -> None:
    """The keys are those that version 0.2.0 wrote."""
    _, match = read_file(RealDisk(), CORPUS / f"{file}.changcheng")
    assert line_key(match) == key
