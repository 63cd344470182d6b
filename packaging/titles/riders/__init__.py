"""Riders at the Wall: its picture of the start page, its screens in the gallery.

| module | what it is |
|---|---|
| `art` | the baked picture |
| `gallery` | its screens, with and without golden pictures |
| `screens` | its scenes by name |
| `positions` | positions of games between bots |
| `vista` | writes the picture of the start page |
| `faults` | the parts of its rules in which faults are planted |
"""
