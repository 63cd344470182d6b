"""The looks of China: plain functions that paint with a QPainter.

No game logic, no windows, no texts of their own: names come in translated. Everything on the map is
painted in units of its canvas; colours of a seat are a `SeatColours`, those of a region a
`RegionColours`. Every function may change pen, brush and font, and restores everything else; set
the antialiasing hint before. Where a picture has a `…_bounds` function, that is the rectangle of
its item.

| module | its pictures |
|---|---|
| `region_colours` | none: the colours of regions and cards |
| `emblems` | the sign of each of these colours |
| `pieces` | emissaries, fortifications |
| `places` | towns, courts, roads, seals of alliances |
| `silk_map` | the map itself, baked beforehand |
| `cards` | region cards, their backs, the draw pile |
"""
