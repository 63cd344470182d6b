"""One sentence a turn in the chronicle, which opens into its steps by click and by key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import Fold, sentences_of
from tests.toy.rules import ToyEvent
from tests.ui.shop import Shop, settle

TURN, RUNNING = "work+end", "work"
WORK, END = "work, said to 0", "turn 3"


@pytest.fixture
def three_turns(shop: Shop) -> Shop:
    """Three turns of two steps and the beginning of a fourth, a sentence each."""
    shop.title.tells_turns = True
    shop.play("hb")
    bridge = shop.bridge
    assert bridge is not None
    for word in ("work", "end") * 3 + ("work",):
        assert bridge.submit(word)
        settle()
    bridge.look_as(0)
    return shop


def texts(shop: Shop) -> list[str]:
    return [entry.line.text for entry in shop.window.table.chronicle.entries]


def view_of(shop: Shop) -> LinesView:
    view = shop.window.table.chronicle.findChild(LinesView)
    assert view is not None
    return view


def click(shop: Shop, row: int) -> None:
    view = view_of(shop)
    place = view.visualRect(view.lines.index(row, 0)).topLeft() + QPoint(20, 8)
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(view.viewport(), left, Qt.KeyboardModifier.NoModifier, place)


def test_a_turn_is_one_sentence_and_grows_with_it(three_turns: Shop) -> None:
    assert texts(three_turns) == [TURN] * 3 + [RUNNING]
    assert three_turns.bridge is not None
    for word in ("end", "work", "work"):
        assert three_turns.bridge.submit(word)
        settle()
    assert texts(three_turns) == [TURN] * 4 + ["work+work"]
    assert three_turns.bridge.undo()
    settle()
    assert texts(three_turns) == [TURN] * 4 + [RUNNING]


def test_a_click_opens_a_turn_into_its_steps_and_closes_it(three_turns: Shop) -> None:
    click(three_turns, 1)
    assert texts(three_turns) == [TURN, TURN, WORK, END, TURN, RUNNING]
    entries = three_turns.window.table.chronicle.entries
    assert [entry.depth for entry in entries] == [0, 0, 1, 1, 0, 0]
    assert [entry.fold for entry in entries[:3]] == [Fold.CLOSED, Fold.OPEN, Fold.NONE]
    assert three_turns.title.controls.asked[-2:] == [ToyEvent("work"), ToyEvent("end")]
    click(three_turns, 1)
    assert texts(three_turns) == [TURN] * 3 + [RUNNING]


@pytest.mark.parametrize(
    ("opening", "closing"),
    [
        (Qt.Key.Key_Space, Qt.Key.Key_Space),
        (Qt.Key.Key_Right, Qt.Key.Key_Left),
        (Qt.Key.Key_Return, Qt.Key.Key_Return),
    ],
)
def test_keys_open_and_close_it(three_turns: Shop, opening: Qt.Key, closing: Qt.Key) -> None:
    view = view_of(three_turns)
    view.setCurrentIndex(view.lines.index(1, 0))
    QTest.keyClick(view, opening)
    assert len(texts(three_turns)) == 6
    assert view.currentIndex().row() == 1, "the focus stays on the sentence"
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, closing)
    assert len(texts(three_turns)) == 6, "a step opens into nothing"
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, closing)
    assert len(texts(three_turns)) == 4


def test_its_state_is_spoken(three_turns: Shop) -> None:
    view = view_of(three_turns)

    def description(row: int) -> object:
        return view.lines.index(row, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)

    assert description(1) == "Details hidden"
    click(three_turns, 1)
    assert [description(1), description(2)] == ["Details shown", None]


def test_an_open_sentence_stays_open_as_the_game_continues(three_turns: Shop) -> None:
    click(three_turns, 1)
    assert three_turns.bridge is not None
    assert three_turns.bridge.submit("end")
    settle()
    assert texts(three_turns)[:4] == [TURN, TURN, WORK, END]
    assert texts(three_turns)[-1] == TURN
    three_turns.bridge.look_as(PUBLIC)
    assert len(texts(three_turns)) == 6
    three_turns.play("hb")
    assert texts(three_turns) == []


def test_a_mark_stands_where_the_table_went_back(three_turns: Shop) -> None:
    assert three_turns.bridge is not None
    assert three_turns.bridge.take_back(3, (0,))
    settle()
    assert texts(three_turns)[:2] == [TURN, RUNNING]
    assert "go back to this point" in texts(three_turns)[2]
    assert three_turns.bridge.submit("end")
    settle()
    assert texts(three_turns)[1:] == [RUNNING, texts(three_turns)[2], "end"]
    assert len(texts(three_turns)) == 4


def test_the_recap_has_a_sentence_a_turn_that_opens_into_nothing(three_turns: Shop) -> None:
    assert three_turns.bridge is not None
    events = [event for step in three_turns.bridge.events(2) for event in step]
    entries = sentences_of(three_turns.title, three_turns.bridge, [*events, ToyEvent("end")])
    assert [entry.line.text for entry in entries] == [TURN] * 3
    assert {entry.fold for entry in entries} == {Fold.NONE}
