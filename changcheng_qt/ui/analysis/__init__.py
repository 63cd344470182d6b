"""What a finished game cost every seat, over the board of its replay.

| module | what it is |
|---|---|
| `analyst` | who finds it out, elsewhere |
| `dialog` | the page: everything that was found, once it is |
| `progress` | how far it is; paused, continued, given up |
| `chart` | everybody's chance to win over the game |
| `table` | errors, chance and the unseen by seat; points by source |
| `moments` | the turning points as a list that leads into the replay |
| `practice` | something better looked for in a decision that was a mistake |
"""
