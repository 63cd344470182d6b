"""The languages of the interface, and the phrases for everything that the games name by an Enum, an
event or a command: nothing in the games is shown to people as it is.

| module | what it is |
|---|---|
| `languages` | the languages, and switching between them |
| `telling` | the one voice of a title: its sentences about a match |
| `advice` | hints, warnings and the errors of an analysis, in that voice |
| `phrases` | sentences about the engine's values; those of a title are in its `words` |
| `rulebook` | the rulebooks: their chapters, read from files, and the search in them |
"""
