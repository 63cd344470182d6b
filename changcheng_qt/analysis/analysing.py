"""Analyses a whole finished game, one position at a time: between two of them the caller can wait,
stop, or report progress.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from changcheng_qt.analysis.in_play import InPlayLedger
from changcheng_qt.analysis.judging import AnySearching, Budget, judgement, unit_of, weigh
from changcheng_qt.analysis.looks import looks
from changcheng_qt.analysis.played import Ledger, Played
from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.analysis.settled import SettledLedger
from changcheng_qt.bots import is_compiled
from changcheng_qt.bots.bot import Forks, Stop, Truth, never
from changcheng_qt.bots.hints import Judged
from changcheng_qt.bots.levels import collection_paused
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.verdicts.cost import (
    VERSION,
    Account,
    Analysis,
    Begun,
    Change,
    Judgement,
    Unit,
    Worth,
)


@dataclass(frozen=True, slots=True)
class Foresight:
    """A position that was worked out apart from those before it: the judged decision there, if any,
    and for each seat what the ledger made of it.
    """

    ply: int
    judged: Judged[Any] | None
    passages: dict[Seat, Any]


@dataclass(slots=True)
class Analysing:
    """The analysis of a finished match, for the seats whose knowledge the file holds.

    `truth` is None where the file lacks the true State: then only decisions are judged. Each step
    of the iterator is one position; the result is in `analysis` once it has ended. One that was
    left is continued: results so far are those of `left`. Raises `Stopped` soon after `stop` says
    so.
    """

    match: AnyMatch
    searching: AnySearching
    truth: Truth | None
    seats: Sequence[Seat]
    budget: Budget
    stop: Stop = never
    left: Begun | None = None
    foreseen: dict[int, Foresight] = field(default_factory=dict)
    """Positions that another process has worked out meanwhile (`foresee`)."""
    _played: Played = field(init=False)
    _ledger: Ledger | None = field(init=False)
    _judgements: list[Judgement] = field(default_factory=list)
    _starts: dict[Seat, Worth] = field(default_factory=dict)
    _changes: dict[Seat, list[Change]] = field(default_factory=dict)
    _unit: Unit = Unit.POINTS
    _arrived: dict[Seat, Worth] = field(default_factory=dict)
    """The worth of each seat at its latest position."""

    def __post_init__(self) -> None:
        self._played = Played(self.match)
        self._ledger = self._ledger_of(self.truth)
        self._changes = {seat: [] for seat in self.seats}
        if self.left is not None:
            self._judgements = list(self.left.so_far.judgements)
            self._unit = self.left.so_far.unit
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
            with collection_paused():
                for seat in self.seats:
                    self._come_to(ply, seat)
            yield ply

    def foresee(self, before: int | None = None) -> Foresight | None:
        """Work out the last position, of all or before another one, None where there is none. So a
        second process can work backwards from the end of a game.
        """
        ply = (self.positions if before is None else before) - 1
        if ply < 0:
            return None
        decisions = {seat: self._weighed(ply, seat) for seat in self.seats}
        passages = dict[Seat, Any]()
        if self._ledger is not None:
            made = {seat: self._ledger.passage(ply, seat, decisions[seat]) for seat in self.seats}
            passages = {seat: one for seat, one in made.items() if one is not None}
        judged = next((one for one in decisions.values() if one is not None), None)
        return Foresight(ply, judged, passages)

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
            tuple(self._account(seat) for seat in self.seats) if self.truth else (),
            (),
            self._unit,
        )

    def _is_asked(self, ply: int) -> bool:
        return self.match.steps[ply].seat in self.seats

    def _ledger_of(self, truth: Truth | None) -> Ledger | None:
        def stop() -> bool:
            return self.stop()

        if truth is None:
            return None
        if isinstance(truth, Forks):
            return InPlayLedger(self._played, truth, self.budget, stop)
        return SettledLedger(self._played, self.searching, truth, self.budget, stop)

    def _account(self, seat: Seat) -> Account:
        return Account(seat, self._starts[seat], tuple(self._changes[seat]), self._arrived[seat])

    def _return_to(self, ply: int) -> None:
        """Compute again where each seat stood at the last position that was done."""
        if self._ledger is not None:
            for seat in self.seats:
                found = self._weighed(ply, seat)
                self._arrived[seat], _ = self._ledger.come_to(ply, seat, found)

    def _come_to(self, ply: int, seat: Seat) -> None:
        found = self._judged(ply, seat)
        if self._ledger is None:
            return
        foreseen = self.foreseen.get(ply)
        passage = None if foreseen is None else foreseen.passages.get(seat)
        self._arrived[seat], change = self._ledger.come_to(ply, seat, found, passage)
        if change is None:
            self._starts[seat] = self._arrived[seat]
        else:
            self._changes[seat].append(change)

    def _judged(self, ply: int, seat: Seat) -> Judged[Any] | None:
        """Judge the decision of a seat at a ply, if it had one to make, and note the judgement."""
        found = self._weighed(ply, seat)
        if found is not None:
            self._unit = unit_of(found)
            game, step, view = self.match.game, self.match.steps[ply], self._played.view(ply, seat)
            text_of = lambda command: game.command_to_text(step.before, command)  # noqa: E731
            self._judgements.append(judgement(self.searching, view, found, (ply, seat), text_of))
        return found

    def _weighed(self, ply: int, seat: Seat) -> Judged[Any] | None:
        steps, game = self.match.steps, self.match.game
        if ply == len(steps) or steps[ply].seat != seat:
            return None
        if ply in self.foreseen:
            return self.foreseen[ply].judged
        view, legal = self._played.view(ply, seat), game.legal_seen(steps[ply].before, seat)
        chosen = self._played.command(ply)
        return weigh(self.searching, view, legal, chosen, self.budget, ply, self.stop)
