"""Scorings of China, which the rules compute at once, revealed step by step: the houses of a full
region; at the end the other regions, the Emperor's way through the alliances, the roads of each
seat, and the winners.

A table builds a `WalkReveal` of these stages, which board and panels draw in place of the bridge;
a `panel.ScoringPanel` over it; and a `spotlight.Spotlight` for its board.

| module | what it is |
|---|---|
| `stages` | the stage after each scoring beat |
| `panel`, `rows` | the panel, and the rows on it |
| `spotlight` | the lit part of the map, kept visible |
"""
