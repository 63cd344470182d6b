"""`changcheng-qt waiting`: without a window it listens at the post offices of the tables in which
its owner has a seat, and tells of the news by notifications.

| module | what it is |
|---|---|
| `vigil` | all tables, and when their news is told |
| `news`, `words` | the news in a letter, and its sentences |
| `aside` | a disk that is only read |
| `notifying` | notifications on each system |
| `alone` | one such process at a time |
| `at_login`, `choosing` | whether it is started when its owner logs in; that choice in the window |
"""
