"""A View as figures, marks and words, and the scene that holds them. No item takes pointer events:
the view asks `hit_map`.

| module | what it is |
|---|---|
| `projection` | a View and its last move as figures, without painting |
| `marks` | where something can be done, and what is pointed at |
| `place_marks` | borders, outlines and names of places while squares are chosen |
| `touched` | which places events touch, and what the last move was |
| `hit_map` | what lies under a point |
| `figure_art` | which art shows a figure |
| `art` | what looks depend on besides the figure |
| `piece_art`, `scroll_art` | the looks of what lies on the boards, and of the scroll itself |
| `mark_art` | the looks of marks |
| `passing_items` | what a drag carries; the dust that a wall raises |
| `scene` | all of it as a graphics scene, or as a small picture |
"""
