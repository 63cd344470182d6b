"""Hints stand up to playouts, as far as few of them can tell; the whole is a command of its own."""

import pytest

from changcheng_qt.engine.reasons import Way
from tests.bots import judging
from tests.bots.judging import (
    MOST_MISSES,
    Verdict,
    hint_for,
    in_question,
    judged,
    positions,
    tallies_of,
)
from tests.effort import effort

POSITIONS = effort(sample=2, nightly=30)
PLAYOUTS = effort(sample=16, nightly=1000)


@pytest.fixture(autouse=True)
def _few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "DRAWS", effort(sample=4, nightly=200))


def test_hints_are_seldom_worse_than_what_else_they_tell() -> None:
    verdicts = [judged(match, PLAYOUTS, is_whole=False) for match in positions(POSITIONS)]
    assert sum(verdict.is_miss for verdict in verdicts) <= max(1, MOST_MISSES * POSITIONS)


def test_a_hint_is_legal_and_the_same_each_time() -> None:
    match = next(positions(1))
    seat = match.to_act
    assert seat is not None
    ways = hint_for(match)
    assert {way.command for way in ways} <= set(match.legal(seat))
    assert ways == hint_for(match)


def test_the_worst_answer_is_found_to_be_a_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(positions(1))
    tallies = tallies_of(match, 3)
    worst = min(tallies, key=lambda command: tallies[command].mean)
    monkeypatch.setattr(judging, "hint_for", lambda _: (Way(worst),))
    assert judged(match, 3).short > judging.WORSE


def test_answers_far_behind_get_no_more_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(positions(1))
    tallies = tallies_of(match, 3)
    ranked = sorted(tallies, key=lambda command: -tallies[command].mean)
    monkeypatch.setattr(judging, "HOPELESS", 0)
    assert ranked[-1] not in in_question(match, 3, ranked[0])
    assert set(in_question(match, 3, ranked[-1])) == {ranked[0], ranked[-1]}


def test_answers_meet_the_same_luck() -> None:
    match = next(positions(1))
    assert tallies_of(match, 1) == tallies_of(match, 1)


@pytest.mark.parametrize(
    ("short", "error", "is_miss"), [(0.2, 0.01, False), (0.5, 0.3, False), (0.5, 0.1, True)]
)
def test_a_miss_is_clearly_worse(short: float, error: float, is_miss: bool) -> None:
    assert Verdict(short, error, 0.0).is_miss is is_miss
