"""Who knew what, when: the page of a replay.

The page of a long game takes a few tenths of a second, so it is made position by position between
events, and the window stays awake.

| module | what it is |
|---|---|
| `table` | the page as rows and columns, in words; what a table widget and a screen reader ask |
| `signs` | how a seat's sign is painted: its outline says by what it knew |
| `grid` | the table on the screen |
| `dialog` | all of it over the board, with the seats to choose from and the key to the signs |
"""
