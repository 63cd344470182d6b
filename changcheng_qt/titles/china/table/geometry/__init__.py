"""Where everything lies on the map of China: pure arithmetic, in units of the map's canvas.

| module | what it is |
|---|---|
| `chart` | the map's file as it is drawn: outlines, towns, where names stand |
| `places` | what can be pointed at |
| `layout` | where pieces, seals and names lie |
"""
