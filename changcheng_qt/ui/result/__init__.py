"""The result of a game of any title: table, chart and sheet of the scores.

A title supplies one function, from a bridge whose game is over to a `sheet.Sheet`: its words, the
colours of the seats, and the accounts and moments that `verdicts.accounts` folds from the title's
events. `view.ResultView` is the panel.

| module | what it is |
|---|---|
| `sheet` | the content of the panel for one game |
| `view` | the panel: headline, sums and charts, and the actions after the game |
| `winners` | the first animation, a moment for the winners; the headline, with their stones |
| `table` | the sources of points, a row for each seat |
| `chart` | the scores over the turns |
| `spread`, `tally` | outcomes of chance; numbers by seat |
| `tabs` | all charts of a title, one at a time |
"""
