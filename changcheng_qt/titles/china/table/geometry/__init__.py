"""Positions on the map of China: pure arithmetic, in units of the map's canvas.

| module | what it is |
|---|---|
| `chart` | the drawn parts of the map's file: outlines, towns, positions of names |
| `places` | the targets of the pointer |
| `layout` | the positions of pieces, seals and names |
"""
