"""Putting the program together: what the command line starts, and what stands behind the window.

| module | what it is |
|---|---|
| `command_line` | what the program is asked for |
| `cli` | the commands of the command line, and their arguments |
| `workers` | the processes that think, and how the window speaks to them |
| `desks` | what the window does with files, saved games, lessons, statistics |
| `opening` | the window with its start page and its fonts, before anything else |
| `main` | the composition root of what stands behind the window |
| `preloader` | what the first dialogs and matches need, imported soon after the first frame |
| `session` | one match at a time on the window's table |
| `fetching` | games on their way to it, ready-made; what the next session is told |
| `autosave` | the running game on the disk before anybody sees it |
| `settings` | what is remembered between sessions, as a file, and when it is written |
| `paths` | in which folders; no Qt |
| `screen` | whether there is one, asked before Qt; no Qt |
| `threads` | work away from the window: that of files, and other whose result comes back |
| `memory` | memory that is free again, or could be |
| `one_window` | a later start, or a Mac's desktop, hands a file to the window that runs |
| `screen_lock` | when the desktop locks its screen |
| `notices` | a program error, or own boards that cannot be used, told calmly |
| `self_check` | is everything in a package there, and does the program run? |
"""
