"""Positions on the map of Riders at the Wall: pure arithmetic, in units of which a hex's edge has
50.

| module | what it is |
|---|---|
| `hexes` | the map on the plane: hexes, corners, roads, and the wall with the sockets of towers |
| `frame` | the silk around the map for a size of the view, and the place of the quay |
| `layout` | the positions of all things |
| `open_sea` | the rooms without anything, which a slip may cover |
| `hit_map` | the place under a point, and the order in which keys walk |
"""
