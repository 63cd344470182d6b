"""The things on the board as graphics items: each shows one figure as a sprite.

Items lie at (0, 0) in scene coordinates and are displaced only while something moves, so that the
sprites of a scene share one grid of pixels. They take no pointer events: the view asks `hit_map`.

| module | what it is |
|---|---|
| `layer` | the items, and a set of figures on the scene, kept up to date by comparison |
| `passing_items` | what a drag carries; what a wall raises where it is set down |
| `art` | what a look is |
| `piece_art`, `scroll_art` | the looks of what lies on the boards, and of the scroll itself |
| `mark_art` | the looks of marks |
"""
