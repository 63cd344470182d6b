"""The texts of the lessons, with the names of places in them."""

from collections.abc import Mapping
from typing import ClassVar

from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.result import sheet_of
from changcheng_qt.titles.riders.words import lessons
from changcheng_qt.titles.riders.words.places import ground_name, pass_name
from changcheng_qt.ui.lessons.words import LessonWords

_GROUND, _SECTOR = 1, 1
"""The gathering ground of the lesson, and the learner's sector west of it."""


class Lessons(LessonWords):
    """The texts of the lessons."""

    words = lessons
    sheet_of = staticmethod(sheet_of)
    lesson_about: ClassVar[Mapping[Source, str]] = dict.fromkeys(
        (Source.SETTLEMENTS, Source.CITIES, Source.PENALTIES), "1-two-turns"
    )

    def names(self, view: View) -> Mapping[str, str]:
        return {
            "fort": pass_name(view.board, _SECTOR),
            "other_fort": pass_name(view.board, _SECTOR + 1),
            "ground": ground_name(view.board, _GROUND),
        }
