"""The engine: what every turn-based game with hidden information needs, and no title.

| module | what it is |
|---|---|
| `game` | the seam: what a title offers to be played |
| `filing` | the part of that seam by which a match is filed without telling what is hidden |
| `seats` | seats, who sits there, and who looks on |
| `help` | which help the people at a table have while they play |
| `texts` | names, titles and seeds, and what they may be |
| `step` | what one accepted command did |
| `history` | the line of play: done and undone steps, what a command adds, what bars the way back |
| `match` | one running match, the only holder of the State while people play |
| `positions` | what was found of the positions that a match was asked about last |
| `replay` | a match shown again, position by position |
| `core` | a position in integers, cheap to copy, for searches that play thousands of games |
| `masks` | sets of small numbers as integers, for native code |
| `codec` | frozen dataclasses to plain JSON values and back |
"""
