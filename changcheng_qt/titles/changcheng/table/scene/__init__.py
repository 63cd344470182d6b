"""A View as figures, marks and words, and the scene that holds them.

| module | what it is |
|---|---|
| `projection` | a View and its last move as figures, without painting |
| `marks` | where something can be done, and what is pointed at |
| `place_marks` | borders, outlines and names of places while squares are chosen |
| `touched` | which places events touch, and what the last move was |
| `hit_map` | what lies under a point |
| `items` | the figures as graphics items |
| `scene` | all of it as a graphics scene, or as a small picture |
"""
