"""Hints stand up to playouts, as far as few of them can tell; the whole is a command of its own."""

from math import sqrt
from statistics import mean

import pytest

from changcheng_qt.bots import advice_effort
from changcheng_qt.bots.advice import Weighed
from changcheng_qt.verdicts.reasons import Way
from tests.bots import judging
from tests.bots.judging import (
    MOST_MISSES,
    MOST_OFF,
    Stated,
    Verdict,
    behind,
    best_answer,
    ends_of,
    hint_for,
    judged,
    position,
    stated,
    still_possible,
    typical,
)
from tests.effort import by_night, effort
from tests.planted import Fault, planted, with_and_without

POSITIONS = effort(sample=2, nightly=30)
PLAYOUTS = effort(sample=16, nightly=1000)
LUCK = "test"
LITTLE = 4_000
"""The effort of a hint whose errors are looked at."""


def test_hints_are_seldom_worse_than_what_else_they_tell() -> None:
    games = [position(number) for number in range(POSITIONS)]
    verdicts = [judged(match, PLAYOUTS, is_whole=False) for match in games]
    assert sum(verdict.is_miss for verdict in verdicts) <= max(1, MOST_MISSES * POSITIONS)


def test_a_hint_is_legal_and_the_same_each_time() -> None:
    match = position(0)
    seat = match.to_act
    assert seat is not None
    ways = hint_for(match)
    assert {way.command for way in ways} <= set(match.legal(seat))
    assert ways == hint_for(match)


def test_the_worst_answer_is_found_to_be_a_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(0)
    ends = ends_of(match, 40, LUCK)
    worst = min(ends, key=lambda command: mean(ends[command]))
    monkeypatch.setattr(judging, "hint_for", lambda _: (Way(worst),))
    assert judged(match, 40).is_miss


def test_answers_far_behind_get_no_more_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = {"best": (3.0, 5.0, 4.0), "near": (4.5, 4.0, 3.0), "far": (1.0, 2.0, 1.0)}
    assert still_possible(ends) == ["best", "near"]
    monkeypatch.setattr(judging, "HOPELESS", 100)
    assert still_possible(ends) == ["best", "near", "far"]


def test_only_what_may_be_best_is_played_out_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(0)
    everything = {"best": (3.0, 5.0, 4.0), "near": (4.5, 4.0, 3.0), "far": (1.0, 2.0, 1.0)}
    asked: list[tuple[int, list[str]]] = []

    def played(_: object, playouts: int, __: str, answers: list[str] | None = None) -> object:
        asked.append((playouts, list(answers or everything)))
        return {command: everything[command] for command in asked[-1][1]}

    monkeypatch.setattr(judging, "ends_of", played)
    assert best_answer(match, 1000) == "best"
    assert asked[0] == (1000 // judging.STAGES[0], ["best", "near", "far"])
    assert asked[-1] == (1000, ["best", "near"])


def test_answers_meet_the_same_luck() -> None:
    match = position(0)
    ends = ends_of(match, 16, LUCK)
    for command in ends:
        assert ends_of(match, 16, LUCK, [command]) == {command: ends[command]}


def test_the_error_is_that_of_the_trees() -> None:
    assert behind((3.0, 5.0, 4.0), (1.0, 2.0, 3.0)) == pytest.approx((2.0, 1 / sqrt(3)))


@pytest.mark.parametrize(
    ("short", "error", "is_miss"), [(0.2, 0.01, False), (0.5, 0.3, False), (0.5, 0.1, True)]
)
def test_a_miss_is_clearly_worse(short: float, error: float, is_miss: bool) -> None:
    assert Verdict(short, error, 0.0).is_miss is is_miss


def understate(patch: pytest.MonkeyPatch) -> None:
    said = Weighed.ahead_of

    def too_sure(one: Weighed[object], other: Weighed[object]) -> tuple[float, float]:
        points, error = said(one, other)
        return points, error / 8

    patch.setattr(Weighed, "ahead_of", too_sure)


@by_night
@with_and_without(understate)
def test_hints_are_about_as_far_off_as_they_say(fault: Fault | None) -> None:
    games = [position(number) for number in range(POSITIONS)]
    with planted(fault):
        found = [one for match in games for one in stated(match, advice_effort())]
        assert typical(found) < MOST_OFF


def test_what_a_hint_says_of_its_ways_is_compared_with_playouts() -> None:
    game, judged_by_itself = position(0), position(2)
    found = stated(game, LITTLE)
    assert len(found) == len(hint_for(game)) - 1
    assert all(one.error > 0 and one.luck > 0 for one in found)
    assert stated(judged_by_itself, LITTLE) == []


def test_a_way_that_seems_clearly_worse_and_is_better_has_the_wrong_sign() -> None:
    assert Stated(1.0, 0.4, -0.3, 0.4).is_wrong
    assert not Stated(1.0, 0.6, -0.3, 0.4).is_wrong
    assert not Stated(1.0, 0.4, 0.3, 0.4).is_wrong
    assert Stated(1.0, 0.3, 0.5, 0.4).off == pytest.approx(1.0)
