"""A switch of the board is a row in the table of actions and a slot of the board: nothing else."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions import actions
from changcheng_qt.ui.actions.table import ACTIONS, ActionSpec, Needs
from tests.toy.table import ToyControls
from tests.ui.replay.scene import ReplayShop
from tests.ui.shop import Shop, settle

SWITCH = ActionSpec("coordinates", lambda: "Toggle coordinates", ("X",), needs=Needs.GAME)


@pytest.fixture
def switched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The calls of a board that knows of the switch."""
    done: list[str] = []
    made = ToyControls.__init__

    def with_switch(controls: ToyControls) -> None:
        made(controls)
        controls.action_slots["coordinates"] = partial(done.append, "coordinates")

    monkeypatch.setattr(ToyControls, "__init__", with_switch)
    monkeypatch.setattr(actions, "ACTIONS", (*ACTIONS, SWITCH))
    return done


def test_it_works_in_a_match_and_rests_without_one(qtbot: QtBot, switched: list[str]) -> None:
    shop = Shop()
    shop.window.show()
    settle()
    switch = shop.window.table_actions["coordinates"]
    assert not switch.isEnabled()
    shop.play("hb")
    assert switch.isEnabled()
    QTest.keyClick(shop.window, Qt.Key.Key_X)
    assert switched == ["coordinates"]
    shop.play("hb")
    QTest.keyClick(shop.window, Qt.Key.Key_X)
    assert switched == ["coordinates"] * 2, "once, though another match was there before"
    shop.close()


def test_it_works_in_a_replay(qtbot: QtBot, switched: list[str]) -> None:
    shop = ReplayShop()
    QTest.keyClick(shop.window, Qt.Key.Key_X)
    assert switched == ["coordinates"]
    shop.close()


def test_the_gate_lets_no_switch_through(qtbot: QtBot, switched: list[str]) -> None:
    shop = Shop()
    shop.window.show()
    settle()
    shop.play("hh")
    QTest.keyClick(shop.window, Qt.Key.Key_X)
    assert switched == []
    shop.close()
