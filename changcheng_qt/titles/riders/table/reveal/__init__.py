"""A breach, revealed step by step, and the end of a game.

| module | what it is |
|---|---|
| `stages` | the parts of one step, revealed one at a time, and their rows |
| `panel` | the panel over the side panel; the way of the riders, lit |
"""
