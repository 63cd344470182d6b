"""What the rules of China work out at once, walked through one thing after the other: the houses of
a region that is full; at the end the regions that are left, the Emperor's way through the
alliances, the roads of each seat, and who has won.

A table builds a `reveal.Reveal`, which board and panels draw in place of the bridge; a
`panel.ScoringPanel` over it; and a `spotlight.Spotlight` for its board. It calls `Reveal.begin` for
a game that is over with its result not yet seen, and shows that when the walk is `finished`.

| module | what it is |
|---|---|
| `stages` | what is shown after each beat that counts something |
| `reveal` | the position as far as it has been revealed |
| `panel`, `rows` | the panel, and the rows on it |
| `spotlight` | what is lit on the map, and kept in sight |
"""
