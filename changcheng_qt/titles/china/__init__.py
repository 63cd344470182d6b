"""China, the second title.

| module | what it is |
|---|---|
| `rules` | the game without anything to see, how its bots judge, and the map in its box |
| `positions` | what the figures of its rulebook show |
| `secrets` | what of a game is hidden, from whom, and what it is called |
| `searching` | what bots search, drawn from views; imported by the first bot that does |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.title import Title, rulebook_files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from changcheng_qt.titles.china.rules import MapBox
    from changcheng_qt.titles.title import Rules
    from changcheng_qt.ui.china.rulebook import MapFigures
    from changcheng_qt.ui.seam.title import TitleUi


def _load_rules() -> Rules:
    from changcheng_qt.titles.china.rules import RULES

    return RULES


def _open_box(own: Path | None) -> MapBox:
    from changcheng_qt.titles.china.rules import MapBox

    return MapBox.opened(own)


def _show(box: Callable[[], MapBox]) -> TitleUi:
    from changcheng_qt.ui.china.factory import ChinaUi

    return ChinaUi(lambda: box().boards, _map_figures)


def _map_figures() -> MapFigures:
    from changcheng_qt.titles.china.positions import map_figures

    return map_figures()


CHINA: Final = Title(
    name="china",
    load_rules=_load_rules,
    open_box=_open_box,
    show=_show,
    files=(
        "map.json",
        "art/silk-map.webp",
        *(f"art/silk-map-{number:02}.webp" for number in range(1, 13)),
        *(f"art/vista-{width}.webp" for width in (680, 1360)),
        *rulebook_files(
            "aim material setup turn paying houses emissaries taking scoring end alliances "
            "roads fortifications options strategy glossary"
        ),
    ),
    soon=(
        "changcheng_qt.ui.china.dialogs.setup_form",
        "changcheng_qt.ui.china.telling",
        "changcheng_qt.ui.china.tray.tray",
        "changcheng_qt.ui.china.board.view",
        "changcheng_qt.ui.china.reveal.panel",
        "changcheng_qt.ui.china.table_parts",
        "changcheng_qt.ui.china.dialogs.reference_sheet",
    ),
)
