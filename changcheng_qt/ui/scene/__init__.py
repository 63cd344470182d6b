"""What the scenes of every title share.

| module | what it is |
|---|---|
| `sprites` | pictures that are painted once and shown at many places |
| `animator` | the queue of motions |
| `table_top` | the table below a board |
"""
