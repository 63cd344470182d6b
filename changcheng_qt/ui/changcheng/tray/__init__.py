"""The player's corner: blocks, hand, and what ends or takes back a step.

| module | what it is |
|---|---|
| `tray`, `turn_buttons` | the corner itself, and the buttons at its end |
| `blocks` | the piles of blocks |
| `hand_row`, `card_widgets`, `card_large` | the hand, the cards in it, and one of them large |
| `hand_places` | where the cards of a hand lie, and how large they are |
| `card_face` | a card that lies open, turned over and stamped |
"""
