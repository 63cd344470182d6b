"""What every title's board shares: the view, zoom, notes and pointer modes.

| module | what it is |
|---|---|
| `board`, `parts` | the board of one match as a widget; what it is made of |
| `recent` | the last move, and until when it is marked |
| `zoom`, `overview` | how large a board is shown; the strip along its top |
| `zoom_view` | the view of a board |
| `pointer_modes` | what the pointer does between press and release |
| `hover_note`, `note_sheet` | a small slip of paper beside the pointer; what stands on it |
| `note_place` | where it lies |
"""
