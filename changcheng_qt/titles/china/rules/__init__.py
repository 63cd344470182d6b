"""China: the rules, what each viewer sees of them, and their words; no Qt.

Theory of operation. A turn is a chain of small commands. The first piece names the region of the
turn and settles how many pieces it may take; each piece is paid for by itself. The first card that
is taken ends the placing, and `EndTurn` fills the open slots and hands over. All chance is in the
`Setup`: the deck, and a second order, by which the discards are made into a new pile the one time
that this happens; it is a shuffled list of the same cards, and m cards of a colour take the places
of its first m cards there. So nothing is drawn in play, and every order is equally likely.

The pile is looked at where its last card leaves it, in `cards` alone: by a draw or to a slot, the
first time it is made again, the second time the last round begins. A region is scored inside the
step that fills it, and after every piece it is asked whether any other can follow at all.

Cards have no identity. A hand is a sorted tuple of colours, of which a part is seen: the open cards
that it took. What is played leaves the seen part if it can. What is known about the rest depends on
which of the two piles it came from; `state.Draws` keeps count of that, and `belief` reckons with
it.

| module | what it is |
|---|---|
| `pieces`, `geography`, `maps`, `setup` | the box: cards, pieces, the map and its file; the deal |
| `turn`, `state` | what was done in a turn; a position, open parts and the whole truth |
| `commands`, `events` | what seats want, why it is refused, what happened |
| `legality` | what is legal, and why not (CHINA 4, 6, 8, 10) |
| `steps`, `cards` | what it does: turns and pieces; hands, pile and open cards (CHINA 4, 6) |
| `scoring`, `roads` | what it counts: regions, alliances, lines, the end (CHINA 5, 7) |
| `accounts` | what its events mean for the scores, and for statistics |
| `view`, `knowledge`, `belief` | who sees and knows what (CHINA 9) |
| `closing` | who still has a turn, once the last round is certain |
| `counting` | what follows from a View by counting |
| `secrets` | what is hidden, and who knows it, for the page of a finished game |
| `notation` | commands as text |
| `filing`, `archive` | games in files: what is hidden, what stands in; the format of a setup |
| `glance` | a position at a glance, for the summary of a game |
| `forecast` | what a View says of a region, an alliance, the roads of a seat |
| `appraisal` | what a simple bot thinks of its next step |
| `reasons` | why a command is better than another, for hints |
| `game` | all of it behind the seam of `engine.game` |
"""
