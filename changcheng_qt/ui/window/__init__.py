"""The window of the program, and what stands in it whatever title is played.

| module | what it is |
|---|---|
| `main_window` | the window itself |
| `table` | the table of a match in it: bar, board, tray, side panel |
| `places` | where each of them lies |
| `fittings` | what lies over them: side panel, banners, gate, slip, dusk |
| `match_show` | one match being played in it |
| `match_screen` | what is shown of the match on this screen |
| `replay_show` | one replay in it |
| `hint_show` | hints and warnings: what they say and mark, why there is none |
| `hint_panel` | their panels |
| `round` | the bots' last round, told a line each, and shown again |
| `round_slip` | the slip of paper on which it stands |
| `menus` | its menus |
| `kept` | what it remembers: its place on the screen, recent files; files dropped on it |
| `dialogs` | its dialogs |
| `bookstand` | the rulebook beside the table |
| `prompt_bar` | the bar at the top |
| `last_turns` | the note in it that the game is about to end |
| `banner` | what is said below the bar until somebody has answered |
| `toast` | what is said there for a moment |
| `panel_focus` | where the keys go as panels open and close |
"""
