"""What the pointer and the keys mean on the map of China, beyond what they mean on any board.

A piece may be held, or cards, or both; a place that several commands fit is chosen first, and then
the cards for it or the piece (`Held.at`). The tray picks up with `Held.with_piece` and
`Held.with_card`, gives what is held then to `MapPlay.hold`, and lights what `Offers.pieces` and
`Offers.ways` name.

| module | what it is |
|---|---|
| `hand` | what can be held, and what comes next with it |
| `targets` | where pieces can be placed with what is held, and with which command |
| `play` | what can be done now, and why nothing else can |
| `pointing` | which place is meant, and how it is marked |
"""
