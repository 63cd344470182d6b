"""What people see: a board scene and panels that show Views and send back legal commands.

| package | what it is |
|---|---|
| `seam` | what the shell and a title ask of each other, and a match as widgets see it |
| `window` | the window of the program, with what stands in it whatever title is played |
| `gate` | what lies over the table between two players at one screen |
| `flow` | who looks at the screen, and when bots play |
| `replay` | a match shown again |
| `insight` | who knew what in a replay |
| `analysis` | what a finished game cost every seat, and learning from it |
| `lessons` | lessons and problems: the coach, and the list |
| `rulebook` | the rulebook: its pages, search, and print |
| `actions` | menus and keys as tables |
| `statistics` | all games together |
| `panels`, `dialogs`, `library` | widgets of the shell; the games on this computer |
| `board` | what every title's board shares |
| `pointer` | what the pointer and the keys mean on any board |
| `scene`, `tray`, `widgets` | what the tables of several titles are put together from |
| `reveal` | scorings, shown one thing after the other |
| `result` | how a game ended |
| `painting` | pigments, stone, wood and cloth |
| `sound` | what of a match is heard by the room |
| `looks` | colours, type, signs and icons |
| `accessible` | what a screen reader is told |

What only one title shows is `table` in its folder of `titles`.
"""
