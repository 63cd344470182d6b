"""The looks of the things on the board. No item takes pointer events: the view asks `hit_map`.

| module | what it is |
|---|---|
| `figure_art` | which art shows a figure |
| `passing_items` | what a drag carries; the dust that a wall raises |
| `art` | what looks depend on besides |
| `piece_art`, `scroll_art` | the looks of what lies on the boards, and of the scroll itself |
| `mark_art` | the looks of marks |
"""
