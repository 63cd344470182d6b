"""The gate between two players at one screen.

| module | what it is |
|---|---|
| `gate` | the gate itself |
| `picture` | its picture |
| `plaque` | its texts |
"""
