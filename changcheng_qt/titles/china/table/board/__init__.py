"""The map on the table as a widget.

| module | what it is |
|---|---|
| `view` | the map of one match as a widget |
| `sights` | where things are seen on the map, and what lights up there |
| `notes` | what is said beside the pointer |
"""
