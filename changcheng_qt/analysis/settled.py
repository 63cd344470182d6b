"""The terms of a title whose chance is settled before play, such as the order of a pile.

Theory of operation. Each position on the line of play is given two worths for a seat:

- `seen`, V: on positions that agree with the seat's view, everything hidden being drawn;
- `fated`, M: the same, but things that nobody decides (counters, boards to come, the order of a
  pile) are as they truly are, and only the hands of others are drawn.

Both use the same seeds. M less V is thus the luck that is still in store for the seat.

A seat that has something to weigh meets both worths twice: with the best of its commands, the
worths at which it *arrives*, and with the one that it chose, those at which it *departs*. Anywhere
else both are the worths of the position. From position p to the next one, P:

- chance  = (M - V)(departing from p) - (M - V)(arriving at P): the luck in store has been revealed,
  or counts for less;
- unseen  = M(arriving at P) - M(departing from p): for a seat that knew all future chance, only the
  hands and choices of others could change the worth.

At an error V(arriving) is V(departing) plus the error, and only the luck in store, M - V, is
estimated with the best command.
"""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from changcheng_qt.analysis.judging import AnySearching, Budget, error_of
from changcheng_qt.analysis.played import Played
from changcheng_qt.analysis.seeds import seed_at
from changcheng_qt.analysis.worth import SEEDS, Estimate, play_ends, worth_of_outcome
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Drawn, Fated, Stop
from changcheng_qt.bots.hints import Judged
from changcheng_qt.engine.seats import Seat
from changcheng_qt.verdicts.cost import Change, Worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.engine.core import Core


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's two worths at one moment: everything hidden drawn, or chance as it is; and the luck
    that is still in store, which is the difference.
    """

    seen: Estimate
    fated: Estimate
    in_store: Estimate


@dataclass(frozen=True, slots=True)
class Passage:
    """A seat's standing when it arrives at a position and when it departs: with the best command,
    and with the chosen one; twice the same where it had nothing to weigh.
    """

    arriving: Standing
    departing: Standing


def change(ply: int, seat: int, before: Passage, after: Passage) -> Change:
    """Return the changes that the step between two positions made for a seat."""
    here, there = before.departing, after.arriving
    chance, unseen = here.in_store - there.in_store, there.fated - here.fated
    deviations = chance.deviation, unseen.deviation
    return Change(ply, seat, chance.worth, unseen.worth, "", *deviations)


@dataclass(frozen=True, slots=True)
class SettledLedger:
    """The terms of a match, from draws in which chance is as it truly is."""

    played: Played
    searching: AnySearching
    fated: Fated
    budget: Budget
    stop: Stop
    _before: dict[Seat, Passage] = field(default_factory=dict)

    def come_to(
        self, ply: int, seat: Seat, found: Judged[Any] | None
    ) -> tuple[Worth, Change | None]:
        passage, before = self._passage(ply, seat, found), self._before.get(seat)
        self._before[seat] = passage
        made = None if before is None else change(ply - 1, seat, before, passage)
        return passage.arriving.seen.worth, made

    def _passage(self, ply: int, seat: Seat, found: Judged[Any] | None) -> Passage:
        outcome = self.played.match.outcome
        if ply == self.played.last and outcome is not None:
            result = Estimate(worth_of_outcome(outcome, seat))
            return _staying(standing_between(result, result))
        view = self.played.view(ply, seat)
        place = f"{seed_at(self.played.key, ply)}/worlds"
        truths = self.fated(view, self.played.state(ply), self.budget.worlds, Random(place))
        legal = () if found is None else [self.played.command(ply), found.best[0].command]
        drawn = self.searching.draw(view, legal, self.budget.worlds, ADVISER, Random(place))
        luck = Random(f"{place}/luck").randrange(SEEDS)

        def standing(command: Any = None) -> Standing:  # noqa: ANN401 - the title's
            number = _number_of(command, drawn)
            return standing_between(
                self._estimate(drawn.positions, seat, luck, number),
                self._estimate(truths, seat, luck, number),
            )

        if found is None or found.chosen is None:
            return _staying(standing())
        departing, error = standing(found.chosen.command), error_of(found)
        if error.worth == Worth():
            return _staying(departing)
        seen, in_store = departing.seen + error, standing(found.best[0].command).in_store
        return Passage(Standing(seen, seen + in_store, in_store), departing)

    def _estimate(
        self, positions: "Sequence[Core]", seat: Seat, luck: int, command: int | None = None
    ) -> Estimate:
        playouts = self.budget.playouts
        return play_ends(positions, seat, playouts, luck, self.stop, command).estimate


def standing_between(seen: Estimate, fated: Estimate) -> Standing:
    """Return the standing with two worths that were estimated apart."""
    return Standing(seen, fated, fated - seen)


def _staying(standing: Standing) -> Passage:
    return Passage(standing, standing)


def _number_of(command: Any, drawn: Drawn[Any]) -> int | None:  # noqa: ANN401
    """Return the number of a command in drawn positions, None for none."""
    return next((number for number, one in drawn.commands.items() if one == command), None)
