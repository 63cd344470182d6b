"""The engine of turn-based games with hidden information; it knows no title.

| module | what it is |
|---|---|
| `game` | the seam: the rules that a title supplies |
| `filing` | the part of that seam that writes a match to files without its secrets |
| `seats` | seats, players and viewers |
| `speech` | the words that people at several computers may say to each other |
| `help` | the help that the people at a table have while they play |
| `texts` | names, titles and seeds, and their rules; names in several languages |
| `luck` | chance during play: outcomes drawn by seed, kind and number |
| `step` | the result of one accepted command |
| `history` | the line of play: done and undone steps, and the barriers against undo |
| `match` | one running match, the only holder of the State while people play |
| `deeds` | the requests of people at a screen, and carrying them out in a match |
| `queries` | everything that can be asked of a match |
| `replay` | the positions of a match, as each viewer knew them |
| `core` | a position in integers, cheap to copy, for searches that play thousands of games |
| `chance` | random numbers of searches, the same as native and as plain code |
| `tuples` | changing tuples and frozen dataclasses, of which every State is made |
| `masks` | sets of small numbers as integers, for native code |
| `codec` | frozen dataclasses to plain JSON values and back |
"""
