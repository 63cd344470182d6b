"""The player's corner of China: pieces, hand, open cards and pile, and the buttons of the turn.

| module | what it is |
|---|---|
| `tray` | the corner itself |
| `pieces` | remaining houses, emissaries and fortification |
| `hand_row` | the hand, whose cards are picked up to pay |
| `display` | the open cards and the pile, each taken by a press |
| `hands` | hands as rows of small cards: in a replay, next to the names of players |
"""
