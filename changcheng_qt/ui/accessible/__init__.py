"""What a screen reader is told.

For its board a title supplies: its *things*, what they are called and where they lie
(`board_tree.Things`), and what is said of one that somebody asks about (`board_actions.Asked`).

| module | what it is |
|---|---|
| `speaker` | what it finds beyond what Qt tells, and what is announced |
| `announcer` | what is announced of what others did |
| `board_tree` | the places of one board as objects, and what changes about them |
| `board_actions` | what can be asked of a place on a board |
"""
