"""What a screen reader is told.

| module | what it is |
|---|---|
| `speaker` | what it finds beyond what Qt tells, and what is announced |
| `cover` | widgets that another one can cover |
| `announcer` | what is announced of what others did |
"""
