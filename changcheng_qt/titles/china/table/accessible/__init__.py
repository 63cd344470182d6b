"""The map for screen readers: places with names, in the tree that screen readers walk.

Nothing here is private: all words are made of what lies open on the table. What a piece would cost
is left out of what is read aloud, for it tells of a hand; who pays sees it on the cards.

| module | what it is |
|---|---|
| `things` | what there is on the map, in which order, where, and what is said of it |
| `names` | what a place is called, and what is said of one that somebody asks about |
"""
