"""How a game ended: table, chart and sheet of the scores.

| module | what it is |
|---|---|
| `view` | who has won, and what stands below |
| `winners` | what is seen first, a moment for the winners; their stones, crowned |
| `table` | where the points came from, a row a seat |
| `chart` | the scores over the turns |
| `score_sheet` | the sums behind both |
"""
