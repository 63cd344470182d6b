"""Analyses a whole finished game, one position at a time: between two of them the caller can wait,
stop, or report progress.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from changcheng_qt.analysis.in_play import InPlayLedger
from changcheng_qt.analysis.judging import (
    AnySearching,
    Budget,
    as_played,
    judgement,
    unit_of,
    weigh,
)
from changcheng_qt.analysis.looks import looks
from changcheng_qt.analysis.played import Ledger, Played
from changcheng_qt.analysis.seeds import line_key
from changcheng_qt.analysis.settled import SettledLedger
from changcheng_qt.bots import is_compiled
from changcheng_qt.bots.bot import Forks, Stop, Truth, never
from changcheng_qt.bots.hints import Judged
from changcheng_qt.bots.levels import collection_paused
from changcheng_qt.engine.codec import from_plain
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
    """A position that was worked out apart from all others: the judgement of the decision there, if
    any, and its unit; and for each seat what the ledger made of it, if there is one.
    """

    ply: int
    judged: Judgement | None
    unit: Unit
    passages: tuple[object, ...]


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
    """Positions that are not done, but worked out (`foresee`), by another process or an earlier
    run.
    """
    _latest: Foresight | None = None
    """The last position that is done."""
    _played: Played = field(init=False)
    _ledger: Ledger[Any] | None = field(init=False)
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
            kept = {one.ply: one for one in map(self._read, self.left.foreseen)}
            self._latest = kept.pop(self.left.done - 1, None)
            self.foreseen = kept | self.foreseen

    @property
    def positions(self) -> int:
        """The number of positions to analyse."""
        return len(self.match.steps) + 1

    @property
    def begins_at(self) -> int:
        """The first position to do."""
        return 0 if self.left is None else self.left.done

    def __iter__(self) -> Iterator[int]:
        """Analyse one position after another; yield the number of each once it is done."""
        if self.begins_at:
            self._return_to(self.begins_at - 1)
        for ply in range(self.begins_at, self.positions):
            with collection_paused():
                self._come_to(ply)
            yield ply

    @property
    def ahead(self) -> int:
        """The number of positions that are not done, but as good as done: where little is left to
        do of those foreseen.
        """
        is_apart = self._ledger is None or self._ledger.is_apart
        return len(self.foreseen) if is_apart else 0

    def take(self, found: Foresight) -> None:
        """Take over a position that was worked out elsewhere, unless it is done."""
        if self._latest is None or found.ply > self._latest.ply:
            self.foreseen[found.ply] = found

    @property
    def begun(self) -> Begun:
        """The results so far, of one position at least, and all that need not be worked out
        again.
        """
        assert self._latest is not None, "a position is done"
        known = (self._latest, *self.foreseen.values())
        return Begun(self._latest.ply + 1, self.so_far, known)

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

    def _ledger_of(self, truth: Truth | None) -> Ledger[Any] | None:
        def stop() -> bool:
            return self.stop()

        if truth is None:
            return None
        if isinstance(truth, Forks):
            return InPlayLedger(self._played, truth, self.budget, stop)
        return SettledLedger(self._played, self.searching, truth, self.budget, stop)

    def _account(self, seat: Seat) -> Account:
        return Account(seat, self._starts[seat], tuple(self._changes[seat]), self._arrived[seat])

    def _read(self, plain: object) -> Foresight:
        """Return a position from plain values; raises ValueError for any that are not of this
        analysis.
        """
        found = from_plain(Foresight, plain)
        kinds = () if self._ledger is None else (self._ledger.kind,) * len(self.seats)
        read = (from_plain(*one) for one in zip(kinds, found.passages, strict=True))
        return replace(found, passages=tuple(read))

    def _return_to(self, ply: int) -> None:
        """Find out again where each seat stood at the last position that was done."""
        if self._ledger is not None:
            for earlier in range(self._ledger.since(ply), ply):
                for seat in self.seats:
                    self._ledger.come_to(earlier, seat, self._ledger.passage(earlier, seat, None))
            here = self._latest or self.foresee(ply)
            for seat, passage in zip(self.seats, here.passages, strict=True):
                self._arrived[seat], _ = self._ledger.come_to(ply, seat, passage)

    def _come_to(self, ply: int) -> None:
        """Note the judgement of a position, and the changes before it."""
        here = self._latest = self.foreseen.pop(ply, None) or self.foresee(ply)
        if here.judged is not None:
            self._unit = here.unit
            self._judgements.append(here.judged)
        if self._ledger is None:
            return
        for seat, passage in zip(self.seats, here.passages, strict=True):
            self._arrived[seat], change = self._ledger.come_to(ply, seat, passage)
            if change is None:
                self._starts[seat] = self._arrived[seat]
            else:
                self._changes[seat].append(change)

    def foresee(self, ply: int) -> Foresight:
        """Work out a position apart from all others: judge the decision there, if there is one. So
        other processes can do it for this one.
        """
        decisions = {seat: self._weighed(ply, seat) for seat in self.seats}
        passages = ()
        if self._ledger is not None:
            passages = tuple(self._ledger.passage(ply, *one) for one in decisions.items())
        judged, unit = None, self._unit
        for seat, found in decisions.items():
            if found is not None:
                judged, unit = self._judged(ply, seat, found), unit_of(found)
        return Foresight(ply, judged, unit, passages)

    def _judged(self, ply: int, seat: Seat, found: Judged[Any]) -> Judgement:
        game, step, view = self.match.game, self.match.steps[ply], self._played.view(ply, seat)
        text_of = lambda command: game.command_to_text(step.before, command)  # noqa: E731
        return judgement(self.searching, view, found, (ply, seat), text_of)

    def _weighed(self, ply: int, seat: Seat) -> Judged[Any] | None:
        steps, game = self.match.steps, self.match.game
        if ply == len(steps) or steps[ply].seat != seat:
            return None
        view, legal = self._played.view(ply, seat), game.legal_seen(steps[ply].before, seat)
        chosen = self._played.command(ply)
        found = weigh(self.searching, view, legal, chosen, self.budget, ply, self.stop)
        following = self._played.following(ply)
        return None if found is None else as_played(self.searching, found, following)
