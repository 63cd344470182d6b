"""The games on this computer, as the start page lists them.

| module | what it is |
|---|---|
| `card` | the card of a game, without its files |
| `shelf`, `row` | the list, with boards painted when idle, and one game in it |
| `dialogs` | the games that were thrown away; another title for a game |
"""
