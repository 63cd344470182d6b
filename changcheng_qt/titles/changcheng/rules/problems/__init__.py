"""Problems: positions with one best answer, and the proof that there is only one.

| module | what it is |
|---|---|
| `turns` | the rest of a turn as a tree of everything that can come, hidden things weighted |
| `deeds` | which commands are one and the same deed |
| `ending` | what a position is worth as if the Mongols came now |
| `proof` | the best answer, the others, and by how much it leads |
"""
