"""The parts of the window common to all titles: labels, buttons, the chronicle, the start page.

| module | what it is |
|---|---|
| `story` | the story: a sentence for each turn, which expands into its steps |
| `chronicle`, `lines`, `lines_view` | the story as a clickable list |
| `start_page` | the page without a game on the table |
| `player_rows`, `stock_line` | the players, and their remaining pieces |
| `bar_scores` | the scores in the bar, while those rows are hidden |
| `inspector` | the state of the target |
| `words`, `buttons` | text; buttons, check boxes and lists |
| `rule_button` | the question mark that opens the rulebook |
| `heading` | a heading, and one that folds its section |
| `vista` | the picture of a game on the start page, a tile for each of several, other ways |
"""
