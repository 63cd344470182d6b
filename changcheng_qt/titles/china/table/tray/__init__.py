"""The player's corner of China: pieces, hand, open cards and pile, and the buttons of the turn.

| module | what it is |
|---|---|
| `tray` | the corner itself |
| `pieces` | houses, emissaries and the fortification that are left |
| `hand_row` | the hand, whose cards are picked up to pay with |
| `display` | the open cards and the pile, each taken by a press |
| `hands` | hands as rows of small cards: in a replay, beside the names of players |
"""
