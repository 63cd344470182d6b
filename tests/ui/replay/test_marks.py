"""The chronicle has lines for take-backs by agreement and for new people in seats, in a running
match and in a replay.
"""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, HUMAN, Player
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.replay.bridge import ReplayBridge
from tests.toy.play import toy_match
from tests.ui.replay.scene import finished_toy, toy_of
from tests.ui.shop import Shop, settle

TAKEN_BACK = "Everyone agreed to go back to this point."


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    made = Shop()
    yield made
    made.close()


def lines(shop: Shop) -> list[str]:
    """The entries of the chronicle, without headings."""
    entries = shop.window.table.chronicle.entries
    return [entry.line.text for entry in entries if entry.line.kind is not LineKind.TURN]


def lift_gate(shop: Shop) -> None:
    """Lift the gate for the person whom it names."""
    assert shop.flow is not None
    shop.flow.lift_gate()


def taken_back() -> AnyMatch:
    """A finished toy game in which the table went back once."""
    match = toy_of("work", "work", "work")
    match.take_back(1, (0, 1))
    for command in ("end", "work", "finish"):
        match.submit(command)
    return match


def test_a_take_back_is_emitted_at_once(shop: Shop) -> None:
    bridge = shop.play("hh")
    lift_gate(shop)
    shop.submit("work", "work", "work")
    assert bridge.take_back(1, (0, 1))
    settle()
    assert lines(shop)[1:] == [TAKEN_BACK]
    lift_gate(shop)
    shop.submit("work")
    assert len(lines(shop)) == 3


def test_a_take_back_to_the_beginning_is_the_first_line(shop: Shop) -> None:
    bridge = shop.play("hh")
    lift_gate(shop)
    shop.submit("work")
    assert bridge.take_back(0, (0, 1))
    settle()
    assert lines(shop) == [TAKEN_BACK]


def test_a_replay_tells_it_where_it_was(shop: Shop) -> None:
    bridge = ReplayBridge(Replay(taken_back()))
    shop.window.show_replay(bridge, shop.clock)
    lengths = []
    for position in (0, 1, 2, 4, 1, 0):
        bridge.go_to(position)
        settle()
        lengths.append((position, TAKEN_BACK in lines(shop)))
    assert lengths == [(0, False), (1, True), (2, True), (4, True), (1, True), (0, False)]
    bridge.look_as(EVERYONE)
    assert TAKEN_BACK in lines(shop)


def test_a_new_player_has_a_line(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("work")
    bridge.seat_player(1, Player("b1", "club", 30))
    settle()
    assert lines(shop)[1:] == ["A club-level bot now plays for b1."]
    bridge.seat_player(1, Player("b1", "club", 100))
    settle()
    assert lines(shop)[2:] == ["b1 now simulates 100 games per move instead of 30."]
    shop.submit("work")
    assert len(lines(shop)) == 4
    bridge.seat_player(1, Player("<b>1", HUMAN))
    settle()
    assert lines(shop)[4:] == ["<b>1 now plays in person."]


def test_a_replay_tells_who_sat_down_where_that_was(shop: Shop) -> None:
    match = toy_of("work")
    match.seat_player(1, Player("Bo", "club", 30))
    for command in ("end", "finish"):
        match.submit(command)
    bridge = ReplayBridge(Replay(match))
    shop.window.show_replay(bridge, shop.clock)
    bridge.go_to(0)
    assert lines(shop) == []
    bridge.go_to(3)
    assert lines(shop)[1] == "A club-level bot now plays for Bo."


def test_jumping_back_and_forth_tells_the_same(shop: Shop) -> None:
    bridge = ReplayBridge(Replay(finished_toy()))
    shop.window.show_replay(bridge, shop.clock)
    bridge.go_to(5)
    whole = lines(shop)
    for position in (0, 5, 2, 3, 4, 1, 5):
        bridge.go_to(position)
    assert lines(shop) == whole


def test_a_chronicle_that_changes_its_match_tells_the_new_one(shop: Shop) -> None:
    shop.window.show_replay(ReplayBridge(Replay(finished_toy()), 5), shop.clock)
    chronicle = shop.window.table.chronicle
    assert isinstance(chronicle, Chronicle)
    chronicle.use_bridge(toy_match("hh"))
    assert chronicle.entries == ()
