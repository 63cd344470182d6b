"""The small parts of the panels of Riders at the Wall.

| module | what it is |
|---|---|
| `eye` | an eye that is held to look |
| `goods_line` | cards of goods, small and in a row; a button in a line of words and cards |
| `stepper` | a number of cards of each good, one more or one less |
"""
