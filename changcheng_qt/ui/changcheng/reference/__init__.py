"""The page of rules, with its figures.

| module | what it is |
|---|---|
| `sheet` | the page: sections in columns |
| `figures` | the figures in it |
"""
