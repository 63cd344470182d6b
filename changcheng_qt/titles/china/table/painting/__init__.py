"""How China looks: plain functions that paint with a QPainter, and nothing else.

No game logic, no windows, no texts of their own: names come in translated. Everything on the map is
painted in units of its canvas; colours of a seat are a `SeatColours`, those of a region a
`RegionColours`. Every function leaves pen, brush and font as it likes, and all else as it was; set
the antialiasing hint before. Where a picture has a `…_bounds` function, that is the rectangle of
its item.

| module | what it paints |
|---|---|
| `region_colours` | nothing: it names the colours of regions and cards |
| `emblems` | the sign of each of these colours |
| `pieces` | houses, emissaries, fortifications |
| `places` | towns, courts, roads, seals of alliances; what is lit, offered or was done last |
| `silk_map` | the map itself, baked beforehand |
| `cards` | region cards, their backs, the draw pile |
"""
