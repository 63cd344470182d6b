"""The phrases of Chang Cheng.

| module | what it words |
|---|---|
| `telling` | all of it as the one voice that `i18n.telling.TitleWords` asks for |
| `prompts` | what the game waits for: `prompt` |
| `chronicle` | what happened: `event_text`, `passage_text` |
| `commands` | buttons, targets, beside Undo: `command_label`, `own_label`; the five actions |
| `refusals` | why not: `refusal`; what is wrong with the owner's own boards: `board_error_text` |
| `reasons` | why one command is better than another: `reason_text` |
| `lessons` | what lessons are called, and what the coach says: `coach_text` |
| `problems` | titles, questions, hints and reasons of problems: `problem_text` |
| `problem_figures` | what these name and count on the table |
| `cards` | action cards and event cards: names, rules, effects, why an effect is impossible |
| `counting` | chances of hidden things, and what a province may be worth |
| `options` | table options with their choices and effects: `option_texts` |
| `names` | blocks, colours, owners; provinces, regions, squares, boards, ends |
| `reference` | the rules at a glance: `reference_sections` |
| `result` | who has won, where the others came, where points came from |
| `rule_links` | which section of the rulebook speaks of what |
"""
