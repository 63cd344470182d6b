"""The player's corner: blocks, hand, and the buttons of the turn.

| module | what it is |
|---|---|
| `tray` | the corner itself |
| `blocks` | the piles of blocks |
| `hand_row` | the hand, and the cards in it |
| `card_face` | a card face up, turned over and stamped; one at reading size |
| `replay_tray` | the hands in a replay |
"""
