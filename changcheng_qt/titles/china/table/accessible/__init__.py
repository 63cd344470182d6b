"""The map for screen readers: places with names, in the tree that screen readers walk.

Nothing here is private: all words are made of what lies open on the table. What a piece would cost
is left out of what is read aloud, for it tells of a hand; who pays sees it on the cards.

| module | what it is |
|---|---|
| `things` | what there is on the map, in which order, and what it is called |
| `actions` | what is said of a place that somebody asks about |
"""
