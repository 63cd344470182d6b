"""The wall for screen readers: places with names, in a tree for screen readers.

Nothing here is private without a request: names are made of the View that the board shows, without
its viewer's secrets; an action of its own speaks those.

| module | what it is |
|---|---|
| `names` | the kinds of things, their names, and their secrets |
| `things` | the things on a board: their order, positions and texts |
| `actions` | the actions of a place: a press, a peek, the viewer's secrets |
"""
