"""The pointer and the keys on the board of any title: the held thing, its places, the target, and
the effects of a click, a drag or a key.

A title supplies: its *held* things (`hand.Holdable`) and its *targets*, both small frozen
dataclasses; the offers for the held thing (`offers.Offers`) and the command of a target
(`play.Meaning`); the positions of targets, their order for keys, and the marks of offers and target
(`pointing.Ground`).

| module | what it is |
|---|---|
| `hand` | at most one thing that is held |
| `offers` | the offers on the board for the held thing |
| `play` | the possible actions, doing them, and why others are refused |
| `reasons` | why none of several commands is legal |
| `pointing` | the target of pointer and keys, and the mode of a press |
| `keys` | the keys on the board |
| `dragging` | dragging the held thing, from the board or from another widget |
"""
