"""Pointer and keys on the map: the held thing, its places, and the target.

| module | what it is |
|---|---|
| `targets` | the held thing, and the places for it, with their commands |
| `play` | the possible actions, and why others are refused |
| `pointing` | the target of the pointer, and its marks |
"""
