"""A match shown again: the bridge to its positions, who plays it, and the bar it is led with.

| module | what it is |
|---|---|
| `bridge` | the positions as the widgets are shown them |
| `player` | one step after another, each when the one before it has been seen |
| `bar`, `slider`, `wood_button` | what a replay is led with, and as whom it is watched |
"""
