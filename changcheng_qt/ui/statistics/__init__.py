"""All games together, on a page over the start page.

| module | what it is |
|---|---|
| `dialog` | the page in its frame: progress, the overview, names in its place |
| `overview` | what to count, the players, a chart, the games behind a bar of it |
| `filters` | which games count, as a row of lists to choose from |
| `players` | the players' sums as a table |
| `charts` | which charts there are, and the bars of each in words and numbers |
| `bars` | how bars are painted, chosen by pointer and keys, and told to screen readers |
| `names` | names that count as one person, and people left out |
"""
