"""The dialogs that every title shares: a new game, the rules, the keys, about.

| module | what it is |
|---|---|
| `sheet` | the common base of dialogs |
| `new_game`, `game_draft` | a new game, and one place in it |
| `options_form`, `choice_row` | a title's part of it: its table options, one choice |
| `plain_choices` | table options as plain values, and back |
| `players` | the player of a seat, for a new game and during one |
| `game_help` | a change of help during a game |
| `rules` | the options of the running game |
| `take_back` | going back by agreement |
| `share` | the content of a copy of a running game |
| `settings`, `settings_preview` | all preferences on one page, and their preview |
| `keys` | all keys on one page, and changing one |
| `about` | the program, and its licences |
"""
