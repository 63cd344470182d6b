"""Positions on a wall, in units of the scene: pure geometry.

| module | what it is |
|---|---|
| `layout` | the boards in play and the wall over them |
| `face_layout`, `wall_path` | one face of a board, and the line of the wall across it |
| `mount` | the mount of the scroll around the painting, and where a board can be added |
| `depths` | the order of painting |
"""
