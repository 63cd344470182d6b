"""The cost of a finished game for each seat: its own errors, chance, and hidden information.

Theory of operation. A *worth* is the expected result of a seat: its points less those of the best
rival, and its chance to win, nobody being ahead. It is the mean over guided playouts of drawn
positions. Each position on the line of play is given two worths for a seat:

- `seen`, V: on positions that agree with the seat's view, everything hidden being drawn;
- `fated`, M: the same, but things that nobody decides (counters, boards to come, the order of a
  pile) are as they truly are, and only the hands of others are drawn.

Both use the same seeds. M less V is thus the luck that is still in store for the seat.

A seat that has something to weigh meets both worths twice: with the best of its commands, the
worths at which it *arrives*, and with the one that it chose, those at which it *departs*. Anywhere
else both are the worths of the position. From position p to the next one, P:

- error   = V(arriving at p) - V(departing from p), which is never below 0, see below;
- chance  = (M - V)(departing from p) - (M - V)(arriving at P): the luck in store has been revealed,
  or counts for less;
- unseen  = M(arriving at P) - M(departing from p): for a seat that knew all future chance, only the
  hands and choices of others could change the worth.

Each has its own definition; ``- error + chance + unseen`` is V(arriving at P) - V(arriving at p).
So with V at the start they add up to V at the end, which is the result. A worth that is estimated
badly moves points from one step to the next, but never makes the sum wrong. Playouts choose a
little worse than players do: the gain from having a good choice at all is not foreseen, and is
counted in the unseen together with the same gain of its rivals.

The best command and the error are those of the judge of hints (`bots.hints`), with its seed and, at
the usual budget, its effort: the analysis never calls a hint's first choice an error. Where the
chosen command is not worse by more than luck the error is 0, and counts as the best one: otherwise
the luck of many decisions would add up, since no error is below 0. So the judge itself makes no
error at all. At an error V(arriving) is V(departing) plus the error, and only the luck in store,
M - V, is estimated with the best command.

Only finished games are analysed, since M needs the true State. A file for one viewer lacks it: only
that viewer's decisions are judged.

The results are values of `verdicts.cost`.

| module | what it is |
|---|---|
| `worth` | the expected result of a seat in drawn positions |
| `judging` | the decision of a seat: its alternatives, the best one, the error, any other command |
| `analysing` | a whole game, a position at a time |
| `seeds` | keys that identify games, and the seeds that follow from them |
| `looks` | the worth of a peek at something hidden |
"""
