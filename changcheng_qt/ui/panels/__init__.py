"""The parts of the window that every title shares: icons, labels, the chronicle, the side panel.

| module | what it is |
|---|---|
| `story` | what happened: a sentence a turn, which opens into its steps |
| `chronicle`, `lines_model`, `lines_view`, `line_delegate` | that story as a list to click |
| `start_page` | what the window shows while no game is on the table |
| `words`, `buttons` | text; what is pressed, ticked and chosen from |
| `heading` | a heading, and one that folds away what belongs to it |
| `vista`, `title_tile` | the picture of a game on the start page; one of several games there |
"""
