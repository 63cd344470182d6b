"""Verdicts on a game, whatever the title: values filled in by its rules, bots and analysis, and
shown by windows and files.

| module | what it is |
|---|---|
| `reasons` | which lines of a score speak for a command, for hints |
| `accounts` | where every point of a game came from, and what statistics count of it |
| `cost` | what a finished game cost each seat, and its file |
| `insight` | who knew what, when, in a finished game |
"""
