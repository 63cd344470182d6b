"""Chang Cheng: the rules, and the View of each viewer; no Qt.

| module | what it is |
|---|---|
| `pieces`, `geography`, `setup`, `boards` | the box: blocks, cards, faces; the draw of a game |
| `turn`, `state` | a position: the parts that are open or belong to a seat, and the whole truth |
| `commands`, `events` | commands with the reasons to refuse them, and events |
| `legality`, `ground`, `reservation` | legal and forced commands (RULES 3) |
| `steps`, `building`, `extension` | their effects: turns, blocks, added boards (RULES 3) |
| `provinces`, `attack`, `majority` | their effects: scorings, the attack (RULES 4-5) |
| `accounts` | the events as entries of the scores and statistics |
| `view`, `knowledge`, `belief`, `forecast` | the View and knowledge of each viewer (RULES 6) |
| `closing`, `lasting` | who may still have a turn, once the end is certain |
| `counting` | deductions from a View by counting |
| `secrets` | the secrets, and who knows them, for the page of a finished game |
| `notation` | commands as text |
| `filing`, `archive` | games in files: secrets and stand-ins; the format of a setup |
| `glance` | a position at a glance, for the summary of a game |
| `why` | the names of reasons why one command is better than another |
| `judgement` | how a bot without search judges a position |
| `problems` | the rest of a turn solved: positions with one best answer, proved |
| `game` | the title's `engine.game.Game` |
"""
