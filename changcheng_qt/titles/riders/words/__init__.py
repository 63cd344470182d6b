"""The phrases of Riders at the Wall.

| module | its texts |
|---|---|
| `telling` | all of them as the one voice, a `i18n.telling.TitleWords` |
| `prompts` | the sentence about the current decision: `prompt` |
| `chronicle` | the lines of the chronicle: `event_text` |
| `deeds` | the deeds of seats as verb phrases: `deed_text` |
| `passages` | a turn, or a part of it, in a few sentences of public information |
| `commands` | labels of buttons, targets and Undo: `command_label` |
| `refusals` | reasons to refuse: `refusal`, and `exact_refusal` with the missing goods |
| `options` | table options with their choices and effects; how bots play |
| `names` | goods, edicts, colours and pieces |
| `places` | hexes, corners, roads, passes and gathering grounds |
| `told` | any place by its kind, from the next two |
| `descriptions` | things of the map as a screen reader tells them |
| `sights` | the state of a place, as the inspector shows it |
| `roll` | the goods of a roll by player, and why not more; cards given up after a seven |
| `at_once`, `affording` | the sure consequences of a command; purchases possible then |
| `reasons` | why a command is better than another, in games won of 100 |
| `advice` | the best corners for a settlement of the founding; the first turn |
| `breach` | a breach and the end of a game, part by part |
| `lessons` | the name of the lesson, and the texts of the coach |
| `reference` | the rules at a glance: `reference_sections` |
| `result` | the winners or best losers, and points by source as a sum |
| `seat_sight`, `aid` | the state of a seat; the aid that a table may agree on |
| `charts` | the charts of a finished game |
| `rule_links` | the section of the rulebook about a thing |
"""
