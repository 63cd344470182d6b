"""The board as a widget: its keys, its notes and what moves on it.

| module | what it is |
|---|---|
| `view` | the board of one match: scene, view, overview strip, and what joins them |
| `fitting` | what of it is seen, also while the scroll grows |
| `keys` | the key for a secret look |
| `notes`, `prospect_note` | what is said beside the pointer before a click; squares in words |
| `counted` | what follows by counting, where the table has that help |
| `in_sight` | where things are seen, as what is said beside the pointer keeps off them |
| `cards` | the cards under the pointer: one's own shown large, revealed ones named |
| `motions`, `unrolling` | how a difference between two positions is shown as movement |
| `sights` | where targets and events are seen, and what lights up there |
"""
