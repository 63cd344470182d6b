"""Replays: the bridge to the positions, the player, and the bar of controls.

| module | what it is |
|---|---|
| `bridge` | the positions for the widgets |
| `player` | plays one step after another, each when the previous one has been shown |
| `bar`, `slider`, `wood_button` | the controls of a replay, and the choice of viewer |
"""
