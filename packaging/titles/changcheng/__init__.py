"""Chang Cheng: its landscapes, its screens in the gallery.

| module | what it is |
|---|---|
| `art` | the baked pictures |
| `landscapes` | writes the landscape of each face to ``resources`` |
| `scenery`, `ridge` | the composition of a landscape; the ground below the wall |
| `vista` | writes the picture of the start page |
| `gallery` | its screens, with and without golden pictures |
| `screens` | its scenes by name |
| `positions` | games from fixed seeds, stopped where something is to be seen |
| `deeds` | the deeds of a person at its table |
| `hints` | the advice there |
| `films` | its motions |
| `tables` | its tables of several computers |
| `start` | the games that the start page lists |
| `statistics` | the games of a year, made up for the page of statistics |
| `faults` | the parts of its rules in which faults are planted |
"""
