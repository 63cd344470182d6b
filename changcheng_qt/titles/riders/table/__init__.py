"""Riders at the Wall on the screen: the widgets of this title alone.

| module | what it is |
|---|---|
| `geometry` | positions on the map: pure arithmetic |
| `painting` | the looks of the title's things |
| `scene` | a View as figures and marks, and the scene that holds them |
| `sounds` | the sounds of events |
"""
