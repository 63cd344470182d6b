"""What the pointer and the keys mean on the wall, beyond what they mean on any board.

| module | what it is |
|---|---|
| `hand` | what can be held, and what comes next with it |
| `targets` | where something can be done, and with which command |
| `play` | what can be done now, and why nothing else can; a secret look |
| `pointing`, `aiming` | eyes that are pointed at; which target is meant, and which is next |
| `prospect` | where squares lie, and what building on them does |
"""
