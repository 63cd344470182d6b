"""The looks of Chang Cheng: plain functions that paint with a QPainter.

No game logic, no windows, no texts of their own: names come in translated. Everything on the board
is painted in board units (`layout`); colours of a seat are a `SeatColours` of `ui.looks.theme`.
Every function may change pen, brush and font, and restores everything else; set the antialiasing
hint before. Where a picture has a `…_bounds` function, that is the rectangle of its item.

| module | its pictures |
|---|---|
| `seat_colours` | none: the colours of the seats |
| `blocks`, `buildings` | blocks, the roofs on them |
| `marks` | reserved, legal, ring, rim of the last move, ghost; highlights of areas, spotlight |
| `counters` | reputation, threat (down, up, removed), peeked tag, peek offer, eye |
| `slips` | names of provinces with pips, names of regions |
| `cards` | faces of action and event cards, slot, chosen frame, veil, void stamp |
| `action_art`, `event_art`, `woodblock` | the pictures on the faces; the tools that print them |
| `card_backs` | backs with own eye, emperor card, emperor pip |
| `icons` | pieces as icons, small symbols, walls in a row |
| `riders` | the riders on the panel of the Mongol attack |
| `mount` | brocade, rollers, seams |
| `terrain` | the baked landscape of a face; plain terrain for all other faces; laid stone |

Pigments, stone, wood and cloth are in `ui.painting`; glyphs, seat tokens and the icons of the shell
in `ui.looks.glyphs` and `ui.looks.icons`.
"""
