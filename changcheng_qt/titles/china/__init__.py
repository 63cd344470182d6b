"""China, the second title: its rules for files, bots and the command line. It has no shown half
yet, so the window does not offer it.

| module | what it is |
|---|---|
| `rules` | the game without anything to see, how its bots judge, and the map in its box |
| `searching` | what bots search, drawn from views; imported by the first bot that does |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.title import Title

if TYPE_CHECKING:
    from pathlib import Path

    from changcheng_qt.titles.china.rules import MapBox
    from changcheng_qt.titles.title import Rules


def _load_rules() -> Rules:
    from changcheng_qt.titles.china.rules import RULES

    return RULES


def _open_box(own: Path | None) -> MapBox:
    from changcheng_qt.titles.china.rules import MapBox

    return MapBox.opened(own)


CHINA: Final = Title(name="china", load_rules=_load_rules, open_box=_open_box, files=("map.json",))
