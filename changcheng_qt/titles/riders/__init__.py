"""Riders at the Wall, the third title.

| module | what it is |
|---|---|
| `rules` | the rules, and the View of each viewer; no Qt |
| `core` | the rules once more, in integers, for searches |
| `words` | the phrases, in every language |
| `entry` | its entry for the registry, without widgets; the map in its box |
| `lessons` | the setup, places and facts of its lessons |
| `positions` | the numbers and positions of its rulebook |
| `judging` | its bots by level: novice and club judge the next step, the others search |
| `searching` | its search, on positions of the flat core |
| `trading` | how all bots but the novice weigh deals |
| `forks` | the outcomes of chance during play, for the analysis |
| `table` | the widgets: the map, the tray, the panels |
"""

from typing import Final

from changcheng_qt.titles.title import Title, later, part, rulebook_files

LESSONS: Final = ("1-two-turns",)
"""The files of the lessons, in order."""

RIDERS: Final = Title(
    name="riders",
    edition=1,
    load_rules=lambda: part("riders.entry:RULES"),
    load_words=lambda: part("riders.words.telling"),
    open_box=lambda own: part("riders.entry:MapBox").opened(own),
    show=lambda box: part("riders.table.factory:RidersUi")(later("riders.positions:book_parts")),
    files=(
        "map.json",
        *(f"art/vista-{width}.webp" for width in (340, 680, 1360)),
        *(f"lessons/{name}.json" for name in LESSONS),
        *rulebook_files(
            "aim map setup turn roll riders wall building trade seven-and-pirate edicts "
            "bonuses-and-end three-five-six options strategy glossary"
        ),
    ),
    soon=(
        "changcheng_qt.titles.riders.table.dialogs.setup_form",
        "changcheng_qt.titles.riders.words.telling",
        "changcheng_qt.titles.riders.table.tray.tray",
        "changcheng_qt.titles.riders.table.board.view",
        "changcheng_qt.titles.riders.table.table_parts",
    ),
    load_lessons=lambda: part("riders.lessons:course")(LESSONS),
)
