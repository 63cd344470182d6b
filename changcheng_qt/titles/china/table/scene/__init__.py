"""A View of China as figures and marks, and the scene that holds them.

| module | what it is |
|---|---|
| `projection` | a View and its last move as figures, without painting |
| `marks` | the marks of offers and of the target |
| `touched` | the places of events, and the last move |
| `counted_marks` | the marks during a scoring, and the lit roads of a line |
| `hit_map` | the place under a point |
| `figure_art` | the art of figures and marks |
| `scene` | the graphics scene, and the small picture |
"""
