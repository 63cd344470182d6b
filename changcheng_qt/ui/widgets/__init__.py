"""The small parts of tables common to several titles.

| module | what it is |
|---|---|
| `overlay_panel` | panels over the table, also step-by-step ones |
| `counting` | numbers that count up from their last value, also as points gained or lost |
| `seats` | the colours of seats in their order; the token of one; all seats' scores |
| `large_sheet` | a thing under the resting pointer, at reading size |
| `scroll_areas` | scroll areas that scroll only if they must |
"""
