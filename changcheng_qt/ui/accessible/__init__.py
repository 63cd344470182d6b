"""What a screen reader is told.

| module | what it is |
|---|---|
| `speaker` | what it finds beyond what Qt tells, and what is announced |
| `announcer` | what is announced of what others did |
"""
