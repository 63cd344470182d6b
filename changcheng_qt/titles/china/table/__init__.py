"""China on the screen: everything that only this title can show.

| module | what it is |
|---|---|
| `factory`, `table_parts` | the title, and the widgets of one match or replay |
| `geometry` | where everything lies: pure arithmetic |
| `painting` | how it looks, painted from nothing but shapes and colours |
| `scene` | a View as figures and marks, and the scene that holds them |
| `pointer` | what pointer and keys mean on the map |
| `board` | the map as a widget |
| `panels` | the side panel |
| `accessible` | the map for screen readers |
| `tray` | the player's corner: pieces, hand, open cards, buttons |
| `rulebook` | the numbers and figures of the rulebook |
| `dialogs` | a new game's options |
| `reveal` | scorings, walked through one thing after the other; their panel |
| `result`, `sounds` | what is told of a finished game; what events sound like |
| `lessons` | what is said in the lesson |
"""
