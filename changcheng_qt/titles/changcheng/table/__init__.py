"""Chang Cheng on the screen: the widgets of this title alone.

| module | what it is |
|---|---|
| `factory`, `table_parts` | the title, and the widgets of one match or replay |
| `geometry` | positions on the wall: pure arithmetic |
| `painting` | its looks, painted from shapes and colours alone |
| `scene` | a View as figures and marks; the figures as items; the target at a point |
| `board` | the board as a widget, its keys and motions |
| `accessible` | the board for screen readers |
| `pointer` | pointer and keys: the held thing, its places, and why others are refused |
| `tray` | the player's corner: blocks, hand, cards; in a replay every hand |
| `panels` | the side panel, the event cards, the extension |
| `reveal` | scorings and the attack, revealed step by step; their panels |
| `result`, `sounds` | the sheet of a finished game; the sounds of events |
| `lessons` | the texts of lessons and problems |
| `rulebook` | the numbers and figures of the rulebook |
| `dialogs` | a new game's options |
| `widgets` | small parts that several of these use |
"""
