"""Lessons and problems on the table: a coach with one task at a time, and the list.

| module | what it is |
|---|---|
| `guide` | the interface of the coach's guides; the guide of a lesson |
| `words` | the base of titles' texts |
| `coach` | the card with the present task |
| `place` | the place of that card |
| `frames` | frames around its targets |
| `problem` | the guide of a problem |
| `choice` | the list of lessons and problems |
"""
