"""Who looks at the screen, and what happens there by itself: the gate between people, bots shown
one step at a time, answers without a choice. Knows no title.

| module | what it is |
|---|---|
| `screens` | what the screen can be: one's own view, the public one, a gate, one's notes |
| `hand_over` | who looks at the screen after whatever happened; no Qt, no clock |
| `playhead` | when the next thing that nobody clicks for is shown; the clock is given |
| `bot_turns` | what is asked of the bots' thinker, one question at a time |
| `hints` | hints for the person who decides, and until when they are shown |
| `losses` | what a turn gives away, for a warning before it ends |
| `last_round` | since when the gate tells what happened, and the last round shown again |
| `table_flow` | joins these to one match and to the bots' thinker |
"""
