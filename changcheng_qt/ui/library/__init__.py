"""The games on this computer, as the start page lists them.

| module | what it is |
|---|---|
| `card` | what a game is about, without any of its files |
| `shelf`, `row` | the list, with boards painted while nobody waits, and one game in it |
| `dialogs` | the games that were thrown away; another title for a game |
"""
