"""Several screens at one table: entries that others have caused, and the seats at this screen."""

from functools import partial
from typing import Any

import pytest

from changcheng_qt.engine.deeds import (
    ChangeHelp,
    Deed,
    Note,
    Play,
    Redo,
    ResetTurn,
    SeatPlayer,
    TakeBack,
    TakeHint,
    Undo,
    carry_out,
)
from changcheng_qt.engine.help import BEGINNERS, PURISTS
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Entry
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Own
from changcheng_qt.ui.seam.executor import LocalExecutor
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from tests.toy.play import match_of
from tests.toy.rules import ToyState
from tests.ui.flow.scene import Scene
from tests.ui.flow.slow import SlowExecutor

pytestmark = pytest.mark.usefixtures("qapp")

SIGNALS = ("changed", "refused", "players_changed", "help_changed", "marks_changed")


class Screen:
    """The screen of seat 0 at a table of two people and a bot; others change its match."""

    def __init__(self) -> None:
        self.match: AnyMatch = match_of(ToyState(3), "hhb", BEGINNERS)
        self.executor = SlowExecutor(self.match)
        self.bridge = MatchBridge(self.match, self.executor, seats=frozenset({0}))
        self.bridge.look_as(0)
        self.heard: list[tuple[str, Any]] = []
        for name in SIGNALS:
            getattr(self.bridge, name).connect(partial(self._hear, name))
        self._is_elsewhere = False
        self.match.watch(self._take)

    def elsewhere(self, *deeds: Deed) -> list[Any]:
        """Add entries of others, one by one; return all signals since."""
        self.heard.clear()
        self._is_elsewhere = True
        for deed in deeds:
            carry_out(self.match, deed)
        self._is_elsewhere = False
        return [name if value is None else seen(value) for name, value in self.heard]

    def _take(self, entry: Entry) -> None:
        if self._is_elsewhere:
            self.bridge.take(entry)

    def _hear(self, name: str, value: object = None) -> None:
        self.heard.append((name, value))


def seen(value: object) -> object:
    """Return the motion of a change and the words of its events, anything else as it is."""
    if isinstance(value, Change):
        return value.motion, *(event.word for event in value.events)
    return value


FORWARD, BACK, JUMP = Motion.FORWARD, Motion.BACK, (Motion.JUMP,)


def test_steps_of_others_are_shown_with_their_events_in_their_direction() -> None:
    screen = Screen()
    word, end = (type(e.word)(e.word) for e in _events("work", "end"))
    assert screen.elsewhere(Play(("work", "end"))) == [(FORWARD, word), (FORWARD, end)]
    assert screen.elsewhere(Play(("work",)), Undo(), Redo()) == [
        (FORWARD, word),
        (BACK, word),
        (FORWARD, word),
    ]
    assert screen.elsewhere(Play(("work",)), ResetTurn())[1:] == [(BACK, word), (BACK, word)]
    assert screen.elsewhere(TakeBack(0, (0, 1))) == [JUMP]
    assert screen.bridge.step_count == 0


def _events(*commands: str) -> list[Any]:
    match = match_of(ToyState(3), "hhb")
    return [match.submit(command).events[0] for command in commands]


def test_decisions_settled_by_others_are_emitted() -> None:
    screen = Screen()
    assert screen.elsewhere(SeatPlayer(1, Player("Bo", "bot"))) == ["players_changed"]
    assert screen.elsewhere(ChangeHelp(PURISTS, (0, 1))) == [JUMP, "help_changed"]
    assert screen.elsewhere(ChangeHelp(BEGINNERS, (0, 1)), TakeHint(0))[-1] == "marks_changed"
    assert screen.elsewhere(Note(1, "no")) == []
    assert len(screen.bridge.marks) == 4


def test_a_step_of_another_is_shown_while_an_own_deed_waits() -> None:
    screen = Screen()
    screen.elsewhere(Play(("end", "work")))
    screen.bridge.seat_player(0, Player("Zoë"))
    assert len(screen.elsewhere(Play(("work",)))) == 1
    assert (screen.bridge.is_holding, screen.bridge.step_count) == (True, 3)
    assert screen.elsewhere(Undo())[0][0] is BACK
    assert (screen.bridge.step_count, screen.bridge.players[0].name) == (2, "h0")
    screen.executor.release()
    assert screen.bridge.players[0].name == "Zoë"


def test_an_own_step_brings_only_its_own_events() -> None:
    screen = Screen()
    screen.bridge.submit("ask 1")
    screen.elsewhere(SeatPlayer(1, Player("Bo")), Play(("work",)))
    screen.heard.clear()
    screen.executor.release()
    (_, change), *_ = screen.heard
    assert [event.word for event in change.events] == [_events("ask 1")[0].word]


def test_an_own_deed_that_others_have_made_impossible_says_why() -> None:
    screen = Screen()
    screen.elsewhere(Play(("work",)))
    assert screen.bridge.undo()
    screen.elsewhere(TakeBack(0, (0, 1)))
    screen.heard.clear()
    screen.executor.release()
    assert screen.heard == [("refused", Barrier.NOTHING_DONE)]
    assert not screen.bridge.is_holding


def bridge_of(kinds: str, *seats: int) -> MatchBridge:
    match = match_of(ToyState(len(kinds)), kinds)
    return MatchBridge(match, LocalExecutor(match), seats=frozenset(seats))


@pytest.mark.parametrize(
    ("kinds", "seats", "here"),
    [("hhb", {0, 1, 2}, {0, 1}), ("hhb", {1, 2}, {1}), ("hh", set(), set())],
)
def test_people_are_here_in_the_seats_of_the_screen(
    kinds: str, seats: set[int], here: set[int]
) -> None:
    assert bridge_of(kinds, *seats).here == here
    assert MatchBridge(match_of(ToyState(3), "hhb")).here == {0, 1}


def test_a_seat_of_the_screen_is_here_again_when_a_person_takes_it_back() -> None:
    bridge = bridge_of("hh", 0)
    bridge.seat_player(0, Player("Bo", "bot"))
    assert bridge.here == set()
    bridge.seat_player(0, Player("Anna", HUMAN))
    assert bridge.here == {0}


def test_only_who_is_here_decides_without_a_gate_for_others() -> None:
    bridge = bridge_of("hhb", 0)
    table = Scene(bridge)
    assert (table.flow.crowd, table.flow.screen, bridge.decider) == (Crowd.ONE, Own(0), 0)
    table.submit("end")
    assert (table.flow.screen, bridge.decider, bridge.viewer) == (Own(0), None, 0)
    table.wait(10_000)
    assert (bridge.step_count, table.thinker.questions) == (1, [])
    table.flow.close()


def test_a_lone_person_is_shown_that_a_step_of_another_stays() -> None:
    bridge = bridge_of("hhb", 0)
    bridge.look_as(0)
    bridge.submit("end")
    bridge.submit("work")
    assert (bridge.may_go_back, bridge.undo_barrier) == (True, Barrier.OTHER_DECIDED)
