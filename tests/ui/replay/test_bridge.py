"""The bridge to a recorded match: nothing is legal, neighbours are steps, all else are jumps."""

import pytest
from PySide6.QtCore import QObject

from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from tests.ui.replay.scene import finished_toy


class Heard(QObject):
    """The signals of a bridge."""

    def __init__(self, bridge: ReplayBridge) -> None:
        super().__init__()
        self.changes: list[Change] = []
        bridge.changed.connect(self.changes.append)

    @property
    def motions(self) -> list[Motion]:
        return [change.motion for change in self.changes]


@pytest.fixture
def bridge() -> ReplayBridge:
    return ReplayBridge(Replay(finished_toy()))


def test_it_begins_before_the_first_step_on_the_public_view(bridge: ReplayBridge) -> None:
    assert (bridge.position, bridge.last, bridge.viewer) == (0, 5, PUBLIC)
    assert bridge.viewers == (PUBLIC, 0, 1, EVERYONE)
    assert bridge.outcome is None
    assert bridge.is_of_finished_game


def test_a_step_is_emitted_with_its_events_both_ways(bridge: ReplayBridge) -> None:
    heard = Heard(bridge)
    bridge.go_to(1)
    bridge.go_to(0)
    assert heard.motions == [Motion.FORWARD, Motion.BACK]
    assert [change.events[0].word for change in heard.changes] == ["work", "work"]


def test_anything_farther_is_a_jump(bridge: ReplayBridge) -> None:
    heard = Heard(bridge)
    bridge.go_to(3)
    bridge.go_to(4, at_once=True)
    bridge.look_as(1)
    assert heard.motions == [Motion.JUMP] * 3
    assert not any(change.events for change in heard.changes)


def test_it_stays_within_the_game_and_tells_nothing_twice(bridge: ReplayBridge) -> None:
    heard = Heard(bridge)
    bridge.go_to(-4)
    bridge.look_as(PUBLIC)
    assert heard.changes == []
    bridge.go_to(99)
    assert bridge.position == bridge.last == 5
    assert bridge.outcome is not None


def test_nothing_can_be_decided(bridge: ReplayBridge) -> None:
    for position in range(bridge.last + 1):
        bridge.go_to(position)
        assert bridge.legal == ()
        assert not bridge.submit("work")
        assert bridge.why_not("work") is None
        assert bridge.position == position


def test_events_and_chronicle_end_at_the_position(bridge: ReplayBridge) -> None:
    bridge.go_to(3)
    assert len(bridge.events()) == len(bridge.chronicled()) == bridge.chronicle_length == 3
    assert len(bridge.events(2)) == 1
    assert bridge.chronicle_view == bridge.view


def test_with_everything_shown_the_chronicle_tells_the_whole_game(bridge: ReplayBridge) -> None:
    bridge.go_to(3)
    bridge.look_as(EVERYONE)
    assert len(bridge.events()) == 3
    assert len(bridge.chronicled()) == bridge.chronicle_length == 5
    assert len(bridge.chronicled(4)) == 1
    assert bridge.chronicle_view.state.over


def test_it_is_as_the_live_match_was_at_its_end(bridge: ReplayBridge) -> None:
    live = MatchBridge(finished_toy())
    bridge.go_to(bridge.last)
    assert bridge.view == live.view
    assert list(bridge.events()) == live.events()
    assert (bridge.turn_seat, bridge.to_act) == (live.turn_seat, live.to_act)
    assert bridge.players == live.players
    assert bridge.outcome == live.outcome
