"""Chang Cheng on the desktop; this page is the map of the packages.

The way of a move: a command goes through the rules and becomes a step in the history; from there
every seat gets a view of its own, Qt signals carry it, and the board and the panels show it.

| package | what it is | may import |
|---|---|---|
| `engine` | steps, history, matches, seats; knows no title | nothing |
| `games` | each title's rules; `GAMES`, the one registry | engine |
| `bots` | choosing a command from a view; knows no title | engine |
| `saves` | records, journals, files; the page of the log | engine, the registry |
| `i18n` | languages; the phrase of each enum, event, reason | engine, games |
| `ui` | windows, panels, board; `ui/<title>` draws one | engine, games, i18n, assets |
| `app` | puts it all together; settings, folders, bots | everything |
| `assets` | where `resources` and `translations` lie | nothing |
| `__main__` | the command line | everything |

`tests/test_architecture.py` holds the whole table, with what `ui` may see of a title. The docstring
of each package is the map of its modules, and `tests/test_maps.py` keeps all of them complete.
"""

__version__ = "0.2.0"
