"""The things on the board as graphics items: each shows one figure as a sprite.

Items lie at (0, 0) in scene coordinates and are displaced only while something moves, so that the
sprites of a scene share one grid of pixels. They take no pointer events: the view asks `hit_map`.

| module | what it is |
|---|---|
| `sprite_item`, `figure_item` | the base of all items; the item of a figure |
| `carried_item`, `dust_item` | what a drag carries; what a wall raises where it is set down |
| `layer` | a set of figures on the scene, kept up to date by comparison |
| `art` | what a look is |
| `wall_art`, `area_art`, `scroll_art` | the looks of the figures |
| `mark_art`, `place_art` | the looks of marks; of those that tell places apart |
| `change_art` | the looks of what the last move changed |
"""
