"""The pointer and the keys on the wall, beyond those of any board.

| module | what it is |
|---|---|
| `hand` | the held things, and the prompt for them |
| `targets` | the places of legal commands |
| `play` | the possible actions, and why others are refused |
| `peeks` | a peek, for as long as a button or key is held |
| `pointing`, `aiming` | eyes under the pointer; the target of a point, and the next one for keys |
| `prospect` | the areas of squares, and the effect of building on them |
"""
