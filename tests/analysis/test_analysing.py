"""Error, chance and the unseen: their definitions hold, and with the start they make the result."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest

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
from tests.analysis.games import BY_DAY, analysed, analysing, begun, played, played_without_error
from tests.effort import combined, effort
from tests.saves.renew_corpus import CORPUS

GAMES = effort(sample=1, nightly=250)
"""Of each title."""
LITTLE = Budget(effort(sample=3, nightly=8))
CLOSE = 1e-9


def missing(
    analysis: Analysis, account: Account, leave_out: Callable[[Account], Worth] | None = None
) -> Worth:
    """Return the shortfall of start and terms, one of them left out, against the result."""
    total = account.start + account.chance + account.unseen - analysis.error(account.seat)
    return account.result - (total - leave_out(account) if leave_out else total)


def is_nothing(worth: Worth) -> bool:
    return abs(worth.points) < CLOSE and abs(worth.wins) < CLOSE


def left_at(done: int, match: AnyMatch, budget: Budget) -> Begun:
    """Return an analysis that is left after n positions."""
    asked = analysing(match, budget)
    list(islice(asked, done))
    return Begun(done, asked.so_far)


@pytest.fixture(scope="module", params=BY_DAY)
def game(request: pytest.FixtureRequest) -> tuple[AnyMatch, Analysis]:
    match = played(request.param, 3, "random", "novice")
    return match, analysed(match, LITTLE)


@pytest.mark.parametrize("title", BY_DAY)
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_terms_make_the_result(title: str, seed: int) -> None:
    match = played(title, seed, "greedy", "random")
    analysis = analysed(match, LITTLE)
    assert match.outcome is not None
    for account in analysis.accounts:
        if analysis.unit is Unit.POINTS:
            others = [s for seat, s in enumerate(match.outcome.scores) if seat != account.seat]
            assert account.result.points == match.outcome.scores[account.seat] - max(others)
        assert is_nothing(missing(analysis, account))


def test_a_term_left_out_is_missed(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    for left_out in (
        lambda account: account.start,
        lambda account: account.chance,
        lambda account: account.unseen,
        lambda account: Worth() - analysis.error(account.seat),
    ):
        assert any(not is_nothing(missing(analysis, one, left_out)) for one in analysis.accounts)


def test_a_fault_in_the_worth_of_one_step_is_missed(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    account = analysis.accounts[0]
    first = replace(account.changes[0], chance=account.changes[0].chance + Worth(0.01, 0.0))
    faulty = replace(account, changes=(first, *account.changes[1:]))
    assert not is_nothing(missing(analysis, faulty))


@pytest.mark.parametrize("title", BY_DAY)
def test_the_search_itself_makes_no_error(title: str) -> None:
    match = played_without_error(title, 1, LITTLE)
    analysis = analysed(match, LITTLE)
    assert analysis.judgements
    assert all(one.error == Worth() for one in analysis.judgements)
    assert all(one.best == one.chosen for one in analysis.judgements)


def test_other_players_make_errors(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    errors = [one.error for one in analysis.judgements]
    assert min(error.points for error in errors) == 0
    assert max(error.points for error in errors) > 0
    assert min(error.wins for error in errors) == 0


def test_the_same_again(game: tuple[AnyMatch, Analysis]) -> None:
    match, analysis = game
    kept = to_bytes(analysis)
    assert to_bytes(analysed(match, LITTLE)) == kept
    assert from_bytes(kept) == analysis
    assert left_at(9, match, Budget(9)) != left_at(9, match, LITTLE)


def test_every_decision_names_its_alternatives(game: tuple[AnyMatch, Analysis]) -> None:
    _, analysis = game
    for one in analysis.judgements:
        names = [alternative.command for alternative in one.alternatives]
        assert {one.chosen, one.best} <= set(names)
        points = [alternative.worth.points for alternative in one.alternatives]
        assert points == sorted(points, reverse=True)


def test_without_the_truth_only_decisions_are_judged(game: tuple[AnyMatch, Analysis]) -> None:
    match, analysis = game
    asked = analysing(match, LITTLE, is_whole=False)
    list(asked)
    assert asked.analysis == replace(analysis, accounts=())


def test_it_can_be_stopped(game: tuple[AnyMatch, Analysis]) -> None:
    match, _ = game
    asked = analysing(match, LITTLE)
    way = iter(asked)
    assert next(way) == 0
    asked.stop = lambda: True
    with pytest.raises(Stopped):
        next(way)


@combined(done=[1, 9], is_whole=[True, False])
def test_one_that_was_left_is_continued(
    game: tuple[AnyMatch, Analysis], done: int, is_whole: bool
) -> None:
    match, analysis = game
    asked = analysing(match, LITTLE, is_whole=is_whole)
    list(islice(asked, done))
    left = begun_from_bytes(to_bytes(Begun(done, asked.so_far)))
    again = analysing(match, LITTLE, is_whole=is_whole)
    again = replace(again, left=left)
    assert list(again) == list(range(done, len(match.steps) + 1))
    whole = analysis if is_whole else replace(analysis, accounts=())
    assert again.analysis == whole


def test_one_continued_at_another_position_is_found_out(game: tuple[AnyMatch, Analysis]) -> None:
    """The control: the results are not those of the position that was left."""
    match, analysis = game
    left = replace(left_at(9, match, LITTLE), done=8)
    again = replace(analysing(match, LITTLE), left=left)
    list(again)
    assert again.analysis != analysis


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
