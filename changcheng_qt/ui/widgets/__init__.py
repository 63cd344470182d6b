"""The small parts that the tables of several titles are put together from.

| module | what it is |
|---|---|
| `overlay_panel` | panels over the table, also those that are led on step by step |
| `counting` | numbers that are counted from what they were, also as points gained or lost |
| `seats` | the colours of seats in their order; the token of one; all seats' scores |
| `large_sheet` | what the pointer rests on, and more of it, at reading size |
| `scroll_areas` | scroll areas that scroll only where they must |
"""
