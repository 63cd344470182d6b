"""Going back where there is nobody to ask."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from changcheng_qt.ui.dialogs.take_back import TakeBackDialog
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.planted import Fault, planted, with_and_without
from tests.toy.play import match_of
from tests.toy.rules import ToyState
from tests.ui.shop import Shop, settle


def test_one_person_among_bots_has_nobody_to_ask(shop: Shop) -> None:
    bridge = shop.play("hbb")
    shop.submit("work", "work")
    shop.window.table_actions["take_back"].trigger()
    settle()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, TakeBackDialog)
    assert dialog.consents == {}
    assert dialog.windowTitle() == "Go back"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()
    assert bridge.step_count == 0


def test_people_at_other_screens_are_not_asked_here(shop: Shop) -> None:
    bridge = shop.show_bridge(MatchBridge(match_of(ToyState(3), "hhb"), seats=frozenset({1})))
    shop.submit("work")
    shop.window.dialogs.take_back(bridge)
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, TakeBackDialog)
    assert dialog.consents == {}
    assert dialog.windowTitle() == "Ask to take back"
    assert "Ask" in [button.text() for button in dialog.findChildren(QPushButton)]
    agreed: list[object] = []
    dialog.agreed.disconnect(bridge.take_back)
    dialog.agreed.connect(lambda _, seats: agreed.append(seats))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert agreed == [(1,)]


def offer_the_latest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TakeBackDialog, "_latest_own", 0)


@with_and_without(offer_the_latest)
def test_the_latest_turn_of_somebody_here_is_offered_first(shop: Shop, fault: Fault | None) -> None:
    bridge = shop.show_bridge(MatchBridge(match_of(ToyState(3), "hhh"), seats=frozenset({1})))
    shop.submit("end", "end", "end", "work")
    with planted(fault):
        shop.window.dialogs.take_back(bridge)
        dialog = shop.window.dialogs.shown
        assert isinstance(dialog, TakeBackDialog)
        agreed: list[int] = []
        dialog.agreed.disconnect(bridge.take_back)
        dialog.agreed.connect(lambda length, _: agreed.append(length))
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert agreed == [1]
