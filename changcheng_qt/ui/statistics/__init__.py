"""The page of statistics, over the start page.

| module | what it is |
|---|---|
| `dialog` | the page in its frame: progress, the overview, names in its place |
| `overview` | the filters, the players, a chart, the games behind a bar of it |
| `filters` | the filters, as a row of lists |
| `players` | the players' sums as a table |
| `charts` | the charts, and the bars of each in words and numbers |
| `bars` | bars: painted, chosen by pointer and keys, accessible to screen readers |
| `names` | names that count as one person, and people left out |
"""
