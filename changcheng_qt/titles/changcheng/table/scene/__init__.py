"""A View as figures and marks, and the scene that holds them. No item handles pointer events: the
view uses `hit_map`.

| module | what it is |
|---|---|
| `projection` | a View and its last move as figures, without painting |
| `marks` | the marks of offers and of the target |
| `place_marks` | borders, outlines and names of places while squares are chosen |
| `touched` | the places of events, and the last move |
| `hit_map` | the target under a point |
| `figure_art` | the art of each figure |
| `art` | the settings of looks besides the figure |
| `piece_art`, `scroll_art` | the looks of pieces on the boards, and of the scroll itself |
| `mark_art` | the looks of marks |
| `passing_items` | the item of a drag; the dust that a wall raises |
| `scene` | the graphics scene, and the small picture |
"""
