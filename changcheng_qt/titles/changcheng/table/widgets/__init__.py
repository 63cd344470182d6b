"""The small parts of Chang Cheng's panels.

| module | what it is |
|---|---|
| `wall_row`, `sum_line` | walls side by side; a sum |
| `faces` | a face of a board to be chosen, on a button or in a line of a list |
"""
