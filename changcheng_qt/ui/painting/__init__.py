"""What the art of every title is painted with: plain functions that paint with a QPainter.

No game logic, no windows, no texts of their own. Every function leaves pen, brush and font as it
likes, and all else as it was; set the antialiasing hint before.

| module | what it paints |
|---|---|
| `card_marks` | what lies over a card that is picked up, or cannot be used now |
| `lettering` | text that fits its room |
| `pigments` | nothing: it names the colours of the art |
| `solids` | stone at any size |
| `gate` | the gate between two players, its leaves for animation, the knockers on it |
| `vista` | the picture of a title on the start page |
| `surfaces` | table and tray wood, baked to pixmaps; the pattern of the cloth |
"""
