"""Undo of steps in another seat's turn, at the screen: each seat undoes its own."""

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.ui.seam.executor import LocalExecutor
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.toy.fair import Fair
from tests.toy.play import players
from tests.toy.rules import TOY_GAME, ToyState

RICH = ToyState(3, fair=Fair((("tea",) * 4, ("silk",) * 2, ("tea", "silk", "silk"))))


def bridge_after(kinds: str, *commands: str, seats: frozenset[Seat] | None = None) -> MatchBridge:
    match: AnyMatch = Match(TOY_GAME, RICH, players(kinds))
    for command in commands:
        match.submit(command)
    return MatchBridge(match, LocalExecutor(match), seats=seats)


@pytest.mark.parametrize("whole_turn", [False, True])
@pytest.mark.parametrize(
    ("viewer", "may", "barrier"),
    [(2, True, None), (PUBLIC, True, None), (0, True, Barrier.OTHER_DECIDED)],
)
def test_a_seat_at_the_screen_undoes_its_own_steps_only(
    viewer: Viewer, may: bool, barrier: Barrier | None, whole_turn: bool
) -> None:
    """Seat 2 has given up its last good, and seat 0 goes on with its turn."""
    bridge = bridge_after("hhh", "roll 6", "drop tea", "drop tea", "drop silk")
    bridge.look_as(viewer)
    refused: list[object] = []
    bridge.refused.connect(refused.append)
    assert (bridge.to_act, bridge.may_go_back) == (0, may)
    assert (bridge.undo_barrier, bridge.reset_barrier) == (barrier, barrier)
    assert (bridge.reset_turn() if whole_turn else bridge.undo()) == (barrier is None)
    assert refused == [barrier] * (barrier is not None)
    assert bridge.step_count == (4 if barrier else 3)


def test_an_offer_can_be_undone_while_its_answers_are_due() -> None:
    bridge = bridge_after("hbh", "roll 1", "offer")
    assert (bridge.to_act, bridge.decider) == (1, None)
    assert bridge.may_go_back
    assert bridge.undo()
    bridge.submit("offer")
    bridge.submit("say no")
    assert not bridge.undo()
    assert bridge.undo_barrier is Barrier.OTHER_DECIDED, "a bot has answered"


def test_an_offer_of_somebody_at_another_computer_is_not_undone_here() -> None:
    """Nor is one redone here that was undone there."""
    there, here = frozenset({0, 2}), frozenset({1, 2})
    for seats, barrier in ((there, None), (here, Barrier.OTHER_DECIDED)):
        bridge = bridge_after("hhh", "roll 1", "offer", seats=seats)
        bridge.look_as(PUBLIC)
        assert bridge.undo_barrier is barrier
        bridge._match.undo()  # noqa: SLF001 - as the first seat does at its screen
        bridge.take(bridge._match.log[-1])  # noqa: SLF001
        assert bridge.redo_barrier is barrier


@pytest.mark.parametrize("covered", ["gate", "past"])
def test_nothing_is_undone_on_a_screen_that_only_shows(covered: str) -> None:
    bridge = bridge_after("hbh", "roll 1", "offer")
    if covered == "gate":
        bridge.take_commands(takes_commands=False)
    else:
        bridge.show_past(is_shown=True)
    assert not bridge.may_go_back
