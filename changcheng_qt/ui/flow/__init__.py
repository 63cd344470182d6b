"""The viewer of the screen, and automatic steps: the gate between people, bots shown one step at a
time, answers without a choice. Knows no title.

| module | what it is |
|---|---|
| `screens` | the kinds of screen: a player's own view, the public one, a gate, notes |
| `hand_over` | the next viewer of the screen after each step; no Qt, no clock |
| `playhead` | the timing of automatic steps; the clock is passed in |
| `bot_turns` | questions to the bots' thinker, one at a time |
| `ballot` | decisions that are asked of several seats at once |
| `hints` | hints for the deciding person, and how long they are shown |
| `losses` | the losses of a turn, for a warning before it ends |
| `last_round` | the recap at the gate, and the replay of the last round |
| `table_flow` | connects these to one match and to the bots' thinker |
"""
