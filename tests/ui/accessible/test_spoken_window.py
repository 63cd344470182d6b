"""A screen reader's announcements and finds in the window, for every title."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.accessible.speaker import Coverable, interface_of
from changcheng_qt.ui.flow.screens import GateReason
from tests.ui.shop import Shop, open_shop, settle


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    QAccessible.installFactory(interface_of)
    with open_shop(900, 700) as made:
        yield made


@pytest.fixture
def spoken(shop: Shop) -> list[str]:
    heard: list[str] = []
    shop.window.table.voice.spoken.connect(heard.append)
    return heard


def found(shop: Shop) -> list[QObject]:
    """Everything below the table that can be found now."""
    return list(_below(QAccessible.queryAccessibleInterface(shop.window.table)))


def _below(interface: QAccessibleInterface) -> Iterator[QObject]:
    for number in range(interface.childCount()):
        child = interface.child(number)
        assert interface.indexOfChild(child) == number
        yield child.object()
        yield from _below(child)


def test_behind_the_gate_nothing_is_found(shop: Shop) -> None:
    bridge = shop.play("hh")
    gate = shop.window.table.gate
    inside = {gate, *gate.findChildren(QPushButton)}
    assert inside <= set(found(shop))
    assert all(
        isinstance(one, QWidget) and (gate is one or gate.isAncestorOf(one)) for one in found(shop)
    )
    board = shop.window.table.parts.board  # type: ignore[union-attr]
    table = QAccessible.queryAccessibleInterface(shop.window.table)
    assert table.indexOfChild(QAccessible.queryAccessibleInterface(board)) == -1
    shop.flow.lift_gate()  # type: ignore[union-attr]
    settle()
    assert bridge.viewer == 0
    assert board in found(shop)
    shop.flow.drop_gate(GateReason.ASKED)  # type: ignore[union-attr]
    assert board not in found(shop), "from the first moment of its fall"


def test_the_prompt_and_passing_sentences_are_spoken(shop: Shop, spoken: list[str]) -> None:
    shop.play("hb")
    assert spoken == ["seat 0, turn 0"]
    assert shop.bridge
    shop.bridge.submit("answer")
    assert spoken[1:] == ["no: not_now"]
    shop.window.requests.spoken.emit("only for you")
    assert spoken[2:] == ["only for you"]
    shop.window.table.voice.announce("")
    assert len(spoken) == 3, "nothing is not spoken"


def test_deeds_of_others_are_spoken_and_ones_own_are_not(shop: Shop, spoken: list[str]) -> None:
    shop.play("hb")
    shop.submit("work")
    assert "work, said to 0" not in spoken
    shop.play("bb")
    spoken.clear()
    assert shop.bridge
    shop.bridge.submit("work")
    shop.bridge.submit("work")
    assert not any("work" in one for one in spoken)
    settle()
    told = [one for one in spoken if "work" in one]
    assert len(told) == 1, "in one breath"
    assert told[0].count("work") == 2


def test_the_turn_of_another_seat_is_spoken_in_one_sentence(shop: Shop, spoken: list[str]) -> None:
    shop.title.tells_turns = True
    shop.play("hb")
    shop.submit("end")
    spoken.clear()
    shop.submit("work", "work")
    assert not any("work" in one for one in spoken), "its turn is not over yet"
    shop.submit("end")
    assert [one for one in spoken if "work" in one] == ["work+work+end"]


def test_the_cause_of_a_decision_is_spoken_before_it(shop: Shop, spoken: list[str]) -> None:
    shop.title.tells_turns = True
    shop.play("hbh")
    shop.submit("end", "work")
    spoken.clear()
    shop.submit("ask 0")
    assert [one for one in spoken if "work" in one] == ["work+ask 0"]


def test_steps_taken_back_or_skipped_are_not_spoken(shop: Shop, spoken: list[str]) -> None:
    shop.play("hb")
    shop.submit("end")
    assert "turn 1" in spoken
    spoken.clear()
    assert shop.bridge
    shop.bridge.undo()
    settle()
    shop.bridge.look_as(1)
    settle()
    assert not any(one.startswith("turn") for one in spoken)


def test_nothing_is_spoken_while_a_panel_explains_it(shop: Shop, spoken: list[str]) -> None:
    shop.play("bb")
    settle()
    spoken.clear()
    assert shop.bridge
    shop.bridge.submit("work")
    shop.window.requests.busy_changed.emit(True)
    settle()
    assert not any("work" in one for one in spoken)
    shop.window.requests.busy_changed.emit(False)
    settle()
    assert sum("work" in one for one in spoken) == 1


def test_a_match_that_has_left_the_table_tells_nothing(shop: Shop, spoken: list[str]) -> None:
    old = shop.play("bb")
    shop.play("hb")
    settle()
    spoken.clear()
    old.submit("work")
    settle()
    assert not any("work" in one for one in spoken)


def test_only_what_has_a_speaker_gets_an_interface_and_only_by_its_own_class(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert interface_of("QWidget", widget) is None
    Coverable(widget)
    assert interface_of("QObject", widget) is None
    made = interface_of("QWidget", widget)
    assert made
    assert made.object() is widget


def test_the_table_takes_its_interface_along(qtbot: QtBot) -> None:
    QAccessible.installFactory(interface_of)
    shop = Shop()
    interface = QAccessible.queryAccessibleInterface(shop.window.table)
    shop.close()
    shop.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(interface)
