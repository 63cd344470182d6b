"""The board of every title as a widget: its motions, its visible part, its notes.

A title supplies, besides its scene (`ui.scene`) and its targets (`ui.pointer`): a `LastMove` and
the event at the beginning of a turn (`recent.LastMoves`); positions and the marks of events
(`parts.Sights`); the texts about a target (`notes.Says`). Its board is a `board.BoardWidget`, made
of these `parts.BoardParts`, whose view follows the rectangle to fit; where every target is a place
it is a `board.PlacesBoard`, which needs only the `parts.PlaceKinds`. A title with a board too wide
for its window adds an `overview`.

| module | what it is |
|---|---|
| `board`, `parts` | the board of one match as a widget; its parts |
| `recent` | the last move, and how long it is marked |
| `zoom`, `overview` | the scale of a board; the strip along its top |
| `zoom_view` | the view of a board |
| `pointer_modes` | the modes of the pointer between press and release |
| `notes` | the notes next to the pointer, and their timing |
| `in_sight` | positions on the screen, which notes must not cover |
| `hover_note`, `note_sheet` | a small slip of paper next to the pointer; its content |
| `note_place` | its position |
"""
