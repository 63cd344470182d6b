"""The map as a graphics scene.

| module | what it is |
|---|---|
| `projection` | a View as figures |
| `marks` | offers, the target, and light |
| `touched` | the places of events, the last move |
| `setting` | the geometry and looks common to all figures, and their art |
| `land_art`, `piece_art`, `quay_art`, `mark_art` | the art of each kind of figure |
| `depths` | the order in which figures cover each other |
| `scene` | the scene itself |
"""
