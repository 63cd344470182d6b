"""The painter of the landscapes: a blue-green handscroll on silk, every stroke made here.

Only developers run it (``dev.py bake``); the program shows the baked pictures. A landscape is
painted for one face, in board units, from `FaceLayout`: its rivers, trails and areas are those of
the game. All chance comes from a seed made of the face's code, so the same face is always painted
alike.

| module | paints |
|---|---|
| `brush` | tapered ink strokes, soft layers; the pigments |
| `ground` | washes of colour, the weave of the silk |
| `mountains` | peaks, mist |
| `growth` | pines, groves, orchards, rice terraces, tufts of grass |
| `dwellings` | houses, pagodas, town walls, tents |
| `steppe` | dunes, oases, cairns |
| `sky` | geese, a low sun, smoke |
| `herds` | horses, sheep, camels, eagles |
| `water` | rivers, lakes, bridges, boats |
"""
