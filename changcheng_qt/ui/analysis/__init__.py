"""The page *Why?*: the costs of a finished game for every seat, over the board of its replay.

| module | what it is |
|---|---|
| `analyst` | the interface of the analysis, which runs elsewhere |
| `dialog` | the page with the finished analysis |
| `progress` | its progress; paused, continued, cancelled |
| `chart` | everybody's chance to win over the game |
| `table` | errors, choices, chance and the unseen by seat; points by source |
| `moments` | the turning points as a list, linked to the replay |
| `practice` | the search for a better choice in a decision that was a mistake |
"""
