"""The flat core: the rules of China once more, in integers, for a search that plays thousands of
games to their end before it chooses.

Theory of operation. A `FlatGame` is a whole position, hidden things included: of a draw that agrees
with a View, never of the match. It is played on in place; whoever wants to come back makes a copy
before. Everything that changes is an integer of at most 62 bits or a short list of such:

* Sets of spaces and regions are masks, bit n for the number n that `geography` gives; `houses0` to
  `houses4` are the spaces with a seat's houses.
* What belongs to seats is packed into fields of equal width: scores, pieces left, hands.
* Each region has a tally, one integer with a field for each seat's houses and emissaries and one
  for the empty spaces. It repeats what the masks say, so that playouts need not count.
* Commands are numbers, `kind << 16 | a << 8 | b` (`commands`).
* What is the same for all positions of a game stands in a `Frame`, shared by their copies; what all
  positions of a question have learnt of lines in `Roads`, of averages in an `Appraiser`.

Open cards are counted by colour: which slot one lies in decides nothing. Not kept is what no rule
asks for any more, and what only tells who knows what. The final score is exact, the greatest total
of lines too; victories by pieces left are not told apart.

This is the one place that says once more what other modules say: `legality`, `cards`, `scoring`,
`roads` and `steps` have the names of their originals. Differential tests tie them together: in
random games with any options, legal commands and every field are equal at every step, and a fault
planted in any rule here is found. Nothing but the search uses the core.

The same source runs as it is and compiled to native code, with equal results: see the core of Chang
Cheng for how it is written, and `packaging/native.py` for the traps.

| module | what it is |
|---|---|
| `frame` | the map in play and the table options, as tables that never change; hands |
| `commands` | commands as numbers |
| `fields` | what makes a position, and what is read off it at once |
| `legality` | what the seat to act may do, surveyed and picked by number |
| `cards` | hands, open cards, the pile that runs out |
| `roads` | the greatest total of lines |
| `scoring` | regions, alliances, the end |
| `steps` | what each command does; the flow of a turn |
| `worth` | what regions and courts are worth as the game is likely to go on |
| `gains` | what a command is worth |
| `game` | all of it as the search asks for it: `FlatGame` |
| `flatten` | a State as such a game, and commands as numbers |
"""
