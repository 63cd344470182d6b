"""The small parts that the panels of Chang Cheng are put together from.

| module | what it is |
|---|---|
| `seats` | the colours of seats, and of what nobody plays |
| `wall_row`, `sum_line` | walls side by side; a sum |
| `faces` | a face of a board to be chosen, on a button or in a line of a list |
"""
