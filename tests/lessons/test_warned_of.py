"""The warning before a turn ends would not condemn a step that a lesson asks for."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from changcheng_qt.bots import advice_effort
from changcheng_qt.bots.hints import luck_at, passed_over
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.losses import LEAST
from tests.effort import by_day, effort
from tests.lessons.walking import COURSE_OF, COURSES, begin, walk

JUDGED = [
    name for title, course in COURSES.items() for name in course.names if rules_of(title).searching
]
"""Only a title with a search warns."""
LITTLE = effort(sample=8, nightly=1)
"""In this part of its time the control finds a fault of ten points."""
SLOW = [name for name in JUDGED if name != "1-wall"]


def loss(match: GuidedMatch, ideal: str, part: int) -> float:
    """Return by how many points, beyond luck, the asked-for command falls short of the best."""
    searching = rules_of(match.game.name).searching
    assert searching
    legal = tuple(match.possible(match.learner))
    command, luck = match.command_of(ideal), luck_at(len(match.steps))
    view = match.view(match.learner)
    *_, asked = passed_over(searching(), view, legal, command, advice_effort() // part, luck)
    return 0.0 if asked.is_equal else asked.behind


def losses(match: GuidedMatch, part: int = 1) -> Iterator[float]:
    """Yield the losses of each of the learner's turns, up to a free step; found in a part of the
    time of a warning.
    """
    total = 0.0
    for step in walk(match):
        if step.free:
            break
        if not step.accept:
            continue
        total += loss(match, step.ideal, part)
        if step.ideal == "end":
            yield total
            total = 0.0
    yield total


@pytest.mark.parametrize("name", by_day(JUDGED, slow=SLOW))
def test_no_turn_of_a_lesson_would_be_warned_of(name: str) -> None:
    assert max(losses(begin(name))) < LEAST


def test_a_lesson_that_asks_for_a_mistake_is_found() -> None:
    """The control: walls of the others make a province that the learner would win, if not for the
    cards that the lesson asks for.
    """
    course = COURSE_OF["5-cards"]
    plain = json.loads(course.read("5-cards"))
    (step,) = (step for step in plain["steps"] if step["say"] == "cards.end")
    step["replies"] = 2 * ["single @1A.p3", "single @2A.p1", "end"]
    changed = replace(course, read=lambda _: json.dumps(plain))
    assert any(lost >= LEAST for lost in losses(begin("5-cards", changed), LITTLE))
