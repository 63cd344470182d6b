"""The small parts that the panels of Chang Cheng are put together from.

| module | what it is |
|---|---|
| `overlay_panel` | panels over the table, also those that are led on step by step |
| `pickable` | something in the tray that can be picked up, and how it rises |
| `seats` | the token of a seat, its colours, its name; all seats' scores |
| `wall_row`, `sum_line` | walls side by side; a sum |
| `counting` | numbers that are counted from what they were, also as points gained or lost |
| `large_sheet` | what the pointer rests on, and more of it, at reading size |
| `faces` | a face of a board to be chosen, on a button or in a line of a list |
| `scroll_areas` | scroll areas that scroll only where they must |
"""
