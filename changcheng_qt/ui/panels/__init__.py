"""The parts of the window that every title shares: icons, labels, the chronicle, the side panel.

| module | what it is |
|---|---|
| `side_panel` | the title's parts from top to bottom, then the chronicle |
| `story` | what happened: a sentence a turn, which opens into its steps |
| `chronicle`, `lines_model`, `lines_view`, `line_delegate` | that story as a list to click |
| `start_page` | what the window shows while no game is on the table |
| `heading`, `words`, `buttons`, `token` | a heading, text, a button, the stone of a seat |
| `fold` | a heading that folds away what belongs to it |
| `tick_box`, `drop_down` | a box to tick, a list to choose from |
| `vista`, `title_tile` | the picture of a game on the start page; one of several games there |
| `controllers` | who decides for a seat, in words |
"""
