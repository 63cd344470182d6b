"""The texts of the lessons: the coach's texts, with names of places and numbers filled in."""

from collections.abc import Mapping
from typing import Any, Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.engine import rival_names
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.result import sheet_of
from changcheng_qt.titles.riders.words import lessons
from changcheng_qt.titles.riders.words.places import ground_name, pass_name
from changcheng_qt.ui.lessons.guide import Suggestion, filled
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.verdicts.accounts import largest_loss

_LESSON: Final = "1-two-turns"
TAUGHT: Final = (Source.SETTLEMENTS, Source.CITIES, Source.PENALTIES)
"""The sources of points that the lesson is about."""
_GROUND, _SECTOR = 1, 1
"""The gathering ground of the lesson, and the learner's sector west of it."""


class Lessons:
    """The texts of the lessons."""

    def title(self, name: str) -> str:
        return lessons.lesson_title(name)

    def rivals(self) -> tuple[str, ...]:
        return rival_names()

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401 - it is the title's
        """Raise LookupError: there are no problems."""
        raise LookupError(part)

    def suggestion(self, bridge: Bridge, seat: Seat) -> Suggestion | None:
        worst = largest_loss(sheet_of(bridge).accounts, seat, TAUGHT)
        return None if worst is None else Suggestion(_LESSON, lessons.suggestion_text(worst))

    def text(self, key: str, view: View, numbers: Mapping[str, int]) -> str:
        """Return a text by its key, with numbers by name, and names of places; raises KeyError for
        an unknown name.
        """
        names = {
            "fort": pass_name(view.board, _SECTOR),
            "other_fort": pass_name(view.board, _SECTOR + 1),
            "ground": ground_name(view.board, _GROUND),
        }
        return filled(lessons.coach_text(key), {**names, **numbers})
