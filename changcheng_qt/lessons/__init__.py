"""Lessons, which teach a game by playing it, one small step after another.

Knows no title and nothing of Qt; neither engine nor rules know of it.

| module | what it is |
|---|---|
| `lesson` | a lesson and its steps as data, read strictly |
| `guided` | a match with a coach; one that accepts only the moves that a lesson asks for |
| `course` | the lessons of a title, in order |
"""
