"""The phrases of China.

| module | what it words |
|---|---|
| `telling` | all of it as the one voice that `i18n.telling.TitleWords` asks for |
| `prompts` | what the game waits for: `prompt` |
| `chronicle` | what happened, step by step: `event_text` |
| `passages` | a turn or the final scoring in one sentence: `passage_text` |
| `scoring` | points that explain themselves, a line for each seat |
| `commands` | buttons, targets, beside Undo: `command_label`, `own_label` |
| `refusals` | why not: `refusal` |
| `options` | table options with their choices and effects; how bots play |
| `names` | regions, towns, sides; colours, cards, pairs and pieces |
| `reference` | the rules at a glance: `reference_sections` |
| `reasons` | why a command is better, with figures: `reason_text` |
| `result` | who has won, where points came from |
| `lessons` | what the lesson is called, and what the coach says |
| `rule_links` | which section of the rulebook speaks of what |

With hands hidden, only the owner may go on reading which open cards were taken (CHINA section 9):
`names.are_taken_cards_named` is the one place that decides.
"""
