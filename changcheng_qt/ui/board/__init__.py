"""The board of every title as a widget: what moves on it, what is seen of it, what is said there.

A title supplies, besides its scene (`ui.scene`) and what points at it (`ui.pointer`): a `LastMove`
and the event with which a turn begins (`recent.LastMoves`); where things lie and what lights up
where something happened (`parts.Sights`); what is said of what is pointed at (`notes.Says`). Its
board is a `board.BoardWidget`, made of these `parts.BoardParts`, whose view follows the rectangle
that is to be fitted. A title with a board too wide for its window adds an `overview`.

| module | what it is |
|---|---|
| `board`, `parts` | the board of one match as a widget; what it is made of |
| `recent` | the last move, and until when it is marked |
| `zoom`, `overview` | how large a board is shown; the strip along its top |
| `zoom_view` | the view of a board |
| `pointer_modes` | what the pointer does between press and release |
| `notes` | what is said beside the pointer, and when |
| `in_sight` | where things are seen, as what is said beside the pointer keeps off them |
| `hover_note`, `note_sheet` | a small slip of paper beside the pointer; what stands on it |
| `note_place` | where it lies |
"""
