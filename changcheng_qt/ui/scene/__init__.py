"""What the scenes of every title share.

| module | what it is |
|---|---|
| `sprites` | pictures that are painted once and shown at many places |
| `animator` | the queue of motions |
| `layer` | a set of figures as graphics items, and what other figures change of it |
| `small_picture` | figures as a small picture, painted a little at a time |
| `table_top` | the table below a board |
"""
