"""The board as a widget: its keys, its notes and what moves on it.

| module | what it is |
|---|---|
| `view` | the board of one match: scene, view, overview strip, and what joins them |
| `fitting` | what of it is seen, also while the scroll grows |
| `keys` | walking through targets, doing, dropping, looking |
| `notes`, `prospect_note` | what is said beside the pointer before a click; squares in words |
| `in_sight` | where things are seen, as what is said beside the pointer keeps off them |
| `cards` | the cards under the pointer: one's own shown large, revealed ones named |
| `motions`, `unrolling` | how a difference between two positions is shown as movement |
| `showing` | how positions come onto the scene, and what is lit or marked on them |
"""
