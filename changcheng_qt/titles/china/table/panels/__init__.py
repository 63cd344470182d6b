"""The side panel of China.

| module | what it is |
|---|---|
| `player_rows` | the players: pieces left, and the open part of each hand |
| `inspector` | the state of the target: a region, a town, an alliance |
"""
