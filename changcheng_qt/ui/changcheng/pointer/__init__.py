"""What the pointer and the keys mean on the board: what is held, and where it can go.

| module | what it is |
|---|---|
| `hand`, `hand_words` | what is held, and what is to be done with it |
| `targets`, `walking` | where something can be done, and in which order keys walk there |
| `play` | what can be done on the board now, and doing it |
| `pointing`, `aiming` | what pointer and keys point at, and which target is meant |
| `carrying`, `arriving_drag` | dragging what is held, from the board or from the tray |
| `prospect` | where squares lie, and what building on them does |
| `peek_look` | a secret look for as long as something is held down |
| `reasons` | why something cannot be picked up |
"""
