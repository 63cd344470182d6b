"""The screens of the gallery: the real window, where games of bots have brought it.

``dev.py gallery`` renders them, ``dev.py golden`` compares them with their golden pictures, and
tests read and walk through them.

| module | what it is |
|---|---|
| `scenes` | the screens by name |
| `positions` | games from fixed seeds, stopped where something is to be seen |
| `start` | the games that the start page lists |
| `deeds` | what a person would do in a screen |
| `lessons` | the list of lessons, and the coach at a step |
| `mishaps` | what goes wrong in a screen |
| `films` | motions, as several moments side by side |
| `china` | the screens of China |
| `statistics` | the games of a year, made up for the page of statistics |
| `costs` | what a game cost everybody, made up for the page of why |
| `sheets` | China's art without a window around it |
| `stage` | what a screen is built for, and how it becomes a picture |
| `stillness` | the time of a window, stopped |
"""
