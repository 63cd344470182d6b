"""The languages of the interface, and the phrases for everything that the games name by an Enum, an
event or a command: nothing in the games is shown to people as it is.

| module | what it is |
|---|---|
| `languages` | the languages, and switching between them |
| `telling` | what a title says of a match: the one voice, its lines, and advice in it |
| `phrases` | sentences for what the engine means; those of a title are in its `words` |
| `rulebook` | the rulebooks: their chapters, read from files, and the search in them |
"""
