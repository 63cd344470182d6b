"""What the player's corner of every title is put together from.

A title's tray is a `PlayerTray` with sections for piles and a hand; its cards are told by a
`CardShape`, its hand by a `HandRow` of `HandCard`, each pile by a `StockButton`.

| module | what it is |
|---|---|
| `pickable` | something that can be picked up, and how it rises |
| `stock_button` | a pile of pieces to pick up: picture, name, how many are left |
| `hand_row` | a hand of cards to pick up, or veiled |
| `card_places` | where the cards of a hand lie, and how large they are |
| `turn_buttons` | the buttons that end a turn, or take back what was done in it |
| `player_tray` | the frame: sections under their titles, the buttons at the end |
| `wooden_panel` | the wood |
| `card_row` | a hand in a row of small cards, some of them face down |
| `replay_tray` | every hand of a recorded match side by side, and the bar below them |
"""
