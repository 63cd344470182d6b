"""The texts of China's lessons: the coach's texts, with names of places and numbers filled in."""

from collections.abc import Mapping
from typing import Any, Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.engine import rival_names
from changcheng_qt.titles.china.rules.accounts import Source
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.titles.china.words import lessons
from changcheng_qt.titles.china.words.names import region_name, town_name
from changcheng_qt.ui.lessons.guide import Suggestion, filled
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.verdicts.accounts import largest_loss

_LESSON_ABOUT: Final = {
    Source.HOUSES: "1-first-turn",
    Source.ALLIANCES: "2-alliances",
    Source.ROADS: "3-roads",
}


class Lessons:
    """The texts of the lessons."""

    def title(self, name: str) -> str:
        return lessons.lesson_title(name)

    def rivals(self) -> tuple[str, ...]:
        return rival_names()

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401 - it is the title's
        """Raise LookupError: China has no problems."""
        raise LookupError(part)

    def suggestion(self, bridge: Bridge, seat: Seat) -> Suggestion | None:
        worst = largest_loss(sheet_of(bridge).accounts, seat, _LESSON_ABOUT)
        if worst is None:
            return None
        return Suggestion(_LESSON_ABOUT[worst], lessons.suggestion_text(worst))

    def text(self, key: str, view: View, numbers: Mapping[str, int]) -> str:
        """Return a text by its key, with numbers by name, and names of regions and towns; raises
        KeyError for an unknown name.
        """
        board = view.board
        towns = {one.id: town_name(board, number) for number, one in enumerate(board.spaces)}
        regions = {one.id: region_name(board, number) for number, one in enumerate(board.regions)}
        return filled(lessons.coach_text(key), {**towns, **regions, **numbers})
