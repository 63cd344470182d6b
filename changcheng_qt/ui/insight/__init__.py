"""The page *Who knew what* of a replay.

The page of a long game takes a few tenths of a second, so it is made position by position between
events, and the window stays responsive.

| module | what it is |
|---|---|
| `table` | the page as rows and columns, in words: the model for table and screen readers |
| `signs` | a seat's sign, whose outline shows how the seat knew |
| `grid` | the table on the screen |
| `dialog` | the dialog over the board, with a choice of seats and the key to the signs |
"""
