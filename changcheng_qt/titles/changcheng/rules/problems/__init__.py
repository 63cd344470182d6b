"""Problems: positions with one best answer, and the proof that there is only one.

| module | what it is |
|---|---|
| `turns` | the rest of a turn as a tree of all continuations, hidden things weighted |
| `deeds` | commands grouped into deeds of equal effect |
| `ending` | the worth of a position if the Mongols attacked now |
| `proof` | the best answer, the others, and its lead |
"""
