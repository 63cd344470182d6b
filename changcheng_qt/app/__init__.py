"""Putting the program together: what the command line starts, and what stands behind the window.

| module | what it is |
|---|---|
| `command_line`, `command_parser` | what the program is asked for; its arguments |
| `simulate` | whole games of bots, a line each; no Qt |
| `tournament` | one bot alone against copies of another, with intervals; no Qt |
| `hint` | the best command in a saved game, and why |
| `saved_games` | one told step by step, as text, or as JSON without Qt; or two compared |
| `analyse` | who knew what, when, in a finished game; no Qt for JSON |
| `statistics` | the saved games in a folder counted by player; no Qt |
| `problem` | problems of Chang Cheng proved, or found in saved games; no Qt |
| `costs` | what a finished game cost, on the command line |
| `bot_worker` | the loop of the process that thinks for bots; no Qt |
| `bot_runner` | that process, seen from this one: questions to it, answered as Qt signals |
| `worker_process` | one process that works for the window, and the pipe to it |
| `analysis_worker`, `analysis_runner` | the process that analyses a finished game; seen from here |
| `settings` | what is remembered between sessions, as a file, and when it is written |
| `paths` | in which folders; no Qt |
| `screen` | whether there is one, asked before Qt; no Qt |
| `opening` | the window with its start page and its fonts, before anything else |
| `main` | the composition root of what stands behind the window |
| `preloader` | what the first dialogs and matches need, imported soon after the first frame |
| `session` | one match at a time on the window's table |
| `fetching` | games on their way to it, ready-made; what the next session is told |
| `replays` | games shown again, and who analyses them |
| `new_games` | how they are drawn |
| `lesson_room` | lessons and problems on that table |
| `practice_room` | the mistakes of a finished game on that table, each once more |
| `autosave` | the running game on the disk before anybody sees it |
| `threads` | work away from the window: that of files, and other whose result comes back |
| `memory` | memory that is free again, or could be |
| `kept_games`, `trash` | the games on this computer, on the start page; those thrown away |
| `statistics_desk` | statistics over those games on their page |
| `game_cards` | what both lists show of a game |
| `file_desk` | files that are opened, dropped, saved and shared |
| `one_window` | a later start, or a Mac's desktop, hands a file to the window that runs |
| `report` | a game as text for people |
| `file_choice` | asking for a file |
| `save_words` | what is wrong with a file, in words and banners |
| `screen_lock` | when the desktop locks its screen |
| `notices` | a program error, or own boards that cannot be used, told calmly |
| `self_check` | is everything in a package there, and does the program run? |
"""
