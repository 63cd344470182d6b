"""The wall for screen readers: places with names, in the tree that screen readers walk.

Nothing here is private before somebody asks: names are made of the View that the board shows, and
what only its viewer knows is left out of them; it is spoken by an action of its own.

| module | what it is |
|---|---|
| `names` | the kinds of things, what they are called, and what is kept secret |
| `things` | what there is on a board, in which order, where, and what is said of it |
| `actions` | what can be asked of a place: a press, a look, what only its viewer knows |
"""
