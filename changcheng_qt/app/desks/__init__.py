"""What the window does with files, saved games, lessons and statistics: one desk for each.

| module | what it is |
|---|---|
| `new_games` | how games are drawn |
| `file_desk`, `file_choice` | files that are opened, dropped, saved and shared; asking for one |
| `save_words` | what is wrong with a file, in words and banners |
| `report` | a game as text for people |
| `kept_games`, `trash` | the games on this computer, on the start page; those thrown away |
| `game_cards` | what both lists show of a game |
| `statistics_desk` | statistics over those games on their page |
| `replays` | games shown again, and who analyses them |
| `lesson_room` | lessons and problems on the window's table |
| `practice_room` | the mistakes of a finished game on that table, each once more |
"""
