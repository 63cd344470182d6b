"""What Chang Cheng puts into dialogs of the shell.

| module | what it is |
|---|---|
| `setup_form` | the title's part of the dialog for a new game |
| `setup_choices` | what is chosen there as plain values, and back |
| `reference_sheet`, `figures` | the page of rules: sections in columns; the figures in it |
"""
