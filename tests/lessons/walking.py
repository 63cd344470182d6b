"""Somebody who goes through a lesson without a window."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any

from changcheng_qt.lessons.course import Course
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.lessons.lesson import Lesson, LessonStep
from changcheng_qt.titles import TITLES

COURSES: dict[str, Course] = {
    title.name: title.load_lessons() for title in TITLES if title.load_lessons
}
COURSE_OF = {name: course for course in COURSES.values() for name in course.names}
EVERY = tuple(COURSE_OF)
"""The lessons of all titles; no two of them have one name."""
RIVALS = ("Bo", "Lin", "Ada")

Choose = Callable[[GuidedMatch, Sequence[Any]], Any]
"""Chooses among the commands that a lesson takes now."""


def begin(name: str, the_course: Course | None = None) -> GuidedMatch:
    return (the_course or COURSE_OF[name]).begin(name, "Mei", RIVALS)


def ideal(match: GuidedMatch, legal: Sequence[Any]) -> object:
    step = match.step
    assert step
    return match.command_of(step.ideal) if step.ideal else legal[0]


def by_chance(seed: object) -> Choose:
    rng = Random(repr(seed))
    return lambda _, legal: rng.choice(legal)


def walk(match: GuidedMatch, choose: Choose = ideal) -> Iterator[LessonStep]:
    """Go through a lesson, and stop before each step; the others answer as it is written, and by
    chance where nothing is.
    """
    others = by_chance("others")
    while (step := match.step) is not None:
        yield step
        if step.question:
            assert match.answer(match.fact(step.question.fact)), step.say
        elif step.refused:
            assert match.be_refused(_named(step.refused)), step.say
        elif not step.takes_command:
            match.pass_on()
        else:
            assert match.to_act == match.learner, f"{step.say}: nobody's turn"
            legal = match.legal(match.learner)
            assert legal, f"{step.say}: a dead end"
            match.submit(choose(match, legal))
        while match.to_act not in (None, match.learner):
            written = match.reply()
            match.submit(
                others(match, match.possible(match.to_act)) if written is None else written
            )


def go_through(match: GuidedMatch, choose: Choose = ideal) -> GuidedMatch:
    for _ in walk(match, choose):
        pass
    return match


def _named(value: str) -> Enum:
    reasons: type[Enum] = Enum("reasons", {"WANTED": value})
    return next(iter(reasons))


def text_keys(lesson: Lesson) -> Sequence[str]:
    """Return the keys of all texts of a lesson, in order."""
    keys = []
    for step in lesson.steps:
        keys.append(step.say)
        if step.question is not None:
            keys.append(step.question.wrong)
    return keys
