"""The common art of titles: plain functions that paint with a QPainter.

No game logic, no windows, no texts of their own. Every function may change pen, brush and font, and
restores everything else; set the antialiasing hint before.

| module | its pictures |
|---|---|
| `card_marks` | the frame of a card that is picked up, and the haze over a disabled one |
| `houses` | a tiled house in a seat's colour |
| `lettering` | text that fits its room, names on a map |
| `light` | places that are offered, lit or touched by the last move |
| `pigments` | none: the colours of the art |
| `solids` | stone at any size |
| `gate` | the gate between two players, its leaves for animation, the knockers on it |
| `vista` | the picture of a title on the start page |
| `surfaces` | table and tray wood, baked to pixmaps; the pattern of the cloth |
"""
