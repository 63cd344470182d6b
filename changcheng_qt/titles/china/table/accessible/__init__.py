"""The map for screen readers: places with names, in a tree for screen readers.

Nothing here is private: all words are made of open information. The cost of a piece is left out of
texts that are read aloud, for it reveals a hand; the player sees it on the cards.

| module | what it is |
|---|---|
| `things` | the things on the map: their order, positions and texts |
| `names` | the names of places, and their explanations |
"""
