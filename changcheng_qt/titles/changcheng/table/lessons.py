"""The texts of the lessons and problems, with the names of places in them."""

from collections.abc import Mapping
from typing import Any, ClassVar

from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.titles.changcheng.words import lessons
from changcheng_qt.titles.changcheng.words.names import province_name, region_name
from changcheng_qt.titles.changcheng.words.problems import problem_text
from changcheng_qt.ui.lessons.words import LessonWords


class Lessons(LessonWords):
    """The texts of the lessons, with the names of provinces and regions, and of the problems."""

    words = lessons
    sheet_of = staticmethod(sheet_of)
    lesson_about: ClassVar[Mapping[Source, str]] = {
        Source.PROVINCE: "2-majority",
        Source.DOUBLE: "3-double",
        Source.REGION: "6-mongols",
    }

    def names(self, view: View) -> Mapping[str, str]:
        wall = view.wall
        return {
            **{wall.province(p).name("en").lower(): province_name(wall, p) for p in wall.provinces},
            **{wall.region(r).name("en").lower(): region_name(wall, r) for r in wall.regions},
        }

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401 - it is the title's
        """Return a text of a problem by its part."""
        key: str = {
            "title": problem.texts.title,
            "question": problem.texts.question,
            "reason": problem.texts.reason,
            **{f"hint_{number}": hint for number, hint in enumerate(problem.texts.hints, 1)},
        }[part]
        return problem_text(key, problem.view, problem.figures)
