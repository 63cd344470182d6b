"""A new game's options.

| module | what it is |
|---|---|
| `form` | the title's part of the dialog for a new game |
| `choices` | the options as plain values, and back |
"""
