"""What people see: a board scene and panels that show Views and send back legal commands.

| module | what it is |
|---|---|
| `title`, `title_table` | the seam: what the shell asks of a title; the table of one match |
| `title_order`, `title_lines` | of the same seam: how a game is ordered; sentences about it |
| `title_choice` | the titles of a window, and the one that it shows |
| `requests` | what a title asks of the shell in return |
| `bridge`, `match_bridge` | a match as widgets see it: Views and events out, commands in |
| `main_window`, `main_window_table`, `main_window_places` | the window, and the places in it |
| `main_window_menus`, `main_window_kept` | its menus; what it remembers, and its place |
| `main_window_fittings` | side panel, banners and gate of a match |
| `main_window_match`, `main_window_screen`, `main_window_replay` | one match in it, or one replay |
| `main_window_past` | what is said while the last round of a match is seen again |
| `main_window_round`, `round_slip` | the bots' last round, a line each beside the board |
| `main_window_dialogs` | its dialogs |
| `preferences` | what a person chooses about looks, language and speeds |
| `actions`, `actions_table`, `actions_menus`, `actions_keys` | menus and keys as tables |
| `actions_fit` | the action that fits the board, called by what it would do |
| `key_bindings`, `held_keys` | what a pressed key means; keys that are held |
| `speaker`, `cover` | what a screen reader finds beyond what Qt tells, and what it announces |
| `aloud` | what is announced of what others did |
| `prompt_bar`, `banner`, `banner_toast` | what is said at the top |
| `curtain`, `curtain_picture`, `curtain_plaque` | the gate between two players at one screen |
| `panel_focus`, `arming` | where the keys go as panels open; none commits by accident |
| `focus_ring` | where Tab has come to |
| `dusk` | what is dim around a spotlight |
| `appearance`, `appearance_qss` | theme, sizes, fonts and speed of motions |
| `games`, `recent_files` | the games on this computer; files opened lately, files dropped |
| `outside_clicks` | what closes a panel over the table |
| `flow` | who looks at the screen, and when bots play |
| `replay` | a match shown again |
| `panels`, `dialogs`, `help` | widgets of the shell |
| `board` | what every title's board shares |
| `changcheng` | the one title there is |
"""
