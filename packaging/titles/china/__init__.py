"""China: its map on silk, its screens in the gallery.

| module | what it is |
|---|---|
| `art` | the baked pictures |
| `silk_map`, `scenery` | writes the map to ``resources``; hills, fields and herds on it |
| `vista` | writes the picture of the start page |
| `gallery` | its screens, with and without golden pictures |
| `screens` | its scenes by name |
| `sheets` | its map and pieces without a window around them |
| `faults` | the parts of its rules in which faults are planted |
"""
