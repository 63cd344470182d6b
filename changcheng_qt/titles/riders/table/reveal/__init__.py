"""A breach, revealed step by step, and the end of a game.

| module | what it is |
|---|---|
| `stages` | the stages: what is revealed of one step at a time |
| `reveal` | the revealed position, and the end of the game |
| `panel`, `rows` | the panel over the side panel, and its rows |
| `spotlight` | the way of the riders, lit on the map |
"""
