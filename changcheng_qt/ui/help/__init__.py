"""Help inside the window: the frame around a title's page of rules.

| module | what it is |
|---|---|
| `reference` | that frame, a window beside the table |
"""
