"""How a game ended, whatever its title: table, chart and sheet of the scores.

A title supplies one function, from a bridge whose game is over to a `sheet.Sheet`: its words, the
colours of the seats, and the accounts and moments that `verdicts.accounts` folds from what the
title's events mean. `view.ResultView` is the panel.

| module | what it is |
|---|---|
| `sheet` | everything that the panel shows of one game |
| `view` | who has won, and what stands below |
| `winners` | what is seen first, a moment for the winners; their stones, crowned |
| `table` | where the points came from, a row a seat |
| `chart` | the scores over the turns |
"""
