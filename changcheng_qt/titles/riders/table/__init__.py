"""Riders at the Wall on the screen: the widgets of this title alone.

| module | what it is |
|---|---|
| `factory`, `table_parts` | the title, and the widgets of one match or replay |
| `geometry` | positions on the map: pure arithmetic |
| `painting` | the looks of the title's things |
| `scene` | a View as figures and marks, and the scene that holds them |
| `pointer` | pointer and keys on the map |
| `board` | the map as a widget |
| `panels` | the side panel, and the bar |
| `accessible` | the map for screen readers |
| `tray` | the player's corner: pieces to build, goods, edicts, buttons |
| `widgets` | small parts of the panels |
| `dialogs` | a new game's options |
| `reveal` | a breach, revealed step by step; its panel |
| `telling` | the slip about a roll, the banner of a seven |
| `result`, `rulebook` | the sheet of a finished game; the numbers and figures of the rulebook |
| `lessons` | the texts of the lessons |
| `sounds` | the sounds of events |
"""
