"""The map for screen readers: places with names, in a tree for screen readers.

Nothing here is private: all words are made of open information.

| module | what it is |
|---|---|
| `things` | the things on the map: their order, positions, and names with their state |
"""
