"""All finished games together: who played them, how they ended, and by what.

Theory of operation. Every finished game is read once, and what counts of it (`PlayedGame`) is put
into an index, a file of SQLite beside the games, with the time at which the game's file was written
last. To look again is to ask for those times: what is new is read, what has gone is dropped. The
index is never the only copy of anything; one that is damaged, or of another version, is deleted and
made again from the games. Where another window is writing it, it is only read; where it can't be
used at all, one is made in memory.

Which names are one person, and which are left out, is no game's business. It stands in a file of
its own (`names`), which nothing but the people's own wish changes, and is applied when sums are
made (`sums`), never to the index.

| module | what it is |
|---|---|
| `played` | what counts of a finished game |
| `reading` | how that is found in the game |
| `index` | the file of SQLite that holds it for all games |
| `refreshing` | the index brought up to date with the games on this computer |
| `names` | names that are one person, and names left out; their file |
| `sums` | which games to count, and what they come to for each player |
| `rows` | the same games as rows of CSV |
"""
