"""The phrases of China.

| module | its texts |
|---|---|
| `telling` | all of them as the one voice, a `i18n.telling.TitleWords` |
| `prompts` | the sentence about the current decision: `prompt` |
| `chronicle` | the lines of the chronicle: `event_text` |
| `passages` | a turn or the final scoring in one sentence: `passage_text` |
| `scoring` | points that explain themselves, a line for each seat |
| `commands` | labels of buttons, targets and Undo: `command_label`, `own_label` |
| `refusals` | reasons to refuse: `refusal` |
| `options` | table options with their choices and effects; how bots play |
| `names` | regions, towns, sides; colours, cards, pairs and pieces |
| `reference` | the rules at a glance: `reference_sections` |
| `at_once` | the sure consequences of an action: `at_once` |
| `reasons` | why a command is better, with figures: `reason_text` |
| `result` | the winners, and sources of points |
| `lessons` | the name of the lesson, and the texts of the coach |
| `rule_links` | the section of the rulebook about a thing |

With hands hidden, only the owner may still read the colours of taken open cards (CHINA section 9):
`names.are_taken_cards_named` is the one place that decides.
"""
