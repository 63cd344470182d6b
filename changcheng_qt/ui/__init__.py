"""The windows: a board scene and panels that show Views and send back legal commands.

| package | what it is |
|---|---|
| `seam` | the interface between the shell and a title, and the bridge to a match |
| `window` | the window of the program, with the parts common to all titles |
| `gate` | the gate over the table between two players at one screen |
| `flow` | the viewer of the screen, and the timing of bots |
| `net` | play from several computers: its dialogs |
| `replay` | replays |
| `insight` | the page *Who knew what* of a replay |
| `analysis` | the page *Why?* with the costs of a finished game, and practice |
| `lessons` | lessons and problems: the coach, and the list |
| `rulebook` | the rulebook: its pages, search, and print |
| `actions` | menus and keys as tables |
| `statistics` | the page of statistics |
| `panels`, `dialogs`, `library` | widgets of the shell; the games on this computer |
| `board` | the board widget common to all titles |
| `pointer` | the pointer and the keys on any board |
| `scene`, `tray`, `widgets` | the parts of tables common to several titles |
| `reveal` | scorings, revealed step by step |
| `result` | the result of a game |
| `painting` | pigments, stone, wood and cloth |
| `sound` | the sounds of a match, which reveal nothing to the room |
| `looks` | colours, type, signs and icons |
| `accessible` | screen readers |

The widgets of one title are in `table` of its folder in `titles`.
"""
