"""Chang Cheng, the first title.

| module | what it is |
|---|---|
| `rules` | the rules, and the View of each viewer; no Qt |
| `core` | the rules once more, in integers, for bots that search |
| `words` | the sentences for everything that the rules name |
| `table` | the widgets: the board, the cards, the panels |
| `entry` | its entry for the registry, without widgets; the boards in its box |
| `lessons` | the setups, places and facts of its lessons |
| `positions` | the positions in the figures of its rulebook |
| `searching` | positions for bots to search, drawn from views; imported by the first of them |
| `problems` | its problems: their files, their matches, the search for new ones |
| `judging` | the verdict on a turn that was played from a problem |
"""

from typing import Final

from changcheng_qt.titles.title import Title, later, part, rulebook_files

LESSONS: Final = (
    "1-wall",
    "2-majority",
    "3-double",
    "4-tower",
    "5-cards",
    "6-mongols",
    "7-growing",
    "8-last-turns",
)
"""The files of the lessons, in order."""

PROBLEMS: Final = (
    "01-tower",
    "02-double",
    "03-two-provinces",
    "04-last-wall",
    "05-leave-open",
    "06-which-card",
    "07-shared-loss",
    "08-one-wall",
    "09-swap",
    "10-neutral",
    "11-look",
    "12-flood",
)
"""The names of the files of the problems, in order."""


CHANG_CHENG: Final = Title(
    name="changcheng",
    edition=1,
    load_rules=lambda: part("changcheng.entry:RULES"),
    load_words=lambda: part("changcheng.words.telling"),
    open_box=lambda own: part("changcheng.entry:BoardBox").opened(own),
    show=lambda box: part("changcheng.table.factory:ChangChengUi")(
        lambda: box().boards, later("changcheng.positions:wall_figures")
    ),
    own="boards",
    files=(
        *(f"boards/board-{number}.json" for number in range(1, 5)),
        "estimate.json",
        *(f"art/landscape-{number}{side}.webp" for number in range(1, 5) for side in "AB"),
        *(f"problems/{name}.json" for name in PROBLEMS),
        *(f"art/vista-{width}.webp" for width in (340, 680, 1360)),
        *(f"lessons/{name}.json" for name in LESSONS),
        *rulebook_files(
            "aim material setup turn actions towers peeking scoring cards growing attack "
            "events two-players options strategy glossary"
        ),
    ),
    soon=(
        "changcheng_qt.titles.changcheng.table.dialogs.setup_form",
        "changcheng_qt.titles.changcheng.words.telling",
        "changcheng_qt.titles.changcheng.table.tray.tray",
        "changcheng_qt.titles.changcheng.table.board.view",
        "changcheng_qt.titles.changcheng.table.reveal.scoring_panel",
        "changcheng_qt.titles.changcheng.table.table_parts",
    ),
    load_lessons=lambda: part("changcheng.lessons:course")(LESSONS, PROBLEMS),
)
