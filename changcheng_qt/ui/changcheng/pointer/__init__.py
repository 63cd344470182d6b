"""What the pointer and the keys mean on the board: what is held, and where it can go.

| module | what it is |
|---|---|
| `hand` | what is held, and what comes next with it |
| `targets` | where something can be done, and with which command |
| `play` | what can be done now, doing it, and why nothing else can; a secret look |
| `pointing`, `aiming` | what pointer and keys point at; which target is meant, and which is next |
| `dragging` | dragging what is held, from the board or from the tray |
| `prospect` | where squares lie, and what building on them does |
"""
