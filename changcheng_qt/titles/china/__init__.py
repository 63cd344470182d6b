"""China, the second title.

| module | what it is |
|---|---|
| `rules` | the rules, and the View of each viewer; no Qt |
| `core` | the rules once more, in integers, for bots that search |
| `words` | the sentences for everything that the rules name |
| `table` | the widgets: the map, the cards, the panels |
| `entry` | its entry for the registry, without widgets; the map in its box |
| `lessons` | the setup, places and facts of its lessons |
| `positions` | the positions in the figures of its rulebook |
| `searching` | positions for bots to search, drawn from views; imported by the first of them |
"""

from typing import Final

from changcheng_qt.titles.title import Title, later, part, rulebook_files

LESSONS: Final = ("1-first-turn", "2-alliances", "3-roads")
"""The files of the lessons, in order."""

CHINA: Final = Title(
    name="china",
    edition=1,
    load_rules=lambda: part("china.entry:RULES"),
    load_words=lambda: part("china.words.telling"),
    open_box=lambda own: part("china.entry:MapBox").opened(own),
    show=lambda box: part("china.table.factory:ChinaUi")(
        lambda: box().boards, later("china.positions:map_figures")
    ),
    files=(
        "map.json",
        "art/silk-map.webp",
        *(f"art/silk-map-{number:02}.webp" for number in range(1, 13)),
        *(f"art/vista-{width}.webp" for width in (340, 680, 1360)),
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
    ),
    load_lessons=lambda: part("china.lessons:course")(LESSONS),
)
