"""The parts of the window that every title shares: labels, buttons, the chronicle, the start page.

| module | what it is |
|---|---|
| `story` | what happened: a sentence a turn, which opens into its steps |
| `chronicle`, `lines`, `lines_view` | that story as a list to click |
| `start_page` | what the window shows while no game is on the table |
| `player_rows`, `stock_line` | who plays, and what each has left |
| `bar_scores` | the scores in the bar, while those rows are out of sight |
| `inspector` | how things stand where one points |
| `words`, `buttons` | text; what is pressed, ticked and chosen from |
| `rule_button` | the question mark that opens the rulebook |
| `heading` | a heading, and one that folds away what belongs to it |
| `vista` | the picture of a game on the start page; one of several games there |
"""
