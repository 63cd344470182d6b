"""The looks of Riders at the Wall: plain functions that paint with a QPainter.

No game logic, no windows, no texts of their own: names come in translated. Everything on the map is
painted in units, of which a hex's edge has 50; colours of a seat are a `SeatColours`. Every
function may change pen, brush and font, and restores everything else; set the antialiasing hint
before. A picture's `BOUNDS` are the rectangle of its item around its place; where they depend on
more, there is a `…_bounds` function.

| module | its pictures |
|---|---|
| `colours` | none: the colours of land, sea and steppe |
| `land` | a land hex, and the drawings of the terrains |
| `silk` | the silk with sea and steppe, its mount, ships, tents |
| `wall` | the wall with its sockets, towers, chevrons of ways |
| `buildings` | settlements, cities, border forts, roads |
| `riders` | riders as discs of leather, the pirate |
| `numbers` | yield numbers, plates of assault numbers |
| `goods` | the signs of goods, harbours |
| `quay` | dice, supply and edicts on the quay |
| `light` | marks on hexes, roads and riders |
"""
