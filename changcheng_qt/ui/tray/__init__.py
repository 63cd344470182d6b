"""The parts of every title's player corner.

A title's tray is a `PlayerTray` with sections for piles and a hand; its cards have a `CardShape`,
its hand is a `HandRow` of `HandCard`, each pile a `StockButton`.

| module | what it is |
|---|---|
| `pickable` | something that can be picked up, and its motion |
| `stock_button` | a pile of pieces to pick up: picture, name, number left |
| `hand_row` | a hand of cards to pick up, or hidden |
| `card_places` | the places and sizes of a hand's cards |
| `turn_buttons` | the buttons that end a turn, or undo its steps |
| `player_tray` | the frame, of wood: sections under their titles, the buttons at the end |
| `card_row` | a hand in a row of small cards, some of them face down |
| `replay_tray` | every hand of a recorded match side by side, and the bar below them |
"""
