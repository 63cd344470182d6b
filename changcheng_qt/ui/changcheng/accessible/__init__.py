"""The board for those who do not see it: places with names, in the tree that screen readers walk.

Nothing here is private before somebody asks: names are made of the View that the board shows, and
what only its viewer knows is left out of them; it is spoken by an action of its own.

| module | what it is |
|---|---|
| `places` | what there is on a board, and in which order |
| `words` | what it is called, and what only its viewer knows of it |
| `tree` | the places of one board as objects, and what changes about them |
| `deeds` | what can be asked of a place: a press, a look, what only its viewer knows |
| `interfaces` | what Qt asks of the board and of each place |
"""
