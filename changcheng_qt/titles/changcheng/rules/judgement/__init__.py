"""How bots judge a position of Chang Cheng, over Views only; the rules never import it.

| module | what it is |
|---|---|
| `appraisal` | the worth of each legal command |
| `expectation` | the expected points of a seat in a position: provinces, regions, event cards |
| `outlook` | the position as the seat sees it |
| `reasons` | why one command is better than another, from the sums of a search |
"""
