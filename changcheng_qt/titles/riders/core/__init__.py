"""The flat core: the rules of Riders at the Wall once more, in integers, for a search that plays
thousands of games on before it chooses.

Theory of operation. A `FlatGame` is a whole position, hidden things included: of a draw that agrees
with a View, never of the match. Commands change it in place; the search makes a copy before.

* Goods are packed, eight bits for each good; so are edicts, five bits for each kind.
* The buildings and roads of a seat are masks over corners and roads, of up to 150 bits: integers
  of Python, also in native code. So are the corners that can take no settlement, and the roads that
  a seat's network touches. These last ones, and the goods that each roll gives each seat, follow
  from the rest (`tables`) and are kept up to date.
* Riders in a row are `bytes` of numerals, the one that has been there longest first.
* Commands are numbers (`commands`). Those with a result of chance may carry it; without one, the
  position draws it by its own chance, which the search seeds again for each simulation.
* Values common to all positions of a game are in a `Frame`, shared by their copies. So are outlooks
  of seats, their plans and the worth of hands, by all that they follow from: the simulations of a
  question meet the same few again and again. They are only remembered, and change no choice.

All rules are here, but `legality` lists only the offers that both sides might want (`trade`), and
no counters.

This is the one place that repeats other modules: differential tests tie them together. In random
games with any options, legal commands and every field are equal at every step, and a fault planted
in any rule here is found. Nothing but the search uses the core.

| module | what it is |
|---|---|
| `frame`, `packed` | the map and the table options as tables; packed goods and edicts |
| `commands` | commands as numbers |
| `fields`, `tables` | the fields of a position; those that follow from others |
| `legality` | the legal commands |
| `building`, `lines` | roads, settlements, cities and towers; the Long Road |
| `riders`, `roll` | riders on their way; a roll, production, a seven |
| `edicts`, `trade` | edicts; trade with the supply and others |
| `steps`, `course` | the effect of each command; the flow of a turn, the end |
| `outlook`, `plans` | the worth of a hand for the plans of a seat; these plans |
| `gains`, `threats` | the worth of a command; that of riders, edicts and the pirate |
| `policy`, `forecast` | the choices of playouts; the chance to win from where they stop |
| `shares` | why that chance has changed, line by line |
| `game` | the whole core for a search: `FlatGame` |
| `flatten` | a State as such a game, and commands as numbers |
"""
