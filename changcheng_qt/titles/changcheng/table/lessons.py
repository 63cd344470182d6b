"""The texts of the lessons: the coach's texts, with the names of places and numbers filled in."""

from collections.abc import Mapping
from typing import Any, Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.engine import rival_names
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.titles.changcheng.words import lessons
from changcheng_qt.titles.changcheng.words.names import province_name, region_name
from changcheng_qt.titles.changcheng.words.problems import problem_text
from changcheng_qt.ui.lessons.guide import Suggestion, filled
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.verdicts.accounts import largest_loss

_LESSON_ABOUT: Final = {
    Source.PROVINCE: "2-majority",
    Source.DOUBLE: "3-double",
    Source.REGION: "6-mongols",
}


class Lessons:
    """The texts of the lessons."""

    def title(self, name: str) -> str:
        return lessons.lesson_title(name)

    def rivals(self) -> tuple[str, ...]:
        return rival_names()

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401 - it is the title's
        """Return a text of a problem by its part."""
        key: str = {
            "title": problem.texts.title,
            "question": problem.texts.question,
            "reason": problem.texts.reason,
            **{f"hint_{number}": hint for number, hint in enumerate(problem.texts.hints, 1)},
        }[part]
        return problem_text(key, problem.view, problem.figures)

    def suggestion(self, bridge: Bridge, seat: Seat) -> Suggestion | None:
        worst = largest_loss(sheet_of(bridge).accounts, seat, _LESSON_ABOUT)
        if worst is None:
            return None
        return Suggestion(_LESSON_ABOUT[worst], lessons.suggestion_text(worst))

    def text(self, key: str, view: View, numbers: Mapping[str, int]) -> str:
        """Return a text by its key, with numbers by name, and the names of places from a view;
        raises KeyError for an unknown name.
        """
        wall = view.wall
        places = {
            **{wall.province(p).name("en").lower(): province_name(wall, p) for p in wall.provinces},
            **{wall.region(r).name("en").lower(): region_name(wall, r) for r in wall.regions},
        }
        return filled(lessons.coach_text(key), {**places, **numbers})
