"""Chang Cheng on the screen: everything that only this title can show.

| module | what it is |
|---|---|
| `factory`, `table_parts` | the title, and the widgets of one match or replay |
| `geometry` | where everything lies: pure arithmetic |
| `painting` | how it looks, painted from nothing but shapes and colours |
| `scene` | a View as figures and marks; the figures as items; what lies at a point |
| `board` | the board as a widget, its keys and what moves on it |
| `accessible` | the board for those who do not see it |
| `pointer` | pointer and keys: what is held, where it can go, and why not elsewhere |
| `tray` | the player's corner: blocks, hand, cards; in a replay every hand |
| `panels` | the side panel, the event cards, the extension |
| `reveal` | scorings and the attack, shown one thing after the other; their panels |
| `result`, `sounds` | what is told of a finished game; what events sound like |
| `lessons` | what is said in lessons and problems |
| `rulebook` | the numbers and figures of the rulebook |
| `dialogs` | a new game's options |
| `widgets` | small parts that several of these use |
"""
