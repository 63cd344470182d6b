"""The cost of a finished game for each seat: choices, chance, and hidden information.

Theory of operation. A *worth* is the expected result of a seat: its points less those of the best
rival, and its chance to win, nobody being ahead; in a title that judges positions by chances, that
chance alone. It is the mean over playouts. A seat *arrives* at a position with the worth before any
command, and, if it has something to weigh, *departs* from it with that of its command. In a step
the worth of a seat changes by

- its error: the worth of its best command less that of the chosen one; never below 0, see below;
- its own choice: the worth of its best command less that on arriving;
- the choice of another seat;
- chance: things that nobody decided turned out well or badly for it;
- the unseen: hidden holdings of the others turned out well or badly for it.

Each has its own definition, by the kind of title: `settled` where chance is settled before play,
`in_play` where it falls during play. There ``- error + own + others + chance + unseen`` is the
worth on arriving at the next position less that on arriving at this one. So with the worth at the
start they add up to the worth at the end, which is the result. A worth that is estimated badly
moves points from one step to the next, but never makes the sum wrong. Playouts choose worse than
players do. So a good choice gains more than was foreseen, and a seat loses as much by those of its
rivals, less their errors: both are choices, and neither is luck. Chance and the unseen are about 0
on average.

The best command and the error are those of the judge of hints (`bots.hints`), with its seed and, at
the usual budget, its effort: the analysis never calls a hint's first choice an error, except in a
game so long that its decisions share the effort of fewer (`verdicts.cost.LONG`). A decision that
loses nothing in a screening is not judged with that effort, and has no error, nor is it warned of
(`bots.hints.screened_choice`). Where the chosen command is not worse by more than luck the error is
0, and counts as the best one: otherwise the luck of many decisions would add up, since no error is
below 0. Nor is it an error to play both parts of the best action in the other order. So the judge
itself makes no error at all.

Only finished games are analysed, since chance needs the true State. A file for one viewer lacks it:
only that viewer's decisions are judged.

The results are values of `verdicts.cost`.

| module | what it is |
|---|---|
| `worth` | the expected result of a seat in drawn positions; the chances of all in one |
| `judging` | the decision of a seat: its alternatives, the best one, the error, any other command |
| `analysing` | a whole game, a position at a time |
| `played` | a finished match by its positions; the interface of the two below |
| `settled`, `in_play` | chance and the unseen, by the kind of chance |
| `seeds` | keys that identify games, and the seeds that follow from them |
| `looks` | the worth of a peek at something hidden |
"""
