"""The parts of the shell's dialogs of Riders at the Wall.

| module | what it is |
|---|---|
| `setup_form` | the title's part of the dialog for a new game, and its choices |
"""
