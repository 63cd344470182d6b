"""What stands beside the board and over it: players, guide, inspector, extension.

| module | what it is |
|---|---|
| `player_rows` | who plays, and what each has left |
| `turn_guide`, `action_line` | the five actions, to be begun by a click; one of them |
| `turn_guide_model` | which of them a turn has come to, and what stands against the others |
| `inspector`, `inspector_rows` | the province or region under the pointer |
| `bar` | scores, event cards and emperor cards, small in the bar |
| `extension_panel` | adding a board |
"""
