"""China, the second title.

| module | what it is |
|---|---|
| `rules` | the rules, and what each viewer sees; no Qt |
| `core` | the rules once more, in integers, for bots that search |
| `words` | the sentences for everything that the rules name |
| `table` | what people see: the map, the cards, the panels |
| `entry` | what the registry knows of it without a table; the map in its box |
| `lessons` | what stands in its lesson |
| `positions` | what the figures of its rulebook show |
| `searching` | what bots search, drawn from views; imported by the first bot that does |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.title import Title, rulebook_files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from changcheng_qt.i18n.telling import TitleWords
    from changcheng_qt.lessons.course import Course
    from changcheng_qt.titles.china.entry import MapBox
    from changcheng_qt.titles.china.table.rulebook import MapFigures
    from changcheng_qt.titles.title import Rules
    from changcheng_qt.ui.seam.title import TitleUi


def _load_rules() -> Rules:
    from changcheng_qt.titles.china.entry import RULES

    return RULES


def _load_words() -> TitleWords:
    from changcheng_qt.titles.china.words import telling

    return telling


def _open_box(own: Path | None) -> MapBox:
    from changcheng_qt.titles.china.entry import MapBox

    return MapBox.opened(own)


def _show(box: Callable[[], MapBox]) -> TitleUi:
    from changcheng_qt.titles.china.table.factory import ChinaUi

    return ChinaUi(lambda: box().boards, _map_figures)


def _map_figures() -> MapFigures:
    from changcheng_qt.titles.china.positions import map_figures

    return map_figures()


def _load_lessons() -> Course:
    from changcheng_qt.titles.china.lessons import course

    return course(LESSONS)


LESSONS: Final = ("1-first-turn",)
"""The files of the lessons, in order."""

CHINA: Final = Title(
    name="china",
    load_rules=_load_rules,
    load_words=_load_words,
    open_box=_open_box,
    show=_show,
    files=(
        "map.json",
        "art/silk-map.webp",
        *(f"art/silk-map-{number:02}.webp" for number in range(1, 13)),
        *(f"art/vista-{width}.webp" for width in (680, 1360)),
        *(f"lessons/{name}.json" for name in LESSONS),
        *rulebook_files(
            "aim material setup turn paying houses emissaries taking scoring end alliances "
            "roads fortifications options strategy glossary"
        ),
    ),
    soon=(
        "changcheng_qt.titles.china.table.dialogs.setup_form",
        "changcheng_qt.titles.china.words.telling",
        "changcheng_qt.titles.china.table.tray.tray",
        "changcheng_qt.titles.china.table.board.view",
        "changcheng_qt.titles.china.table.reveal.panel",
        "changcheng_qt.titles.china.table.table_parts",
        "changcheng_qt.ui.dialogs.reference_page",
    ),
    load_lessons=_load_lessons,
)
