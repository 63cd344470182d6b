"""The languages of the interface, and the phrases of everything that the games name by an Enum, an
event or a command. Nothing in the games is shown to people as it is.

| module | what it is |
|---|---|
| `languages` | which languages there are, and switching between them |
| `phrases` | the only place that turns what the engine and the titles mean into sentences |
"""
