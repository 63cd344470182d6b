"""How bots judge a position of Chang Cheng, over Views only; the rules never import it.

| module | what it is |
|---|---|
| `appraisal` | what each legal command is worth |
| `expectation` | what a seat may expect of a position: provinces, regions, event cards |
| `outlook` | what it sees there |
| `reasons` | why one command is better than another, from the sums of a search |
"""
