"""What the scenes of every title share.

| module | what it is |
|---|---|
| `table_top` | the table below a board |
"""
