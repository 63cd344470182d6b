"""What China puts into dialogs of the shell.

| module | what it is |
|---|---|
| `setup_form` | the title's part of the dialog for a new game, and the choices that come of it |
"""
