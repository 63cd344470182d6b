"""Lessons and problems on the table: a coach who asks for one thing at a time, and the list.

| module | what it is |
|---|---|
| `guide` | what the coach asks of whoever leads; where a lesson stands |
| `coach` | the card that says what is asked for |
| `place` | where that card lies |
| `frames` | what it speaks of, framed |
| `problem` | where a problem stands |
| `choice` | the list of lessons and problems |
"""
