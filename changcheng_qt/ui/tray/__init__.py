"""What the player's corner of every title is put together from.

| module | what it is |
|---|---|
| `turn_buttons` | the buttons that end a turn, or take back what was done in it |
"""
