"""The last round, told at the gate and seen again: which steps, at which beat, and how it ends."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.ui.flow.last_round import BEAT, LastRound, recap_from, round_of
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.seam.match_bridge import MatchBridge, Motion
from changcheng_qt.ui.window.banner import Banner
from tests.toy.play import toy_match
from tests.toy.rules import ToyView
from tests.toy.table import ToyControls
from tests.ui.flow.clockwork import HandClock
from tests.ui.shop import Shop, settle


@pytest.mark.parametrize(
    ("turn_seats", "seat", "first"),
    [
        ("", 0, 0),
        ("001122", 2, 0),
        ("00112200", 1, 4),
        ("00112200", 2, 6),
        ("001122001", 1, 4),
        ("0011", 0, 2),
        ("000", 1, 0),
    ],
)
def test_a_recap_begins_after_the_last_turn_of_the_seat(
    turn_seats: str, seat: int, first: int
) -> None:
    assert recap_from([int(digit) for digit in turn_seats], seat) == first


@pytest.mark.parametrize(
    ("turn_seats", "viewer", "turn_seat", "steps"),
    [
        ("", 0, 0, ""),
        ("00", 0, 0, ""),
        ("00", 1, 1, "01"),
        ("0011220", 0, 0, "2345"),
        ("001122", 0, 2, "2345"),
        ("001122", 0, 0, "2345"),
        ("00112200", 2, 0, "67"),
        ("001122", PUBLIC, 0, "2345"),
        ("0011220", PUBLIC, 0, "23456"),
        ("0011", PUBLIC, 2, "0123"),
    ],
)
def test_a_round_is_between_two_turns_of_the_viewer(
    turn_seats: str, viewer: Viewer, turn_seat: int, steps: str
) -> None:
    found = round_of([int(digit) for digit in turn_seats], viewer, turn_seat)
    assert list(found) == [int(digit) for digit in steps]


class Round:
    """A toy match in the second turn of the first seat, and the object that looks back on it."""

    def __init__(self) -> None:
        self.bridge = toy_match("hbb")
        self.bridge.look_as(0)
        for command in ("work", "end", "work", "end", "work", "end"):
            self.bridge.submit(command)
        self.board, self.clock = ToyControls(), HandClock()
        self.last_round = LastRound(self.bridge, self.board, self.clock, lambda ms: ms)
        self.told: list[object] = []
        self.running: list[bool] = []
        self.last_round.step_shown.connect(self.told.append)
        self.last_round.running_changed.connect(self.running.append)

    @property
    def shown(self) -> list[tuple[int, int]]:
        """The steps that the board has shown, with the turn that each led to."""
        past = [one for one in self.board.asked if isinstance(one, tuple) and one[0] == "past"]
        return [(number, view.state.turn) for _, number, view in past]

    @property
    def is_present(self) -> bool:
        return self.board.asked[-1] == "present"


def test_the_present_is_on_the_board_before_anybody_offers_commands_on_it(qtbot: QtBot) -> None:
    """A board that was added in the last round is not there in the past."""
    scene = Round()
    present: list[bool] = []
    scene.last_round.running_changed.connect(lambda running: present.append(scene.is_present))
    scene.board.asked.append("nothing yet")
    scene.last_round.begin()
    scene.last_round.end()
    assert present == [False, True]


def test_every_step_has_its_beat_and_at_the_end_the_present_comes_back(qtbot: QtBot) -> None:
    scene = Round()
    assert scene.last_round.is_possible
    scene.last_round.begin()
    assert scene.shown == [(2, 1)], "the position after one's own turn, still without a step"
    scene.clock.pass_time(BEAT - 1)
    assert len(scene.shown) == 1
    for count in range(2, 6):
        scene.clock.pass_time(BEAT)
        assert len(scene.shown) == count
    assert scene.shown == [(2, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
    assert [event.word for (event,) in scene.told] == ["work", "end", "work", "end"]  # type: ignore[misc, has-type]
    assert not scene.is_present
    scene.clock.pass_time(BEAT)
    assert scene.is_present
    assert scene.running == [True, False]
    scene.clock.pass_time(10 * BEAT)
    assert len(scene.shown) == 5


def test_a_step_waits_for_what_still_moves(qtbot: QtBot) -> None:
    scene = Round()
    scene.board.is_moving = True
    scene.last_round.begin()
    scene.clock.pass_time(10 * BEAT)
    assert len(scene.shown) == 1
    scene.board.is_moving = False
    scene.board.settled.emit()
    scene.clock.pass_time(BEAT)
    assert len(scene.shown) == 2


def test_it_can_be_hurried_and_left(qtbot: QtBot) -> None:
    scene = Round()
    scene.last_round.go_on()
    assert scene.shown == [], "nothing is shown yet"
    scene.last_round.toggle()
    scene.last_round.go_on()
    scene.last_round.go_on()
    assert len(scene.shown) == 3
    assert scene.board.asked.count("skip motion") == 2
    scene.last_round.toggle()
    assert scene.is_present
    scene.last_round.begin()
    scene.board.past_left.emit()
    assert scene.is_present
    assert not scene.last_round.is_running
    scene.clock.pass_time(10 * BEAT)
    assert scene.is_present


@pytest.mark.parametrize("deed", ["submit", "undo", "look"])
def test_any_event_in_the_match_ends_it(qtbot: QtBot, deed: str) -> None:
    scene = Round()
    scene.bridge.submit("work")
    scene.last_round.begin()
    match deed:
        case "submit":
            scene.bridge.submit("work")
        case "undo":
            assert scene.bridge.undo()
        case _:
            scene.bridge.look_as(PUBLIC)
    assert scene.is_present
    assert not scene.last_round.is_running


def test_without_a_round_there_is_nothing_to_see(qtbot: QtBot) -> None:
    bridge, board = toy_match("hb"), ToyControls()
    last_round = LastRound(bridge, board, HandClock(), lambda ms: ms)
    assert not last_round.is_possible
    last_round.toggle()
    assert (board.asked, last_round.is_running) == ([], False)


def test_the_bridge_shows_again_what_its_viewer_saw(qtbot: QtBot) -> None:
    scene = Round()
    changes = scene.bridge.seen_again(2, 4)
    assert [change.motion for change in changes] == [Motion.JUMP, Motion.FORWARD, Motion.FORWARD]
    assert [change.view.viewer for change in changes] == [0, 0, 0]
    assert [change.view.state.turn for change in changes] == [1, 1, 2]
    scene.bridge.look_as(PUBLIC)
    assert isinstance(scene.bridge.seen_again(0, 1)[0].view, ToyView)
    assert {change.view.viewer for change in scene.bridge.seen_again(0, 6)} == {PUBLIC}


def begin_a_second_turn(shop: Shop, kinds: str) -> MatchBridge:
    bridge = shop.play(kinds)
    settle()
    for _ in kinds:
        bridge.submit("work")
        bridge.submit("end")
    settle()
    shop.window.table.gate.opened.emit()
    settle()
    return bridge


def banner(shop: Shop) -> str:
    shown = shop.window.table.banners.findChildren(Banner)
    return " ".join(one.words.text for one in shown if one.isVisible())


def test_a_key_shows_it_and_nothing_can_be_played_meanwhile(shop: Shop) -> None:
    bridge = begin_a_second_turn(shop, "hb")
    actions, controls = shop.window.table_actions, shop.title.controls
    assert actions["last_round"].isEnabled()
    assert bridge.decider == 0
    QTest.keyClick(shop.window, Qt.Key.Key_R)
    assert controls.asked[-1][:2] == ("past", 2)  # type: ignore[index]
    assert bridge.decider is None
    assert not actions["undo"].isEnabled()
    assert banner(shop) == "Previous round"
    QTest.keyClick(shop.window, Qt.Key.Key_Space)
    assert banner(shop) == "Replay: work, said to 0"
    QTest.keyClick(shop.window, Qt.Key.Key_R)
    assert controls.asked[-1] == "present"
    assert (bridge.decider, banner(shop)) == (0, "")


def test_bots_wait_until_the_present_has_come_back(shop: Shop) -> None:
    begin_a_second_turn(shop, "hb")
    shop.submit("end")
    assert shop.window.match_show is not None
    last_round = shop.window.match_show.last_round
    last_round.begin()
    shop.thinker.answer("work")
    shop.clock.pass_time(BEAT)
    assert shop.bridge is not None
    before = shop.bridge.step_count
    shop.clock.pass_time(BEAT)
    assert (shop.bridge.step_count, last_round.is_running) == (before, True)
    last_round.end()
    shop.clock.pass_time(2000)
    settle()
    assert shop.bridge.step_count == before + 1


def test_behind_a_gate_nothing_is_shown_again_and_a_gate_ends_it(shop: Shop) -> None:
    begin_a_second_turn(shop, "hh")
    actions = shop.window.table_actions
    assert actions["last_round"].isEnabled()
    QTest.keyClick(shop.window, Qt.Key.Key_R)
    assert shop.window.match_show is not None
    assert shop.window.match_show.last_round.is_running
    assert shop.flow is not None
    shop.flow.drop_gate(GateReason.LOCKED)
    settle()
    assert not shop.window.match_show.last_round.is_running
    assert shop.title.controls.asked[-1] == "present"
    assert not actions["last_round"].isEnabled()
    QTest.keyClick(shop.window, Qt.Key.Key_R)
    assert not shop.window.match_show.last_round.is_running
