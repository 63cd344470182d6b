"""Chang Cheng's parts of the shell's dialogs.

| module | what it is |
|---|---|
| `setup_form` | the title's part of the dialog for a new game |
| `setup_choices` | its choices as plain values, and back |
"""
