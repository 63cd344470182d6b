"""Screen readers.

For its board a title supplies its *things* (`board_actions.Things`): their names and positions, and
their explanations.

| module | what it is |
|---|---|
| `speaker` | objects beyond those that Qt exposes, and announcements |
| `announcer` | announcements of the actions of others |
| `board_tree` | the places of one board as objects, and their changes |
| `board_actions` | the actions of a place on a board |
"""
