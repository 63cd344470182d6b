"""Lessons on the table: a coach who asks for one thing at a time, and the list of them.

| module | what it is |
|---|---|
| `guide` | where a lesson stands, as the coach needs it |
| `coach` | the card that says what is asked for |
| `place` | where that card lies |
| `frames` | what it speaks of, framed |
| `choice` | the list of lessons |
"""
