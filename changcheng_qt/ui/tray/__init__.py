"""What the player's corner of every title is put together from.

| module | what it is |
|---|---|
| `pickable` | something that can be picked up, and how it rises |
| `card_places` | where the cards of a hand lie, and how large they are |
| `turn_buttons` | the buttons that end a turn, or take back what was done in it |
"""
