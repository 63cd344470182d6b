"""Riders at the Wall, the third title.

| module | what it is |
|---|---|
| `rules` | the rules, and the View of each viewer; no Qt |
| `words` | the phrases, in every language |
| `entry` | its entry for the registry, without widgets; the map in its box |
| `judging` | its bots without a search: novice and club |
| `table` | the widgets: the map, the tray, the panels |
"""
