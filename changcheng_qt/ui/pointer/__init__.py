"""What the pointer and the keys mean on the board of any title: what is held, where it can go, what
is pointed at, and what comes of a click, a drag or a key.

A title supplies: its *held* things (`hand.Holdable`) and its *targets*, both small frozen
dataclasses; what is offered with what is held (`offers.Offers`) and the command that a target would
stand for (`play.Meaning`); where targets lie, in which order keys walk through them, and how what
is offered and pointed at is marked (`pointing.Ground`).

| module | what it is |
|---|---|
| `hand` | at most one thing that is held |
| `offers` | what can be done on the board with what is held |
| `play` | what can be done now, doing it, and why nothing else can |
| `reasons` | why none of several commands is legal |
| `pointing` | what pointer and keys point at, and what a press begins |
| `keys` | what keys do on the board |
| `dragging` | dragging what is held, from the board or from another widget |
"""
