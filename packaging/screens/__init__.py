"""The screens of the gallery: the real window, where games of bots have brought it.

``dev.py gallery`` renders them, ``dev.py golden`` compares them with their golden pictures, and
tests read and walk through them.

| module | what it is |
|---|---|
| `stage` | the stage on which a screen is built and becomes a picture |
| `windows` | a window at rest in the stage's language and theme |
| `stills` | clocks, bots and advisers that answer at once or never |
| `stillness` | the time of a window, stopped |
| `painted_once` | boards of many windows that share the pixels of equal pieces |
| `deeds` | the deeds of a person in a screen |
| `lessons` | the list of lessons, and the coach at a step |
| `mishaps` | the mishaps in a screen |
| `tables` | the dialogs of play from several computers |
| `company` | the people at other computers, and the notice of their tables |
| `films` | a motion as several moments side by side |
| `costs` | the costs of a game, made up for the page of why |

The screens themselves are those of the titles, in `packaging/titles`.
"""
