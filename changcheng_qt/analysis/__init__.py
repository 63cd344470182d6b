"""The cost of a finished game for each seat: its own errors, chance, and hidden information.

Theory of operation. A *worth* is the expected result of a seat: its points less those of the best
rival, and its chance to win, nobody being ahead; in a title that judges positions by chances, that
chance alone. It is the mean over playouts. A seat that has something to weigh *arrives* at a
position with the worth of its best command, and *departs* from it with that of the one that it
chose. Between two positions the worth of a seat changes by

- its error: arriving less departing, at one position; never below 0, see below;
- chance: things that nobody decided turned out well or badly for it;
- the unseen: the actions and hidden holdings of the others, which it could not know.

Each has its own definition, chance by the kind of title: `settled` where chance is settled before
play, `in_play` where it falls during play. There ``- error + chance + unseen`` is the worth on
arriving at the next position less that on arriving at this one. So with the worth at the start they
add up to the worth at the end, which is the result. A worth that is estimated badly moves points
from one step to the next, but never makes the sum wrong. Playouts choose a little worse than
players do: the gain from having a good choice at all is not foreseen, and is counted in the unseen
together with the same gain of its rivals.

The best command and the error are those of the judge of hints (`bots.hints`), with its seed and, at
the usual budget, its effort: the analysis never calls a hint's first choice an error, except in a
game so long that its decisions share the effort of fewer (`verdicts.cost.LONG`). Where the chosen
command is not worse by more than luck the error is 0, and counts as the best one: otherwise the
luck of many decisions would add up, since no error is below 0. So the judge itself makes no error
at all.

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
