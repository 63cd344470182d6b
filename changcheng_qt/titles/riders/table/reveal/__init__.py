"""A breach, revealed step by step, and the end of a game.

| module | what it is |
|---|---|
| `stages` | the stages: the parts of one step, revealed one at a time; the revealed position |
| `panel`, `rows` | the panel over the side panel, and its rows; the way of the riders, lit |
"""
