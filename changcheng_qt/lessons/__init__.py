"""Lessons: a game is learned by playing it, one small step after another.

Knows no title and nothing of Qt; neither engine nor rules know of it.

| module | what it is |
|---|---|
| `lesson` | a lesson and its steps as data, read strictly |
| `guided` | a match in which only what a lesson asks for is legal |
| `course` | the lessons of a title, in order |
"""
