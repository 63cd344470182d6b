"""The phrases of Chang Cheng.

| module | its texts |
|---|---|
| `telling` | all of them as the one voice, a `i18n.telling.TitleWords` |
| `prompts` | the sentence about the current decision: `prompt` |
| `chronicle` | the lines of the chronicle: `event_text`, `passage_text` |
| `commands` | labels of buttons, targets and Undo: `command_label`, `own_label`; the five actions |
| `refusals` | reasons to refuse: `refusal`; faults of the owner's own boards: `board_error_text` |
| `at_once` | the sure consequences of an action: `at_once` |
| `reasons` | why one command is better than another: `reason_text` |
| `lessons` | names of lessons, and the texts of the coach: `coach_text` |
| `problems` | titles, questions, hints and reasons of problems: `problem_text` |
| `problem_figures` | the names and numbers in these |
| `cards` | action cards and event cards: names, rules, effects, why an effect is impossible |
| `counting` | chances of hidden things, and the possible worth of a province |
| `options` | table options with their choices and effects: `option_texts` |
| `names` | blocks, colours, owners; provinces, regions, squares, boards, ends |
| `reference` | the rules at a glance: `reference_sections` |
| `result` | sources of points |
| `rule_links` | the section of the rulebook about a thing |
"""
