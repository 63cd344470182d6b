"""The window's work with files, saved games, lessons and statistics: one desk for each.

| module | what it is |
|---|---|
| `new_games` | how games are drawn |
| `file_desk`, `file_choice` | files that are opened, dropped, saved and shared; asking for one |
| `save_words` | the faults of files, in words and banners |
| `report` | a game as plain text |
| `kept_games`, `trash` | the games on this computer, on the start page; the trash |
| `game_cards` | the card of a game in both lists |
| `table_desk` | play with people at other computers, on request |
| `statistics_desk` | the page of statistics of those games |
| `replays` | replays, and their analysts |
| `lesson_room` | lessons and problems on the window's table |
| `practice_room` | the mistakes of a finished game on that table, to decide again |
"""
