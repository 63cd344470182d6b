"""The texts of China's lessons, with the names of places in them."""

from collections.abc import Mapping
from typing import ClassVar

from changcheng_qt.titles.china.rules.accounts import Source
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.result import sheet_of
from changcheng_qt.titles.china.words import lessons
from changcheng_qt.titles.china.words.names import region_name, town_name
from changcheng_qt.ui.lessons.words import LessonWords


class Lessons(LessonWords):
    """The texts of the lessons, with the names of regions and towns."""

    words = lessons
    sheet_of = staticmethod(sheet_of)
    lesson_about: ClassVar[Mapping[Source, str]] = {
        Source.HOUSES: "1-first-turn",
        Source.ALLIANCES: "2-alliances",
        Source.ROADS: "3-roads",
    }

    def names(self, view: View) -> Mapping[str, str]:
        board = view.board
        towns = {one.id: town_name(board, number) for number, one in enumerate(board.spaces)}
        regions = {one.id: region_name(board, number) for number, one in enumerate(board.regions)}
        return {**towns, **regions}
