"""How Chang Cheng looks: plain functions that paint with a QPainter, and nothing else.

No game logic, no windows, no texts of their own: names come in translated. Everything on the board
is painted in board units (`layout`); colours of a seat are a `SeatColours` of `ui.board.theme`.
Every function leaves pen, brush and font as it likes, and all else as it was; set the antialiasing
hint before. Where a picture has a `…_bounds` function, that is the rectangle of its item.

| module | paints |
|---|---|
| blocks | single, neutral, double, tower, broken wall; `Detail` (in solids) for small sizes |
| squares | foundation, reserved, legal, ring, rim of the last move, ghost |
| counters | reputation, threat (down, up, removed), peeked tag, peek offer, eye |
| slips | names of provinces with pips, names of regions, text that fits its room |
| cards | faces of action and event cards, slot, chosen frame, veil, void stamp |
| card_backs | backs with own eye, emperor card, emperor pip |
| icons | pieces as icons, small symbols, walls in a row |
| areas | highlights of provinces and regions, spotlight |
| mount | brocade, rollers, seams |
| surfaces | table and tray wood, baked to pixmaps |
| gate | the gate between two players, its leaves for animation, its plaque |
| terrain | which baked landscape a face has; plain terrain for all other faces |

Glyphs, seat tokens and the icons of the shell are in `ui.board.glyphs` and `ui.board.icons`.
"""
