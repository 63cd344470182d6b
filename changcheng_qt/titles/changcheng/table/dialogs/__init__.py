"""What Chang Cheng puts into dialogs of the shell.

| module | what it is |
|---|---|
| `setup_form` | the title's part of the dialog for a new game |
| `setup_choices` | what is chosen there as plain values, and back |
"""
