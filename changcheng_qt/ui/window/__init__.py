"""The window of the program, with the parts common to all titles.

| module | what it is |
|---|---|
| `main_window` | the window itself |
| `table` | the table of a match in it: bar, board, tray, side panel |
| `places` | the place of each |
| `fittings` | the parts around and over them: banners, gate, slip, dusk |
| `side_panel` | the panel at the right |
| `match_show` | one live match in it |
| `match_actions` | its keys and menu entries: their effects, and which are possible |
| `match_screen` | the gate, prompt and banners of a match |
| `company_show`, `talk_show` | its people at other computers, and their chat |
| `elsewhere` | sentences about them |
| `replay_show` | one replay in it |
| `surroundings` | the parts of the window that every match and replay uses |
| `hint_show` | hints and warnings: their texts and marks, and why there is none |
| `hint_panel` | their panels |
| `round` | the bots' last round, a line each, and its replay |
| `round_slip` | its slip of paper |
| `slip_lines` | the lines on it, and the forms in which they can be set |
| `menus` | its menus |
| `kept` | its saved state: place on the screen, recent files; files dropped on it |
| `dialogs` | its dialogs |
| `bookstand` | the rulebook next to the table |
| `prompt_bar` | the bar at the top |
| `last_turns` | the note in it that the game is about to end |
| `banner` | notices below the bar that stay until they are answered |
| `toast` | notices there for a moment |
| `panel_focus` | the focus as panels open and close |
"""
