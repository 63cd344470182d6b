"""The gate between two players at one screen.

| module | what it is |
|---|---|
| `gate` | the gate itself |
| `picture` | what is painted on it |
| `plaque` | what is written on it |
"""
