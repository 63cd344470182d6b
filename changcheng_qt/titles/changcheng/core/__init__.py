"""The flat core: the rules of Chang Cheng once more, in integers, for a search that plays thousands
of games to their end before it chooses.

Theory of operation. A `FlatGame` is a whole position, hidden things included: of a draw that agrees
with a View, never of the match. It is played on in place; whoever wants to come back makes a copy
before. Everything that changes is an integer of at most 62 bits or a short list of such:

* Sets of squares, provinces and regions are masks, bit n for the number n that `geography` gives;
  `blocks0` to `blocks4` are the squares of the seats and of the neutrals, and `singles`, `towers`
  and `broken` say what stands there (what is none of them is a double).
* What belongs to seats is packed into fields of equal width: scores, blocks left, cards.
* Each province and region has a tally, one integer with a field for each owner's walls and one for
  the empty squares. It repeats what the masks say, so that playouts need not count. `lying` does
  the same for the cards in a province.
* Commands are numbers, `kind << 16 | a << 8 | b` (`commands`).
* What is the same for all positions on one wall stands in a `Frame`, shared by their copies; what
  all positions of one question have learnt to judge, in an `Appraiser`.

Not kept is what no rule asks for any more: when a card was played, which cards were void or spent.

This is the one place that says once more what other modules say: `legality`, `building`,
`reservation`, `extension`, `provinces`, `majority`, `attack` and `steps` have the names of their
originals. Differential tests tie them together: in random games with any options, legal commands
and every field are equal at every step, and a fault planted in any rule here is found. Nothing but
the search and `lasting` uses the core.

The same source runs as it is and compiled to native code, with equal results. Hence one class with
all fields and functions beside it, loops where a comprehension would do, `i64` for every integer
that is counted with, and no literal 1 that is shifted (`masks.bit`).

| module | what it is |
|---|---|
| `frame` | the wall in play, its areas and the table options, as tables that never change |
| `commands` | commands and cards as numbers |
| `majority` | tallies, and who leads in one |
| `fields`, `position` | what makes a position, and what is read off it at once |
| `reservation` | which squares towers keep |
| `legality` | what the seat to act may do, surveyed and picked by number |
| `building` | the parts of an action, and what follows when a square is occupied |
| `extension` | boards that are added |
| `provinces` | a scoring: cards, choices, the value |
| `attack` | the end of the game |
| `steps` | what each command does; the flow of a turn |
| `worth` | what a province or region is worth to a seat, from its tally alone |
| `choices` | what a choice in a scoring is worth |
| `appraisal` | the memory of such worths |
| `weighed`, `promises` | what a command is worth; what the first part of an action promises |
| `game` | all of it as the search asks for it: `FlatGame` |
| `flatten` | a State as such a game, and commands as numbers |
"""
