"""The toy: a title for tests, with the rooms of a real one, for three to six seats.

| module | what it is |
|---|---|
| `rules` | who decides, questions to another seat, forced steps, hidden cards; the game in files |
| `fair` | dice, hidden goods, an offer to all, goods given up: a part of the rules |
| `core` | the same in integers, for bots that search, without cards |
| `words` | the one voice: a sentence for each event, prompt, refusal and reason |
| `table` | widgets that note their calls, and the form of its one option |
| `play` | matches at a table, and who answers for a person |
| `book` | its rulebook |
| `entry` | `TOY` for the registry, and `SEARCHED_TOY`, which has a core as well |

It has no lessons, no analysis and, as `TOY`, no core: the parts that a title may lack.
"""
