"""The pointer and the keys on the map of China, beyond those of any board.

A piece may be held, or cards, or both; a place for several commands is chosen first, and then its
cards or piece (`Held.at`). The tray picks up with `Held.with_piece` and `Held.with_card`, passes
the result to `MapPlay.hold`, and lights the pieces and cards of `Offers.pieces` and `Offers.ways`.

| module | what it is |
|---|---|
| `hand` | the held piece and cards, and the prompt for them |
| `targets` | the places for the held piece and cards, with their commands |
| `play` | the possible actions, and why others are refused |
| `pointing` | the target of a point, and its marks |
"""
