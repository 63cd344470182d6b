"""What stands beside the board and over it: players, guide, inspector, extension.

| module | what it is |
|---|---|
| `player_rows`, `stock_line` | who plays, and what each has left |
| `turn_guide`, `turn_guide_model` | the five actions, and which of them a turn has come to |
| `inspector`, `inspector_rows` | the province or region under the pointer |
| `event_cards`, `emperor_counter` | the cards that are shown small in the bar |
| `score_strip` | the scores in the bar, while the panel with the players is out of sight |
| `extension_panel` | adding a board |
"""
