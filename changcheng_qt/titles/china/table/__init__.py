"""China on the screen: the widgets of this title alone.

| module | what it is |
|---|---|
| `factory`, `table_parts` | the title, and the widgets of one match or replay |
| `geometry` | positions on the map: pure arithmetic |
| `painting` | its looks, painted from shapes and colours alone |
| `scene` | a View as figures and marks, and the scene that holds them |
| `pointer` | pointer and keys on the map |
| `board` | the map as a widget |
| `panels` | the side panel |
| `accessible` | the map for screen readers |
| `tray` | the player's corner: pieces, hand, open cards, buttons |
| `rulebook` | the numbers and figures of the rulebook |
| `dialogs` | a new game's options |
| `reveal` | scorings, revealed step by step; their panel |
| `result`, `sounds` | the sheet of a finished game; the sounds of events |
| `lessons` | the texts of the lesson |
"""
