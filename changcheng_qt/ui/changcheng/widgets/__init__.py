"""The small parts that the panels of Chang Cheng are put together from.

| module | what it is |
|---|---|
| `overlay_panel`, `walk_panel` | what panels over the table share; what both walks share |
| `pickable`, `lift` | something in the tray that can be picked up, and how it rises |
| `seats` | the token of a seat, its colours, its name |
| `wall_row`, `sum_line`, `award_pill` | walls side by side; a sum; points gained or lost |
| `rest_watch`, `large_sheet` | what the pointer rests on; more of it, at reading size |
| `counting`, `running_scores` | numbers that are counted from what they were; all seats' scores |
| `step_heading` | a heading with its number |
| `face_button`, `face_picture` | a face of a board to be chosen, as a small landscape |
| `face_sketch` | the cuts of a face, drawn into a line of a list |
| `choice_row` | one thing to choose before a game |
| `tall_scroll`, `wide_scroll` | scroll areas that scroll only where they must |
"""
