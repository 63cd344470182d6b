"""What is said in the lessons: the coach's texts, with the names of places and numbers in them."""

import re
from collections.abc import Mapping
from typing import Any, Final

from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng import lessons
from changcheng_qt.i18n.phrases.changcheng.names import province_name, region_name
from changcheng_qt.i18n.phrases.changcheng.problems import problem_text

_WORD: Final = re.compile(r"\{([a-z_]+)\}")


class ChangChengLessons:
    """The words of the lessons."""

    def title(self, name: str) -> str:
        """Return what a lesson is called."""
        return lessons.lesson_title(name)

    def rivals(self) -> tuple[str, ...]:
        """Return the names of those who play against the learner."""
        return lessons.rival_names()

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401 - it is the title's
        """Return a text of a problem by its part."""
        key: str = {
            "title": problem.texts.title,
            "question": problem.texts.question,
            "reason": problem.texts.reason,
            **{f"hint_{number}": hint for number, hint in enumerate(problem.texts.hints, 1)},
        }[part]
        return problem_text(key, problem.setup, problem.wall, problem.seat, problem.figures)

    def text(self, key: str, view: View, numbers: Mapping[str, int]) -> str:
        """Return a text by its key, with numbers by name, and the names of places as a view has
        them; raises KeyError for a name that there is not.
        """
        return _WORD.sub(lambda found: _filled(found[1], view, numbers), lessons.coach_text(key))


def _filled(word: str, view: View, numbers: Mapping[str, int]) -> str:
    """Return a number by its name, or the name of a place by its English one."""
    if word in numbers:
        return str(numbers[word])
    wall = view.wall
    for province in wall.provinces:
        if wall.province(province).name("en").lower() == word:
            return province_name(wall, province)
    for region in wall.regions:
        if wall.region(region).name("en").lower() == word:
            return region_name(wall, region)
    raise KeyError(word)
