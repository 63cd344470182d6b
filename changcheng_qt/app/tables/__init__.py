"""Tables of several computers, for a screen and without one.

| module | what it is |
|---|---|
| `hands` | the hands of a screen at a table: its deeds go to the host |
"""
