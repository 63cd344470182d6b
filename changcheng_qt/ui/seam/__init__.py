"""The interface between the shell and a title.

| module | what it is |
|---|---|
| `title` | the interface of a title: widgets, sentences, orders |
| `usual` | the common base of titles |
| `table` | the parts of a table that a title makes |
| `usual_table` | a table's widgets connected, in a match and in a replay |
| `choice` | the titles of a window, and the one that it shows |
| `requests` | a title's requests to the shell |
| `rule` | the section of the rulebook for a widget |
| `bridge` | the interface of a match for widgets: Views and events out, commands in |
| `executor` | the interface to carry out the deeds of a screen, here or elsewhere |
| `company`, `talk` | the people at other computers, and their chat |
| `shown_match` | everything that can be asked of a live match, by one viewer at a time |
| `side_asks` | whether a decision waits in the side panel |
| `plates` | the plates of decisions that several seats owe at once |
| `match_bridge` | the bridge to a live match |
"""
