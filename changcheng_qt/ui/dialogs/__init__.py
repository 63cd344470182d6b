"""The dialogs that every title shares: a new game, the rules, the keys, about.

| module | what it is |
|---|---|
| `sheet` | what every dialog does alike |
| `new_game`, `game_draft` | a new game, and one place in it |
| `options_form`, `choice_row` | a title's part of it: its table options, one thing to choose |
| `plain_choices` | table options as plain values, and back |
| `players` | who plays a seat, for a new game and during one |
| `game_help` | another help for the rest of a running game |
| `rules` | the options of the running game |
| `take_back` | going back by agreement |
| `share` | what a copy of a running game tells |
| `settings`, `settings_preview` | all preferences on one page, and how they look |
| `keys` | all keys on one page, and changing one |
| `about` | what this program is, and its licences |
"""
