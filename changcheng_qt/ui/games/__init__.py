"""The games on this computer, as the start page lists them.

| module | what it is |
|---|---|
| `card` | what a game is about, without any of its files |
| `shelf`, `row` | the list, and one game in it |
| `pictures` | the boards in it, painted while nobody waits |
| `trash` | the games that were thrown away |
| `title_dialog` | another title for a game |
"""
