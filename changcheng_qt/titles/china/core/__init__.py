"""The flat core: the rules of China once more, in integers, for a search that plays thousands of
games to their end before it chooses.

Theory of operation. A `FlatGame` is a whole position, hidden things included: of a draw that agrees
with a View, never of the match. Commands change it in place; the search makes a copy before.
Everything that changes is an integer of at most 62 bits or a short list of such:

* Sets of spaces and regions are masks, bit n for the number n that `geography` gives; `houses0` to
  `houses4` are the spaces with a seat's houses.
* Values by seat are packed into fields of equal width: scores, pieces left, hands.
* Each region has a tally, one integer with a field for each seat's houses and emissaries and one
  for the empty spaces. It repeats the content of the masks, so that playouts need not count.
* Commands are numbers, `kind << 16 | a << 8 | b` (`commands`).
* Values common to all positions of a game are in a `Frame`, shared by their copies; totals of lines
  and averages common to all positions of a question are in `Roads` and an `Appraiser`.

Open cards are counted by colour: their slots make no difference. Values that no rule needs any
more, and the knowledge of seats, are not kept. The final score is exact, the greatest total of
lines too; ties are not broken by pieces left.

This is the one place that repeats other modules: `legality`, `cards`, `scoring`, `roads` and
`steps` have the names of their originals. Differential tests tie them together: in random games
with any options, legal commands and every field are equal at every step, and a fault planted in any
rule here is found. Nothing but the search uses the core.

The same source runs as it is and compiled to native code, with equal results: the core of Chang
Cheng describes the style, and `packaging/native.py` the traps.

| module | what it is |
|---|---|
| `frame` | the map in play and the table options, as tables that never change; hands |
| `commands` | commands as numbers |
| `fields` | the fields of a position, and simple queries of them |
| `legality` | the legal commands, surveyed and picked by number |
| `cards` | hands, open cards, the pile that runs out |
| `roads` | the greatest total of lines |
| `scoring` | regions, alliances, the end |
| `steps` | the effect of each command; the flow of a turn |
| `worth` | the worth of regions and courts, averaged over likely continuations |
| `gains` | the worth of a command |
| `game` | the whole core for a search: `FlatGame` |
| `flatten` | a State as such a game, and commands as numbers |
"""
