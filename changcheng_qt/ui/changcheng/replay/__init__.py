"""What Chang Cheng shows of a recorded match: the board and the panels, and every hand.

| module | what it is |
|---|---|
| `table` | the widgets of one replay, and the lines between them |
| `tray` | every hand side by side, and the bar below them |
"""
