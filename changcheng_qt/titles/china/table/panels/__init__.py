"""The side panel of China.

| module | what it is |
|---|---|
| `player_rows` | who plays: pieces left, and what everybody knows of each hand |
| `inspector` | how things stand where one points: a region, a town, an alliance |
"""
