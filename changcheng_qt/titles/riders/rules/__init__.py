"""Riders at the Wall: the rules, and the View of each viewer; no Qt.

| module | what it is |
|---|---|
| `geography`, `hexes`, `maps` | the map; corners and roads of hexes, by number; its file |
| `places` | everything that is pointed at: places of the map and the quay, seats |
| `pieces`, `setup` | the box: goods, riders, edicts, pieces and costs; table options and the draw |
| `turn`, `state` | the stages and course of a turn; a position, open parts and the whole truth |
| `commands` | commands, and the reasons to refuse them |
| `events`, `goods_events` | events; those in which goods change hands |
| `game` | all of it for the engine |
| `legality`, `steps` | why a command is not legal; each command and its result |
| `founding`, `course` | the founding; from command to command, from turn to turn, to the end |
| `roll`, `production`, `pirate` | a roll: production; a seven, the pirate and robberies |
| `riders` | riders on their way to the wall, through it and back |
| `sites`, `building` | places to build; roads, settlements, cities and towers |
| `standing` | private notes that answer offers for their seat |
| `trade`, `offers`, `hands` | trade with the supply and others; goods between hands and supply |
| `edicts` | edicts, bought and played |
| `chance` | the dice, riders and robberies that complete a command |
| `lines` | the Long Road (RIDERS 11.1) |
| `points` | points, with and without hidden ones |
| `view`, `knowledge` | the View of each viewer; the knowledge from undone commands too |
| `entries`, `story` | the account of all hands, and the chances that a viewer can compute from it |
| `purchases` | edicts bought and played in an account, by their places in the stack |
| `belief`, `counting` | States that agree with a View; deductions from a View |
| `reasons` | why one command is better than another, in chances to win |
| `plans`, `appraisal` | the next buildings of a seat; how a simple bot judges its next step |
| `partners`, `manners` | the others in a trade, as a seat judges them; how often bots ask people |
| `advice` | the best corners for a settlement of the founding |
| `secrets` | hidden things, and the knowledge of them in a View |
| `forecast` | chances and rates from a View |
| `notation` | commands as text |
| `filing`, `archive` | games in files: secrets and stand-ins; the format of a setup |
| `glance` | a position at a glance, for the summary of a game |
| `accounts`, `closing` | points by source and statistics; the last round |
| `tallies`, `evenness` | a finished game in numbers by seat; the evenness of its dice |
"""
