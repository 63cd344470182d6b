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


def offer_what_there_was(patch: pytest.MonkeyPatch) -> None:
    offer = TakeBackDialog.offer_turns

    def once(dialog: TakeBackDialog) -> None:
        if not dialog.where.count():
            offer(dialog)

    patch.setattr(TakeBackDialog, "offer_turns", once)


@with_and_without(offer_what_there_was)
def test_the_turns_offered_are_those_of_now(shop: Shop, fault: Fault | None) -> None:
    match = match_of(ToyState(3), "hhh")
    bridge = shop.show_bridge(MatchBridge(match, seats=frozenset({1, 2})))
    shop.submit("end", "end", "end", "work")
    with planted(fault):
        shop.window.dialogs.take_back(bridge)
        dialog = shop.window.dialogs.shown
        assert isinstance(dialog, TakeBackDialog)
        dialog.where.setCurrentIndex(1)
        for consent in dialog.consents.values():
            consent.setChecked(True)
        undone = len(dialog.goes.lines.entries)
        for command in ("end", "work"):
            match.submit(command)
            bridge.take(match.log[-1])
        assert dialog.where.currentIndex() == 2, "another turn is offered before the chosen one"
        assert len(dialog.goes.lines.entries) == undone + 1
        assert all(consent.isChecked() for consent in dialog.consents.values())
        match.take_back(1, (0, 1, 2))
        bridge.take(match.log[-1])
        assert dialog.where.count() == 1
        assert not any(consent.isChecked() for consent in dialog.consents.values())
