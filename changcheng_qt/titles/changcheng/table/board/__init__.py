"""The board as a widget: its notes and motions.

| module | what it is |
|---|---|
| `view` | the board of one match: scene, view and overview strip together |
| `fitting` | the visible part, also while the scroll grows |
| `notes`, `prospect_note` | the notes next to the pointer before a click; squares in words |
| `counted` | deductions by counting, if the table has that help |
| `in_sight` | positions on the screen, which notes next to the pointer must not cover |
| `cards` | the cards under the pointer: one's own shown large, revealed ones named |
| `motions`, `unrolling` | a difference between two positions as movement |
| `sights` | positions of targets and events, and the marks that light up there |
"""
