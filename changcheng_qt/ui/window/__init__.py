"""The window of the program, and what stands in it whatever title is played.

| module | what it is |
|---|---|
| `main_window` | the window itself |
| `table` | the table of a match in it: bar, board, tray, side panel |
| `places` | where each of them lies |
| `fittings` | what lies over them: side panel, banners, gate, slips |
| `match_show` | one match being played in it |
| `match_screen` | what is shown of the match on this screen |
| `replay_show` | one replay in it |
| `past` | what is said while the last round is seen again |
| `round` | the bots' last round, told a line each |
| `round_slip` | the slip of paper on which it stands |
| `menus` | its menus |
| `kept` | what it remembers, and its place on the screen |
| `dialogs` | its dialogs |
| `prompt_bar` | the bar at the top |
| `banner` | what is said below the bar until somebody has answered |
| `banner_toast` | what is said there for a moment |
| `panel_focus` | where the keys go as panels open and close |
| `outside_clicks` | what closes a panel over the table |
| `dusk` | what is dim around a spotlight |
| `recent_files` | files opened lately, files dropped |
"""
