"""The languages of the interface, and the phrases for everything that the games name by an Enum, an
event or a command: nothing in the games is shown to people as it is.

| module | what it is |
|---|---|
| `languages` | the languages, and switching between them |
| `phrases` | the only place that turns what the engine and the titles mean into sentences |
| `rulebook` | the rulebooks: their chapters, read from files, and the search in them |
"""
