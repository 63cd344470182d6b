"""Chang Cheng: the rules, what each viewer sees of them, and their words; no Qt.

| module | what it is |
|---|---|
| `pieces`, `geography`, `setup`, `boards` | the box: blocks, cards, faces; what is drawn |
| `turn`, `state` | a position: the parts that lie open or belong to a seat, and the whole truth |
| `commands`, `events` | what seats want, why it is refused, what happened |
| `legality`, `ground`, `reservation` | what is legal, what is forced (RULES 3) |
| `steps`, `building`, `extension` | what it does: turns, blocks, added boards (RULES 3) |
| `provinces`, `attack`, `majority` | what it does: scorings, the attack (RULES 4-5) |
| `accounts` | what its events mean for the scores, and for statistics |
| `view`, `knowledge`, `belief`, `forecast` | who sees and knows what (RULES 6) |
| `closing`, `lasting` | who may still have a turn, once the end is certain |
| `counting` | what follows from a View by counting |
| `secrets` | what is hidden, and who knows it, for the page of a finished game |
| `notation` | commands as text |
| `filing`, `archive` | games in files: what is hidden, what stands in; the format of a setup |
| `glance` | a position at a glance, for the summary of a game |
| `why` | the names of reasons why one command is better than another |
| `judgement` | what a bot that does not search thinks of a position |
| `problems` | the rest of a turn solved: positions with one best answer, proved |
| `game` | all of it behind the seam of `engine.game` |
"""
