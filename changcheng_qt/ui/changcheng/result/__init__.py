"""How a game ended: table, chart and sheet of the scores.

| module | what it is |
|---|---|
| `view` | who has won, and what stands below |
| `moment` | what is seen first: the winners' stones, and the crown that comes down |
| `emblem` | the stones of the winners, crowned |
| `table` | where the points came from, a row a seat |
| `chart` | the scores over the turns |
| `score_sheet` | the sums behind both |
"""
