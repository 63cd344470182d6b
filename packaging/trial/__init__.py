"""Trying the built packages as a player would, on systems that have nothing of ours.

Each Linux package is installed into a fresh Debian made by debootstrap, started on a screen that
nobody sees, opened as by a double click, and removed. Commands inside have namespaces of their own:
no network, no other processes, and all mounts and processes that they leave end with them.

| module | what it is |
|---|---|
| `steps` | reporting each step, and failing |
| `roots` | fresh systems, and running things in them |
| `screen` | a screen that nobody sees, and the windows on it |
| `player` | a player's deeds with an installed program |
| `bots_games` | games that bots play by themselves, and whether they have ended |
| `old_home` | a player's home as an older version left it |
| `of_bundle` | the folder that all packages hold, whole and with something taken away |
| `of_table`, `guest` | programs of a bundle that play with each other |
| `inside` | a script run by the Python in a bundle |
| `of_deb`, `of_rpm`, `of_appimage`, `of_wheel` | the life of each Linux package, and of the wheel |
| `of_windows` | the life of the installer for Windows under Wine |
| `windows_player` | a player's deeds with the program there |
| `of_files` | the verdicts of the validators of Debian and AppStream |
"""
