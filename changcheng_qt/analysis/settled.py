"""The terms of a title whose chance is settled before play, such as the order of a pile.

Theory of operation. Each position on the line of play is given three worths for a seat:

- `seen`, V: on positions that agree with the seat's view, everything hidden being drawn;
- `fated`, M: the same, but things that nobody decides (counters, boards to come, the order of a
  pile) are as they truly are, and only the hands of others are drawn;
- `true`, T: on the true position.

M less V is thus the luck that is still in store for the seat, and T less M is the worth of the
hidden holdings of others. Before a command that a seat weighed, it *arrives* at these worths;
*departing*, it has chosen, and V and M are those after its command, on the same drawn positions and
with the same seeds. T needs no second estimate there: the true position after a command is the
next one. Where a command did not clearly change the luck in store, or the worth of the holdings,
both are taken to have stayed: otherwise the luck of many estimates would add up. V on departing is
then T less both. Anywhere else a seat departs as it arrives. From position p to the next one, P:

- chance = (M - V)(departing from p) - (M - V)(arriving at P): the luck in store has been revealed,
  or counts for less;
- unseen = (T - M)(departing from p) - (T - M)(arriving at P): the holdings of others have been
  revealed, or count for less;
- others = T(P) - T(p) where another seat acted: for a seat that saw all, only this choice could
  change the worth;
- own    = V(departing from p) - V(arriving at p), and the error: by how much the best command was
  better than the choice that playouts made there. Playouts choose worse than players do, so that
  this is above 0 for everybody, and others, but for the errors that they make, below 0: a drift of
  the estimates, which is no luck.

``- error + chance + unseen + others + own`` is V(P) - V(p), so with V at the start they add up to
the result. Luck and holdings are differences of two worths of one position, estimated by playouts
of the same chance, so that the drift is in neither: their mean over many games is near 0. Their
standard errors follow from pairs of playouts, and are a third smaller than if the two were
independent (measured against 2,048 playouts of 512 draws, both titles). So they need fewer playouts
than the true worth, except at the start: the luck in store there is all that a seat gets in the
end, as far as nobody's choice changes it. 64 draws are no nearer than 32. A card that another seat
lays face down has its true effect in others at once; the unseen makes up for it until the card is
shown, since the seat could not see it.

Luck and holdings move where something is shown to the seat or hidden from it, and by its choices.
So they are estimated just before and after such steps, and before choices; until the next of these
they stay as they were. Half of all estimates only followed how much they still counted for.

The learned estimate (`bots.estimate`) does not replace these playouts: it is off by more than 400
of them for the luck in store (0.5 points against 0.35), and for holdings by nearly all their worth.
"""

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from changcheng_qt.analysis.judging import AnySearching, Budget, error_of
from changcheng_qt.analysis.looks import looks
from changcheng_qt.analysis.played import Played
from changcheng_qt.analysis.seeds import seed_at
from changcheng_qt.analysis.worth import (
    SEEDS,
    Ends,
    Estimate,
    ends_of_outcome,
    play_ends,
    true_ends,
)
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Drawn, Fated, Stop
from changcheng_qt.bots.hints import Judged
from changcheng_qt.engine.seats import Seat
from changcheng_qt.verdicts.cost import CLEAR_OF_MANY, Change, Worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.engine.core import Core


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's true worth at one moment, the luck that is still in store for it, and the worth of
    the hidden holdings of others.
    """

    true: Estimate
    in_store: Estimate
    held: Estimate

    @property
    def seen(self) -> Worth:
        """The worth as the seat can see it."""
        return self.true.worth - self.in_store.worth - self.held.worth


@dataclass(frozen=True, slots=True)
class Passage:
    """A seat's standing when it arrives at a position, and the ends of playouts of the true
    position, as many as are compared with the position before; where the seat had something to
    weigh, the ends of those seen and fated after the chosen command (the fated ones as in
    `standing_of`), and its error.
    """

    arriving: Standing
    true: Ends
    chosen: tuple[Ends, Ends | None] | None = None
    error: Worth = field(default_factory=Worth)
    stays: bool = False
    """Whether luck and holdings are those of the position before, and not in `arriving` yet."""

    def after(self, before: Standing) -> "Passage":
        """Return the same with the luck and holdings that the seat had before, if these stay."""
        if not self.stays:
            return self
        return replace(self, arriving=replace(before, true=self.arriving.true))

    def departing(self, after: "Passage") -> Standing:
        """Return the standing in which the seat departs to the next position."""
        if self.chosen is None:
            return self.arriving
        here, there = self.arriving, standing_of(*self.chosen, after.true)
        in_store = _if_clear(here.in_store, there.in_store)
        return Standing(after.arriving.true, in_store, _if_clear(here.held, there.held))


def standing_of(seen: Ends, fated: Ends | None, true: Ends) -> Standing:
    """Return the standing with three worths; the true one may have more playouts. Where the seat
    knows all holdings, there are no `fated` ends: they are the true ones.
    """
    known = true.first(len(seen.margins))
    fated = fated or known
    return Standing(true.estimate, fated.ahead_of(seen), known.ahead_of(fated))


def change(ply: int, seat: int, before: Passage, after: Passage, *, is_own: bool) -> Change:
    """Return the changes that the step between two positions made for a seat, whose step it may
    have been.
    """
    there = after.arriving
    here = before.departing(after)
    chance, unseen, moved = (
        here.in_store - there.in_store,
        here.held - there.held,
        there.true - here.true,
    )
    deviations = chance.deviation, unseen.deviation
    made = Change(ply, seat, chance.worth, unseen.worth, "", *deviations)
    if not is_own:
        return replace(made, others=moved.worth, others_deviation=moved.deviation)
    return replace(made, own=here.seen - before.arriving.seen + before.error + moved.worth)


def _if_clear(before: Estimate, after: Estimate) -> Estimate:
    """Return an estimate after a command, or that before it if it did not clearly change."""
    moved = after - before
    is_clear = abs(moved.worth.points) > CLEAR_OF_MANY * moved.deviation
    return after if is_clear else before


@dataclass(slots=True)
class SettledLedger:
    """The terms of a match, from draws in which chance is as it truly is."""

    played: Played
    searching: AnySearching
    fated: Fated
    budget: Budget
    stop: Stop
    _peeks: frozenset[int] = field(init=False)
    """The plies of peeks: they change nothing for anybody else, nor for playouts."""
    _before: dict[Seat, Passage] = field(default_factory=dict)
    _true: "tuple[tuple[int, int], Sequence[Ends]]" = ((-1, 0), ())
    """The latest position and how often it was played out, and the ends for each seat."""

    def __post_init__(self) -> None:
        self._peeks = frozenset(looks(self.played.match, self.searching))

    @property
    def kind(self) -> type[Passage]:
        return Passage

    @property
    def is_apart(self) -> bool:
        return True

    def come_to(self, ply: int, seat: Seat, passage: Passage) -> tuple[Worth, Change | None]:
        before = self._before.get(seat)
        if before is not None:
            passage = passage.after(before.arriving)
        self._before[seat] = passage
        arriving = passage.arriving.seen
        if before is None:
            return arriving, None
        is_own = self.played.match.steps[ply - 1].seat == seat
        return arriving, change(ply - 1, seat, before, passage, is_own=is_own)

    def passage(self, ply: int, seat: Seat, found: Judged[Any] | None) -> Passage:
        outcome = self.played.match.outcome
        if ply == self.played.last and outcome is not None:
            result = ends_of_outcome(outcome, seat, self.budget.playouts)
            return Passage(standing_of(result, result, result), result.first(self._paired(ply - 1)))
        true = self._true_ends(ply)[seat]
        paired = true.first(self._paired(ply - 1))
        if not self._is_estimated(ply, seat):
            unknown = Estimate(Worth())
            standing = Standing(true.estimate, unknown, unknown)
            return Passage(standing, paired, stays=True)
        playouts = self._paired(ply)
        worlds = min(playouts, self.budget.worlds)
        view = self.played.view(ply, seat)
        place = f"{seed_at(self.played.key, ply)}/worlds"
        truths = self.fated.draw(view, self.played.state(ply), worlds, Random(place))
        legal = () if found is None else [self.played.command(ply)]
        drawn = self.searching.draw(view, legal, worlds, ADVISER, Random(place))

        def ends(positions: "Sequence[Core]", command: int | None) -> Ends:
            return play_ends(positions, seat, playouts, self._luck, self.stop, command)

        def drawn_ends(command: int | None = None) -> tuple[Ends, Ends | None]:
            return ends(drawn.positions, command), ends(truths, command) if truths else None

        arriving = standing_of(*drawn_ends(), true)
        if found is None or found.chosen is None:
            return Passage(arriving, paired)
        chosen = drawn_ends(_number_of(found.chosen.command, drawn))
        return Passage(arriving, paired, chosen, error_of(found).worth)

    def since(self, ply: int) -> int:
        seats = range(len(self.played.match.players))
        return min(self._estimated_last(ply, seat) for seat in seats)

    def _estimated_last(self, ply: int, seat: Seat) -> int:
        return next(one for one in range(ply, -1, -1) if self._is_estimated(one, seat))

    def _is_estimated(self, ply: int, seat: Seat) -> bool:
        """Whether luck and holdings are estimated at a position: at the start, before a choice of
        the seat, and just before and after a step that moves them.
        """
        is_choice = self._has_choice(ply) and self.played.match.steps[ply].seat == seat
        return ply == 0 or is_choice or self._moves(ply - 1, seat) or self._moves(ply, seat)

    def _has_choice(self, ply: int) -> bool:
        """Whether playouts of a position begin with a choice: unless only one command is legal, or
        a peek was next.
        """
        legal = self.played.match.game.legal
        return ply not in self._peeks and len(legal(self.played.state(ply))) > 1

    def _moves(self, ply: int, seat: Seat) -> bool:
        """Whether a step shows something to a seat, or hides something from it."""
        steps = self.played.match.steps
        if ply == len(steps) or (ply in self._peeks and steps[ply].seat != seat):
            return False
        return any(seat in one.told or one.seen_by(seat) != one for one in steps[ply].events)

    def _paired(self, ply: int) -> int:
        """Return how many playouts of a position are compared with others of the same chance."""
        return self.budget.few if ply else self.budget.playouts

    def _true_ends(self, ply: int) -> "Sequence[Ends]":
        """Return the ends of playouts of the true position for each seat: those of the next one
        where playouts have no choice, or a peek tells them nothing.
        """
        playouts = max(self.budget.some, self._paired(ply), self._paired(max(0, ply - 1)))
        while ply + 1 < self.played.last and not self._has_choice(ply):
            ply += 1
        if self._true[0] != (ply, playouts):
            seats = range(len(self.played.match.players))
            position = self.fated.position(self.played.state(ply))
            ends = true_ends(position, seats, playouts, self._luck, self.stop)
            self._true = (ply, playouts), ends
        return self._true[1]

    @property
    def _luck(self) -> int:
        """The seed of all playouts: two positions meet the same luck."""
        return Random(f"{self.played.key}/luck").randrange(SEEDS)


def _number_of(command: Any, drawn: Drawn[Any]) -> int | None:  # noqa: ANN401
    """Return the number of a command in drawn positions, None for none."""
    return next((number for number, one in drawn.commands.items() if one == command), None)
