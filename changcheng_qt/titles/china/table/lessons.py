"""The texts of China's lesson: the coach's texts, with the names of regions and numbers filled
in.
"""

from collections.abc import Mapping
from typing import Any

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.engine import rival_names
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words import lessons
from changcheng_qt.titles.china.words.names import region_name
from changcheng_qt.ui.lessons.guide import Suggestion, filled
from changcheng_qt.ui.seam.bridge import Bridge


class Lessons:
    """The texts of the lesson."""

    def title(self, name: str) -> str:
        return lessons.lesson_title(name)

    def rivals(self) -> tuple[str, ...]:
        return rival_names()

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401 - it is the title's
        """Raise LookupError: China has no problems."""
        raise LookupError(part)

    def suggestion(self, bridge: Bridge, seat: Seat) -> Suggestion | None:
        """Suggest nothing: after a game the only lesson is of no use."""
        return None

    def text(self, key: str, view: View, numbers: Mapping[str, int]) -> str:
        """Return a text by its key, with numbers by name, and the names of regions; raises KeyError
        for an unknown name.
        """
        board = view.board
        places = {one.id: region_name(board, number) for number, one in enumerate(board.regions)}
        return filled(lessons.coach_text(key), {**places, **numbers})
