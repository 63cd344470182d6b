"""Analyses a whole finished game, one position at a time: between two of them the caller can wait,
stop, or report progress.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from changcheng_qt.analysis.judging import AnySearching, Budget, error_of, judgement, weigh
from changcheng_qt.analysis.looks import looks
from changcheng_qt.analysis.seeds import game_key, line_key, seed_at
from changcheng_qt.analysis.worth import SEEDS, play_ends, worth_of_outcome
from changcheng_qt.bots import is_compiled
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.bots.bot import Drawn, Fated, Stop, never
from changcheng_qt.bots.hints import Judged
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.verdicts.cost import VERSION, Account, Analysis, Begun, Change, Judgement, Worth

if TYPE_CHECKING:
    from changcheng_qt.engine.core import Core


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's two worths at one moment: everything hidden drawn, or chance as it is."""

    seen: Worth
    fated: Worth

    @property
    def in_store(self) -> Worth:
        """The luck that is still in store."""
        return self.fated - self.seen


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
    return Change(ply, seat, here.in_store - there.in_store, there.fated - here.fated)


@dataclass(slots=True)
class Analysing:
    """The analysis of a finished match, for the seats whose knowledge the file holds.

    `fated` is None where the file lacks the true State: then only decisions are judged. Each step
    of the iterator is one position; the result is in `analysis` once it has ended. One that was
    left is continued: results so far are those of `left`. Raises `Stopped` soon after `stop` says
    so.
    """

    match: AnyMatch
    searching: AnySearching
    fated: Fated | None
    seats: Sequence[Seat]
    budget: Budget
    stop: Stop = never
    left: Begun | None = None
    _key: str = ""
    _judgements: list[Judgement] = field(default_factory=list)
    _starts: dict[Seat, Worth] = field(default_factory=dict)
    _changes: dict[Seat, list[Change]] = field(default_factory=dict)
    _before: dict[Seat, Passage] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._key = game_key(self.match)
        self._changes = {seat: [] for seat in self.seats}
        if self.left is not None:
            self._judgements = list(self.left.so_far.judgements)
            for account in self.left.so_far.accounts:
                self._starts[account.seat] = account.start
                self._changes[account.seat] = list(account.changes)

    @property
    def positions(self) -> int:
        """The number of positions to analyse."""
        return len(self.match.steps) + 1

    def __iter__(self) -> Iterator[int]:
        """Analyse one position after another; yield the number of each once it is done."""
        done = 0 if self.left is None else self.left.done
        if done:
            self._return_to(done - 1)
        for ply in range(done, self.positions):
            for seat in self.seats:
                self._come_to(ply, seat)
            yield ply

    @property
    def analysis(self) -> Analysis:
        """The result."""
        asked = (ply for ply in looks(self.match, self.searching) if self._is_asked(ply))
        return replace(self.so_far, looks=tuple(asked))

    @property
    def so_far(self) -> Analysis:
        """The results of the positions that are done, without the list of peeks."""
        return Analysis(
            VERSION,
            line_key(self.match),
            self.budget.nodes,
            is_compiled(),
            tuple(self._judgements),
            tuple(self._account(seat) for seat in self.seats) if self.fated else (),
            (),
        )

    def _is_asked(self, ply: int) -> bool:
        return self.match.steps[ply].seat in self.seats

    def _account(self, seat: Seat) -> Account:
        result = self._before[seat].arriving.seen
        return Account(seat, self._starts[seat], tuple(self._changes[seat]), result)

    def _return_to(self, ply: int) -> None:
        """Compute again where each seat stood at the last position that was done."""
        if self.fated is not None:
            for seat in self.seats:
                found = self._weighed(ply, seat)
                self._before[seat] = self._passage(ply, seat, found, self.fated)

    def _come_to(self, ply: int, seat: Seat) -> None:
        found = self._judged(ply, seat)
        if self.fated is None:
            return
        passage = self._passage(ply, seat, found, self.fated)
        if ply:
            self._changes[seat].append(change(ply - 1, seat, self._before[seat], passage))
        else:
            self._starts[seat] = passage.arriving.seen
        self._before[seat] = passage

    def _judged(self, ply: int, seat: Seat) -> Judged[Any] | None:
        """Judge the decision of a seat at a ply, if it had one to make, and note the judgement."""
        found = self._weighed(ply, seat)
        if found is not None:
            game, step, view = self.match.game, self.match.steps[ply], self._view(ply, seat)
            text_of = lambda command: game.command_to_text(step.before, command)  # noqa: E731
            self._judgements.append(judgement(self.searching, view, found, (ply, seat), text_of))
        return found

    def _weighed(self, ply: int, seat: Seat) -> Judged[Any] | None:
        steps, game = self.match.steps, self.match.game
        if ply == len(steps) or steps[ply].seat != seat:
            return None
        step, view = steps[ply], self._view(ply, seat)
        legal = game.legal_seen(step.before, seat)
        return weigh(self.searching, view, legal, step.command, self.budget, ply, self.stop)

    def _passage(self, ply: int, seat: Seat, found: Judged[Any] | None, fated: Fated) -> Passage:
        outcome = self.match.outcome
        if ply == len(self.match.steps) and outcome is not None:
            result = worth_of_outcome(outcome, seat)
            return _staying(Standing(result, result))
        view = self._view(ply, seat)
        place = f"{seed_at(self._key, ply)}/worlds"
        truths = fated(view, self._state(ply), self.budget.worlds, Random(place))
        legal = () if found is None else [self.match.steps[ply].command, found.best[0].command]
        drawn = self.searching.draw(view, legal, self.budget.worlds, ADVISER, Random(place))
        luck = Random(f"{place}/luck").randrange(SEEDS)

        def standing(command: Any = None) -> Standing:  # noqa: ANN401 - the title's
            number = _number_of(command, drawn)
            return Standing(
                self._worth(drawn.positions, seat, luck, number),
                self._worth(truths, seat, luck, number),
            )

        if found is None or found.chosen is None:
            return _staying(standing())
        departing, error = standing(found.chosen.command), error_of(found)
        if error == Worth():
            return _staying(departing)
        seen = departing.seen + error
        return Passage(Standing(seen, seen + standing(found.best[0].command).in_store), departing)

    def _worth(
        self, positions: "Sequence[Core]", seat: Seat, luck: int, command: int | None = None
    ) -> Worth:
        playouts = self.budget.playouts
        return play_ends(positions, seat, playouts, luck, self.stop, command).worth

    def _view(self, ply: int, seat: Seat) -> Any:  # noqa: ANN401 - the title's
        return self.match.game.view(self._state(ply), self.match.known[ply], seat)

    def _state(self, ply: int) -> Any:  # noqa: ANN401
        steps = self.match.steps
        return steps[ply].before if ply < len(steps) else steps[-1].after


def _staying(standing: Standing) -> Passage:
    return Passage(standing, standing)


def _number_of(command: Any, drawn: Drawn[Any]) -> int | None:  # noqa: ANN401
    """Return the number of a command in drawn positions, None for none."""
    return next((number for number, one in drawn.commands.items() if one == command), None)
