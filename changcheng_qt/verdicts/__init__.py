"""Facts about a game of any title: values filled in by its rules, bots and analysis, and shown by
windows and files.

| module | what it is |
|---|---|
| `reasons` | the lines of a score that favour a command, for hints, and which of them are given |
| `accounts` | the sources of every point of a game, and its statistics |
| `cost` | the cost of a finished game for each seat, and its file |
| `insight` | who knew what, when, in a finished game |
"""
