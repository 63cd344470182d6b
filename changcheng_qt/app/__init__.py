"""The program put together: its start from the command line, and everything behind the window.

| module | what it is |
|---|---|
| `command_line` | the parsed arguments |
| `cli` | the commands of the command line, and their arguments |
| `workers` | the processes for bots and analysis, and their pipes to the window |
| `tables` | games between several computers |
| `waiting` | news of tables of several computers, without a window |
| `desks` | the window's files, saved games, lessons and statistics |
| `opening` | the window with its start page and its fonts, before anything else |
| `main` | the composition root of everything behind the window |
| `preloader` | imports the modules of the first dialogs and matches soon after the first frame |
| `session` | one match at a time on the window's table |
| `fetching` | games read for the table; notes for the next session |
| `autosave` | saves the running game before its window shows a change |
| `settings` | the settings file, and when it is written |
| `paths` | the user's folders; no Qt |
| `screen` | whether there is one, asked before Qt; no Qt |
| `threads` | work in other threads: file jobs, and work with a result; collecting garbage |
| `memory` | returning freed memory to the system |
| `one_window` | a later start, or a Mac's desktop, passes a file to the open window |
| `screen_lock` | when the desktop locks its screen |
| `notices` | message boxes: a program error, or unusable boards of the owner's |
| `self_check` | whether a package is complete and runs |
"""
