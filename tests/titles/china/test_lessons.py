"""The lessons of China: their setups, places and facts."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from changcheng_qt.lessons.lesson import LessonError
from tests.effort import effort
from tests.lessons.walking import COURSE_OF, begin, by_chance, go_through

COURSE = COURSE_OF["1-first-turn"]
WAYS = effort(sample=5, nightly=100)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p["setup"].update(first=3), "three seats with three cards"),
        (lambda p: p["setup"]["hands"].pop(), "three seats with three cards"),
        (lambda p: p["setup"]["open"].append("red"), "four open cards"),
        (lambda p: p["setup"].update(pile=["pink"]), "unknown card 'pink'"),
        (lambda p: p["setup"].update(pile=["purple"] * 9), "no such cards in play"),
    ],
)
def test_a_setup_is_read_strictly(change: Callable[[Any], object], fault: str) -> None:
    plain = json.loads(COURSE.read("1-first-turn"))
    change(plain)
    content = json.dumps(plain)
    with pytest.raises(LessonError, match=fault):
        begin("1-first-turn", replace(COURSE, read=lambda _: content))


def test_the_first_turn_fills_a_region_and_sends_an_emissary() -> None:
    match = go_through(begin("1-first-turn"))
    view = match.view(match.learner)
    assert view.scores == (4, 3, 0)
    assert view.courts[0] == (1, 0, 0)


def test_an_alliance_is_tied_and_won_after_every_choice_of_the_learner() -> None:
    for seed in range(WAYS):
        view = go_through(begin("2-alliances"), by_chance(seed)).view(0)
        zhao, qi = (view.courts[view.board.region_numbers[name]] for name in ("zhao", "qi"))
        assert (zhao, qi) == ((2, 1, 0), (1, 1, 0))


def test_the_line_of_the_last_lesson_decides_the_game() -> None:
    match = begin("3-roads")
    first = match.view(0)
    assert (first.exhausted, first.pile) == (1, 4)
    go_through(match)
    assert match.outcome
    assert match.outcome.winners == (0,)
    best, second, _ = sorted(match.outcome.scores, reverse=True)
    assert 0 < best - second < match.fact("roads 0")
    last = [step for step in match.steps if step.before.exhausted == 2]
    assert {step.turn_seat for step in last} == {0, 1, 2}, "Lin drew the last card"


def test_places_and_facts() -> None:
    match = begin("1-first-turn")
    view, teaching = match.view(0), match.teaching
    assert [teaching.place(view, one)[0] for one in ("t.ji", "r.yan", "c.yan", "a.15")] == [*"trca"]
    assert teaching.is_inside(view, "ji", "r.yan")
    assert not teaching.is_inside(view, "dai", "r.yan")
    assert not teaching.is_inside(view, "ji", "c.yan")
    assert match.fact("limit r.yan") == 1
    assert match.fact("alliance 1 a.1") == match.fact("roads 1") == 0
    for place in ("a.16", "t.rome", "yan", "x.yan"):
        with pytest.raises(ValueError, match="unknown place"):
            teaching.place(view, place)
    with pytest.raises(ValueError, match="unknown fact"):
        match.fact("luck 0 r.yan")
