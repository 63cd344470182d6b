"""Statistics of all finished games: their players, results and sources of points.

Theory of operation. Every finished game is read once, and its figures (`PlayedGame`) are put into
an index, a file of SQLite next to the games, with the time at which the game's file was written
last. A refresh compares those times: new files are read, missing ones dropped. The index is never
the only copy of anything; one that is damaged, or of another version, is deleted and made again
from the games. Where another window is writing it, it is read-only; where it can't be used at all,
one is made in memory.

Which names are one person, and which are left out, is kept in a file of its own (`names`), which
only the user changes, and is applied to the sums (`sums`), never to the index.

| module | what it is |
|---|---|
| `played` | the figures of a finished game |
| `reading` | reads them from the game |
| `index` | the file of SQLite with those of all games |
| `refreshing` | the index brought up to date with the games on this computer |
| `names` | names that are one person, and names left out; their file |
| `sums` | which games to count, and their sums for each player |
| `rows` | the same games as rows of CSV |
"""
