"""Chang Cheng on the desktop; this page is the map of the packages.

How a move travels: a command passes through the rules and becomes a step in the history; each seat
then gets its own view, which Qt signals carry to the board and the panels.

| package | what it is | may import |
|---|---|---|
| `engine` | steps, history, matches, seats; knows no title | nothing |
| `verdicts` | facts about a game: reasons, accounts, costs, insight | engine |
| `bots` | choosing a command from a view; knows no title | engine, verdicts |
| `analysis` | the cost of choices, chance and the unseen; knows no title | engine, verdicts, bots |
| `lessons` | lessons as data, and matches guided by them; knows no title | engine |
| `titles` | the registry of games; a folder each | engine to lessons, i18n, ui, assets |
| `saves` | records, journals, files; the page of the log | engine, verdicts, titles |
| `statistics` | all finished games together | engine, verdicts, bots, analysis, saves, titles |
| `net` | play from several computers: letters, host, guest | engine, saves, titles |
| `i18n` | languages; sentences that all titles share | engine, verdicts |
| `sound` | sounds, a mixer, and their player; knows no title | assets |
| `ui` | windows and panels; knows no title | engine, verdicts, lessons, statistics, i18n, sound |
| `app` | assembles the program: settings, folders, bots | everything |
| `assets` | where `resources` and `translations` are | nothing |
| `__main__` | the command line | everything |

`tests/architecture.py` holds the whole table, including the imports of each room of a title, and
`tests/test_architecture.py` enforces it. Each package's docstring is the map of its modules, and
`tests/test_maps.py` keeps the maps complete.
"""

__version__ = "0.3.0"
