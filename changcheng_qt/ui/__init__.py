"""What people see: a board scene and panels that show Views and send back legal commands.

| where | what |
|---|---|
| `title` | the seam: what the shell asks of a title |
| `requests` | what a title asks of the shell |
| `match_bridge` | the one exit of a match: Views and events out, commands in |
| `main_window`, `main_window_*` | the window: its parts, one match in it, dialogs, places |
| `actions`, `actions_*` | menus and keys as tables |
| `prompt_bar`, `banner`, `banner_toast` | what is said at the top |
| `curtain`, `curtain_*` | the gate between two players at one screen |
| `appearance`, `appearance_qss` | theme, sizes, fonts and speed of motions |
| `games`, `recent_files` | the games on this computer; files opened lately, files dropped |
| `flow` | who looks at the screen, and when bots play |
| `panels`, `dialogs`, `help` | widgets of the shell |
| `board` | what every title's board shares |
| `changcheng` | the one title there is |
"""
