"""Who looks at the screen, and what happens there by itself: the gate between people, bots shown
one step at a time, answers without a choice. Knows no title.

| module | what it is |
|---|---|
| `screens` | what the screen can be: one's own view, the public one, a gate, one's notes |
| `hand_over` | who looks at the screen after whatever happened; no Qt, no clock |
| `playhead` | when the next thing that nobody clicks for is shown; the clock is given |
| `thinker` | what is asked of whoever thinks for the bots, and of the title |
| `bot_turns` | the one question that a bot is thinking about |
| `recap` | since when the gate tells what happened, and what a round was |
| `last_round` | that round shown again on the board |
| `table_flow` | joins these to one match and to whoever thinks for the bots |
"""
