"""The lesson of Riders at the Wall: its setup, places and facts, and its contents."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.lessons.lesson import LessonError
from changcheng_qt.titles.riders.rules.commands import BuildRoad, EndTurn, RollDice
from changcheng_qt.titles.riders.rules.events import DealMade, Event, SectionBreached
from changcheng_qt.titles.riders.rules.pieces import CITY_COST, minus
from tests.lessons.walking import COURSE_OF, begin, go_through, walk

NAME = "1-two-turns"
COURSE = COURSE_OF[NAME]


def changed(change: Callable[[Any], object]) -> GuidedMatch:
    """The lesson with something else in its file."""
    plain = json.loads(COURSE.read(NAME))
    change(plain)
    content = json.dumps(plain)
    return begin(NAME, replace(COURSE, read=lambda _: content))


def events_of(match: GuidedMatch) -> list[Event]:
    return [event for step in match.steps for event in step.events]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p["setup"].update(first=4), "no seat 4"),
        (lambda p: p["setup"].update(stack=["levy", "levy"]), "no other levy"),
        (lambda p: p["setup"].update(stack=["knight"]), "knight"),
        (lambda p: p["setup"].pop("first"), "first is missing"),
        (lambda p: p["chance"][0].update(drawn=[3]), r"played\[\d+\]: roll: roll 1"),
        (lambda p: p["chance"].append({"kind": "robbery"}), "drawn is missing"),
    ],
)
def test_a_file_is_read_strictly(change: Callable[[Any], object], fault: str) -> None:
    with pytest.raises(LessonError, match=fault):
        changed(change)


def test_the_lesson_is_two_turns_with_a_breach_a_deal_and_a_soldier() -> None:
    match = begin(NAME)
    before = len(match.steps)
    go_through(match)
    done = [match.text_of(step.command).split(" ")[0] for step in match.steps[before:]]
    own = [s.command for s in match.steps[before:] if s.seat == match.learner]
    assert sum(isinstance(command, RollDice) for command in own) == 2
    assert sum(isinstance(command, EndTurn) for command in own) == 1
    assert {"road", "settle", "draw", "supply", "offer", "wall", "soldier", "chase"} <= set(done)
    events = events_of(match)
    assert [e.hexes for e in events if isinstance(e, SectionBreached)] == [
        (match.view(0).board.land_of["4.mountains5"],)
    ]
    assert sum(isinstance(event, DealMade) for event in events) == 2, "the first before the lesson"


def test_the_last_text_is_true() -> None:
    view = go_through(begin(NAME)).view(0)
    assert view.hands[0] is not None
    assert minus(view.hands[0], CITY_COST) == (0, 0, 0, 0, -2), "two more ore for a city"
    assert (view.levels[1], view.entered[view.board.land_of["4.mountains5"]]) == (1, ())
    assert view.pieces[0].cities == 4


def test_a_city_or_a_tower_could_not_be_built_sooner() -> None:
    match = begin(NAME)
    for step in walk(match):
        if step.say in ("ride.end", "ride.offer"):
            assert "wall" not in [match.text_of(one) for one in match.possible(0)]


def test_places_and_facts() -> None:
    match = begin(NAME)
    view, teaching = match.view(0), match.teaching
    words = ("h.3.desert", "c.3.hills11.E", "r.4.fields10.S", "s.4", "a.6", "g.II", "n.10", "q.ore")
    assert [teaching.place(view, one)[0] for one in words] == [*"hcrsagnq"]
    assert teaching.is_inside(view, "4.fields10.S", "h.4.fields10")
    assert teaching.is_inside(view, "3.hills11.E", "h.4.fields10")
    assert not teaching.is_inside(view, "3.hills11.E", "h.3.desert")
    assert not teaching.is_inside(view, "3.hills11.E", "c.3.hills11.E")
    assert match.fact("gain 0 8") == 2
    assert match.fact("arrow III 4") == 3
    assert not teaching.is_aside(BuildRoad(0))
    for place in ("s.7", "h.4.hills5", "hills", "x.4"):
        with pytest.raises(ValueError, match="unknown place"):
            teaching.place(view, place)
    with pytest.raises(ValueError, match="unknown fact"):
        match.fact("luck 0")
