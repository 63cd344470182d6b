"""Screens at a table of several computers: bridges through which people play."""

from random import Random
from typing import Any

from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.title import Title
from changcheng_qt.ui.seam.match_bridge import Change, Motion
from changcheng_qt.ui.seam.shown_match import Decisions
from tests.net.memory import Office
from tests.net.tables import Table, followed


class Screen:
    """One screen, with the arguments of all its signals so far."""

    def __init__(self, at: Table, number: int) -> None:
        self.guest = at.guests[number]
        rules = at.title.rules
        is_ballot = rules.ballots.is_due if rules.ballots else None
        decisions = Decisions(rules.needs_hand, is_ballot, rules.hides_nothing)
        self.executor = TableExecutor(self.guest, decisions)
        self.bridge = self.executor.bridge
        self.seats = followed(self.guest).seats
        self.viewer = self.seats[0]
        self.bridge.look_as(self.viewer)
        self.told: list[tuple[Any, ...]] = []
        self.motions: list[Motion] = []
        self.refusals: list[Any] = []
        self.bridge.changed.connect(self._on_changed)
        self.bridge.refused.connect(self.refusals.append)

    def _on_changed(self, change: Change) -> None:
        self.motions.append(change.motion)
        if change.motion is Motion.FORWARD:
            self.told.append(change.events)
        elif change.motion is Motion.BACK:
            assert self.told.pop() == change.events
        else:
            self.told = list(self.bridge.events())

    def agrees_with(self, at: Table) -> None:
        """It shows the truth's views of its seats, and has told each step once."""
        assert self.guest.trouble is None
        assert not self.bridge.is_holding
        for seat in self.seats:
            assert self.bridge.view_for(seat) == at.match.view(seat)
            assert list(self.bridge.legal_for(seat)) == list(at.match.legal(seat))
        assert self.told == at.match.events(self.viewer)


class Screens:
    """A table whose people are all at screens."""

    def __init__(self, title: Title, seed: int, *groups: tuple[Seat, ...]) -> None:
        self.at = Table(title, seed, Office(seed), groups, sum(map(len, groups)))
        self.at.begin()
        self.all = [Screen(self.at, number) for number in range(len(groups))]
        self.rng = Random(f"screens {seed}")

    def of(self, seat: Seat) -> Screen:
        """The screen of a seat."""
        return next(one for one in self.all if seat in one.seats)

    def act(self) -> bool:
        """Act for the person who is due; return whether somebody is."""
        at, rng = self.at, self.rng
        seat = at.match.to_act
        if seat is None:
            return False
        screen = self.of(seat)
        bridge, dice = screen.bridge, rng.random()
        if dice < 0.08 and bridge.undo_barrier is None and bridge.may_go_back:
            bridge.undo()
        elif dice < 0.12 and bridge.redo_barrier is None:
            bridge.redo()
        elif dice < 0.16 and bridge.reset_barrier is None:
            bridge.reset_turn()
        else:
            bridge.submit(rng.choice(list(bridge.legal_for(seat))))
        return True
