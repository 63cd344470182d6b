"""Somebody who goes through a lesson without a window."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any

from changcheng_qt.lessons.course import Course
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.lessons.lesson import LessonStep
from changcheng_qt.titles.changcheng import LESSONS, PROBLEMS
from changcheng_qt.titles.changcheng.lessons import course
from changcheng_qt.titles.china import LESSONS as CHINAS
from changcheng_qt.titles.china.lessons import course as china_course

COURSE: Course = course(LESSONS, PROBLEMS)
CHINA_COURSE: Course = china_course(CHINAS)
EVERY = (*LESSONS, *CHINAS)
"""The lessons of both titles; no two of them have one name."""
RIVALS = ("Bo", "Lin")

Choose = Callable[[GuidedMatch, Sequence[Any]], Any]
"""Chooses among the commands that a lesson takes now."""


def begin(name: str, the_course: Course | None = None) -> GuidedMatch:
    if the_course is None:
        the_course = COURSE if name in LESSONS else CHINA_COURSE
    return the_course.begin(name, "Mei", RIVALS)


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
