"""The panels next to the board and over it: players, guide, inspector, extension.

| module | what it is |
|---|---|
| `player_rows` | the players, and their remaining pieces |
| `turn_guide`, `action_line` | the five actions, each started by a click; one of them |
| `turn_guide_model` | the progress of a turn through them, and why others are excluded |
| `inspector`, `inspector_rows` | the province or region under the pointer |
| `bar` | scores, event cards and emperor cards, small in the bar |
| `extension_panel` | adding a board |
"""
