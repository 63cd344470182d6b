"""What a finished game cost each seat: by its own errors, by chance, and by what it could not see.

Theory of operation. A *worth* is what a seat may expect at the end: its points less those of the
best rival, and its chance to win, nobody being ahead. It is the mean over guided playouts of drawn
positions. Each position on the line of play is given two worths for a seat:

- `seen`, V: on positions that agree with the seat's view, all that is hidden being drawn;
- `fated`, M: the same, but what nobody decides (counters, boards to come, the order of a pile) is
  as it truly is, and only what others hold is drawn.

Both use the same seeds. M less V is thus what chance still keeps in store for the seat.

A seat that has something to weigh meets both worths twice: with the best of its commands, the
worths at which it *arrives*, and with the one that it chose, those at which it *departs*. Anywhere
else both are the worths of the position. From position p to the next one, P:

- error   = V(arriving at p) - V(departing from p), which is never below 0, see below;
- chance  = (M - V)(departing from p) - (M - V)(arriving at P): what was in store has come to light,
  or has come to count for less;
- unseen  = M(arriving at P) - M(departing from p): to one who knew all that chance was to bring,
  only what others hold and do can change the worth.

Each has its own definition; ``- error + chance + unseen`` is V(arriving at P) - V(arriving at p).
So with V at the start they add up to V at the end, which is the result. A worth that is estimated
badly moves points from one step to the next, but never makes the sum wrong. Playouts choose a
little worse than players do: what a seat gains by having a good choice at all is not foreseen, and
stands in the unseen beside what its rivals gain by theirs.

The best command is the one that the search at this budget chooses, with a seed drawn from the game
and the ply (`best_command`). The playouts weigh it against what was chosen, and what the search
found promising, each on the same positions with the same chance; these are not those of the search,
whose luck would speak for its favourite. Where what was chosen is not worse by more than luck the
error is 0, and the seat has arrived with that: else the luck of many decisions would add up, since
no error is below 0. So whoever plays as the search does makes no error at all.

Only finished games are analysed, since M needs the true State. Of a file for one viewer that is not
known: only its decisions are judged.

What was found is told by `verdicts.cost`, for whoever shows it.

| module | what it is |
|---|---|
| `worth` | what a seat may expect in drawn positions, and by how much two commands differ |
| `judging` | the decision of a seat: its alternatives, the best one, the error, any other command |
| `analysing` | a whole game, a position at a time |
| `seeds` | what tells games apart, and the seeds that follow from it |
| `looks` | what it was worth to have looked at something |
"""
