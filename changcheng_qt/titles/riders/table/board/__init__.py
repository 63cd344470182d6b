"""The map on the table as a widget.

| module | what it is |
|---|---|
| `view` | the map of one match as a widget |
| `sights` | positions on the map, and the marks that light up there |
| `notes` | the notes next to the pointer |
| `motions` | riders and the pirate on their way; a roll: dice, plate, goods |
"""
