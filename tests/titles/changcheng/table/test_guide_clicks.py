"""The list of actions is more than a list: a click begins an action, or says why it cannot be."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from tests.titles.changcheng.table.playing import match_of, worked_setup
from tests.titles.changcheng.table.test_table_parts import Shown


def after_the_opening(qtbot: QtBot) -> Shown:
    """A table at which the first player may do anything."""
    shown = Shown(qtbot, match_of(worked_setup(3, options=Options(opening=Opening.NOBODY))))
    shown.window.show()
    return shown


def click_action(shown: Shown, action: TurnAction) -> None:
    shown.table.guide.lines[action].click()


def test_a_click_on_an_action_picks_up_what_it_begins_with(qtbot: QtBot) -> None:
    shown = after_the_opening(qtbot)
    for action, pile in (
        (TurnAction.TWO_SINGLES, Pile.SINGLE),
        (TurnAction.DOUBLE, Pile.DOUBLE),
        (TurnAction.TOWER, Pile.TOWER),
    ):
        click_action(shown, action)
        assert shown.table.hand.held == HeldBlock(pile)
        click_action(shown, action)
        assert shown.table.hand.held == HeldBlock(pile), "it is not put back by a second click"


def test_a_click_on_an_action_with_cards_leads_to_the_hand(qtbot: QtBot) -> None:
    shown = after_the_opening(qtbot)
    said: list[str] = []
    shown.requests.said.connect(said.append)
    click_action(shown, TurnAction.CARD_AND_SINGLE)
    assert shown.window.focusWidget() in shown.table.tray.cards.buttons.values()
    assert said == ["Choose a card from your hand."]
    assert shown.table.hand.held is None


def test_a_click_on_an_action_goes_on_with_it_or_says_why_not(qtbot: QtBot) -> None:
    shown = after_the_opening(qtbot)
    said: list[str] = []
    shown.requests.said.connect(said.append)
    shown.bridge.submit(PlaceSingle(0))
    QApplication.processEvents()  # the guide follows a step late
    click_action(shown, TurnAction.TOWER)
    assert said == ["You have started another action this turn."]
    assert shown.table.hand.held is None
    click_action(shown, TurnAction.TWO_SINGLES)
    assert shown.table.hand.held == HeldBlock(Pile.SINGLE)
    shown.bridge.submit(PlaceSingle(5))
    QApplication.processEvents()
    click_action(shown, TurnAction.TWO_SINGLES)
    assert said[1:] == ["Your action is complete."]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_an_action_is_begun_by_keys_too(qtbot: QtBot, key: Qt.Key) -> None:
    shown = after_the_opening(qtbot)
    line = shown.table.guide.lines[TurnAction.TOWER]
    assert line.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(line, key)
    assert shown.table.hand.held == HeldBlock(Pile.TOWER)
