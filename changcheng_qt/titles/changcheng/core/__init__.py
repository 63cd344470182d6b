"""The flat core: the rules of Chang Cheng once more, in integers, for a search that plays thousands
of games to their end before it chooses.

Theory of operation. A `FlatGame` is a whole position, hidden things included: of a draw that agrees
with a View, never of the match. Commands change it in place; the search makes a copy before.
Everything that changes is an integer of at most 62 bits or a short list of such:

* Sets of squares, provinces and regions are masks, bit n for the number n that `geography` gives;
  `blocks0` to `blocks4` are the squares of the seats and of the neutrals, and `singles`, `towers`
  and `broken` give their kinds (any other is a double).
* Values by seat are packed into fields of equal width: scores, blocks left, cards.
* Each province and region has a tally, one integer with a field for each owner's walls and one for
  the empty squares. It repeats the content of the masks, so that playouts need not count. `lying`
  does the same for the cards in a province.
* Commands are numbers, `kind << 16 | a << 8 | b` (`commands`).
* Values common to all positions on one wall are in a `Frame`, shared by their copies; worths common
  to all positions of one question are in an `Appraiser`.

Values that no rule needs any more are not kept: when a card was played, which cards were void or
spent.

This is the one place that repeats other modules: `legality`, `building`, `reservation`,
`extension`, `provinces`, `majority`, `attack` and `steps` have the names of their originals.
Differential tests tie them together: in random games with any options, legal commands and every
field are equal at every step, and a fault planted in any rule here is found. Nothing but the search
and `lasting` uses the core.

The same source runs as it is and compiled to native code, with equal results. Hence one class with
all fields, and functions outside it, loops instead of comprehensions, `i64` for every integer in
arithmetic, and no shifted literal 1 (`masks.bit`).

| module | what it is |
|---|---|
| `frame` | the wall in play, its areas and the table options, as tables that never change |
| `commands` | commands and cards as numbers |
| `majority` | tallies, and who leads in one |
| `fields`, `position` | the fields of a position, and simple queries of them |
| `reservation` | the squares that towers keep |
| `legality` | the legal commands, surveyed and picked by number |
| `building` | the parts of an action, and the consequences of an occupied square |
| `extension` | boards that are added |
| `provinces` | a scoring: cards, choices, the value |
| `attack` | the end of the game |
| `steps` | the effect of each command; the flow of a turn |
| `worth` | the worth of a province or region to a seat, from its tally alone |
| `choices` | the worth of a choice in a scoring |
| `appraisal` | the memory of such worths |
| `weighed`, `promises` | the worth of a command; the promise of the first part of an action |
| `areas`, `resources` | the areas of a position and a seat's resources, for a learned estimate |
| `game` | the whole core for a search: `FlatGame` |
| `flatten` | a State as such a game, and commands as numbers |
"""
