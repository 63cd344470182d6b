"""What every title's board shares: the view, zoom, animations, and pointer modes.

| module | what it is |
|---|---|
| `zoom`, `overview` | how large a board is shown; the strip along its top |
| `zoom_view` | the view of a board |
| `pointer_modes` | what the pointer does between press and release |
| `animator` | the queue of motions |
| `sprites` | pictures that are painted once and shown at many places |
| `hover_note`, `note_sheet` | a small slip of paper beside the pointer; what stands on it |
| `note_place` | where it lies |
"""
