"""`changcheng-qt waiting`: without a window it listens at the post offices of the tables that its
owner hosts or has a seat at, and tells of the news by notifications.

| module | what it is |
|---|---|
| `vigil` | all tables, and when their news is announced |
| `news`, `words` | the news in a letter, and its sentences |
| `at_host` | the news in the letters of guests, for the host of a table |
| `aside` | a disk that is only read |
| `notifying` | notifications on each system |
| `alone` | one such process at a time |
| `at_login`, `choosing` | whether it is started when its owner logs in; that choice in the window |
"""
