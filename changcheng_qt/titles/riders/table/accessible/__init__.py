"""The map for screen readers: places with names, in a tree for screen readers.

Nothing here is private: all words are made of open information.

| module | what it is |
|---|---|
| `things` | the things on the map: their order, positions and texts |
| `names` | the names of places with their state |
| `listing` | the order of places in a list, and the search in it |
"""
