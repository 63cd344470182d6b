"""China: the rules, and the View of each viewer; no Qt.

Theory of operation. A turn is a chain of small commands. The first piece determines the region of
the turn and the number of its pieces; each piece is paid for by itself. The first taken card ends
the placing, and `EndTurn` fills the open slots and starts the next turn. All chance is in the
`Setup`: the deck, and a second order, by which the discards are made into a new pile, once; it is a
shuffled list of the same cards, and m discards of a colour have the places of its cards 1 to m
there. So nothing is drawn in play, and every order is equally likely.

Only `cards` handles the last card of the pile, drawn or moved to a slot: the first time a new pile
is made, the second time the last round begins. A region is scored inside the step that fills it,
and every piece is followed by a check whether any other can be placed at all.

Cards have no identity. A hand is a sorted tuple of colours, of which a part is seen: the open cards
that it took. A played card leaves the seen part if possible. The knowledge of the rest depends on
the pile, first or second, that it is from; `state.Draws` counts that for `belief`.

| module | what it is |
|---|---|
| `pieces`, `geography`, `maps`, `setup` | the box: cards, pieces, the map and its file; the deal |
| `turn`, `state` | the pieces and cards of a turn; a position, open parts and the whole truth |
| `commands`, `events` | commands with the reasons to refuse them, and events |
| `legality` | legal commands, and why others are not (CHINA 4, 6, 8, 10) |
| `steps`, `cards` | their effects: turns and pieces; hands, pile and open cards (CHINA 4, 6) |
| `scoring`, `roads` | scoring: regions, alliances, lines, the end (CHINA 5, 7) |
| `accounts` | the events as entries of the scores and statistics |
| `view`, `knowledge`, `belief` | the View and knowledge of each viewer (CHINA 9) |
| `closing` | the seats with a turn left, once the last round is certain |
| `counting` | deductions from a View by counting |
| `secrets` | the secrets, and who knows them, for the page of a finished game |
| `notation` | commands as text |
| `filing`, `archive` | games in files: secrets and stand-ins; the format of a setup |
| `glance` | a position at a glance, for the summary of a game |
| `forecast` | forecasts of a region, an alliance, the roads of a seat |
| `appraisal` | how a simple bot judges its next step |
| `reasons` | why a command is better than another, for hints |
| `game` | the title's `engine.game.Game` |
"""
