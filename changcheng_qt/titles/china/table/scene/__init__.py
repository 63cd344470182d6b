"""A View of China as figures, marks and words, and the scene that holds them.

| module | what it is |
|---|---|
| `projection` | a View and its last move as figures, without painting |
| `marks` | where something can be put, and what is pointed at |
| `touched` | which places events touch, and what the last move was |
| `counted_marks` | what is lit while something is counted |
| `hit_map` | what lies under a point |
| `figure_art` | what figures and marks look like |
| `scene` | all of it as a graphics scene, or as a small picture |
"""
