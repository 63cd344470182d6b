"""What the shell and a title ask of each other.

| module | what it is |
|---|---|
| `title` | what the shell asks of a title: widgets, sentences, orders |
| `usual` | what titles do alike of it |
| `table` | the parts of a table that a title makes |
| `usual_table` | how a table's widgets are joined, in a match and in a replay |
| `choice` | the titles of a window, and the one that it shows |
| `requests` | what a title asks of the shell in return |
| `rule` | which section of the rulebook a widget is about |
| `bridge` | a match as widgets see it: Views and events out, commands in |
| `match_bridge` | the bridge to a match that is being played |
"""
