"""The rules of the titles; `titles` has the one registry.

| module | what it is |
|---|---|
| `changcheng` | Chang Cheng |
| `china` | China |
"""
