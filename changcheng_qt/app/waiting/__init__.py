"""`changcheng-qt waiting`: without a window it listens at the post offices of tables in which its
owner has a seat, and tells whose turn it is.

| module | what it is |
|---|---|
| `at_login` | whether it is started when its owner logs in |
| `watch` | one table, looked at from outside |
"""
