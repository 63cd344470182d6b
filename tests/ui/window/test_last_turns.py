"""The note that the game is about to end: when it comes and goes, its text, and its readers."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.replay import Replay
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.gate.plaque import Plaque
from changcheng_qt.ui.looks.glyphs import Token
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.window.last_turns import LastTurns
from tests.planted import Fault, planted, with_and_without
from tests.toy.table import ToyControls
from tests.ui.replay.scene import toy_of
from tests.ui.shop import Shop, open_shop, settle

ROUND = "Last round. Still to play after this turn, unless the game ends sooner: {}."
TURN = "Last turn: the game ends after it."


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    with open_shop() as made:
        made.title.last_turn = 4
        yield made


def note(shop: Shop) -> LastTurns:
    return shop.window.table.bar.last_turns


def tokens(shop: Shop) -> list[object]:
    """The colours that are shown."""
    return [token.colour for token in note(shop).findChildren(Token) if token.isVisible()]


def test_it_comes_a_round_before_the_end_and_counts_the_turns_down(shop: Shop) -> None:
    shop.play("hbb")
    shop.submit("end")
    assert not note(shop).isVisible()
    assert note(shop).text == ""
    for text, seats in (
        (ROUND.format("h0, b1"), (0, 1)),
        (ROUND.format("b1"), (1,)),
        (TURN, ()),
    ):
        shop.submit("end")
        assert note(shop).isVisible()
        assert note(shop).text == note(shop).accessibleName() == text
        assert tokens(shop) == [shop.title.colours[seat] for seat in seats]
    shop.submit("finish")
    assert not note(shop).isVisible()


def test_undo_takes_it_back_and_redo_brings_it_again(shop: Shop) -> None:
    bridge = shop.play("hbb")
    shop.title.last_turn = 3
    shop.submit("end")
    assert note(shop).isVisible()
    bridge.undo()
    settle()
    assert not note(shop).isVisible()
    bridge.redo()
    settle()
    assert note(shop).isVisible()


def test_it_is_heard_once_a_turn(shop: Shop) -> None:
    heard: list[str] = []
    shop.window.table.voice.spoken.connect(heard.append)
    shop.play("hbb")
    shop.submit("end", "work", "end", "work", "work", "end")
    told = [text for text in heard if text.startswith("Last")]
    assert told == [ROUND.format("h0, b1"), ROUND.format("b1")]


def test_it_waits_until_a_panel_has_shown_how_it_came_about(shop: Shop) -> None:
    shop.play("hbb")
    shop.submit("end")
    shop.window.requests.busy_changed.emit(True)
    shop.submit("end")
    assert not note(shop).isVisible()
    shop.window.requests.busy_changed.emit(False)
    settle()
    assert note(shop).isVisible()


def keep_the_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LastTurns, "keep", LastTurns.retranslate)


@with_and_without(keep_the_view)
def test_while_it_waits_it_keeps_no_view_of_another_seat(shop: Shop, fault: Fault | None) -> None:
    with planted(fault):
        bridge = shop.play("hhh")
        assert shop.flow is not None
        shop.flow.lift_gate()
        settle()
        shop.window.requests.busy_changed.emit(True)
        shop.flow.drop_gate(GateReason.LOCKED)
        settle()
        kept = [one for one in vars(note(shop)).values() if isinstance(one, type(bridge.view))]
        assert {one.viewer for one in kept} <= {bridge.viewer}


def test_a_board_that_was_left_shows_nothing_of_its_match(shop: Shop) -> None:
    """Its motions may still end."""
    shop.title.last_turn = 0
    shop.play("hbb")
    shop.submit("end")
    left, shop.title.controls = shop.title.controls, ToyControls()
    bridge = shop.play("hhh")
    left.settled.emit()
    kept = [one for one in vars(note(shop)).values() if isinstance(one, type(bridge.view))]
    assert [one.viewer for one in kept] == [bridge.viewer]
    assert shop.window.table.fittings.round_slip.texts == ()


def test_the_gate_says_it_too(shop: Shop) -> None:
    shop.play("hhh")
    shop.submit("end")
    plaque: Plaque | None = shop.window.findChild(Plaque)
    assert plaque is not None
    assert plaque.card is not None
    assert plaque.card.last_turns == ""
    plaque.opened.emit()
    shop.submit("end")
    assert plaque.card.last_turns == ROUND.format("h0, h1")


def test_a_slim_bar_has_no_room_for_the_tokens(shop: Shop) -> None:
    shop.play("hbb")
    shop.submit("end")
    note(shop).be_brief(True)
    shop.submit("end")
    assert note(shop).isVisible()
    assert tokens(shop) == []
    note(shop).be_brief(False)
    assert len(tokens(shop)) == 2


def test_another_match_and_another_language_leave_nothing_of_it(shop: Shop) -> None:
    shop.play("hbb")
    shop.submit("end", "end")
    shop.title.last_turn = None
    shop.play("hbb")
    assert not note(shop).isVisible()


def test_a_replay_shows_it_at_its_position(shop: Shop) -> None:
    shop.title.last_turn = 2
    bridge = ReplayBridge(Replay(toy_of("end", "end", "finish")))
    shop.window.show_replay(bridge, shop.clock)
    seen = []
    for position in range(4):
        bridge.go_to(position)
        settle()
        seen.append(note(shop).text)
    assert seen == ["", ROUND.format("h0"), TURN, ""]
