"""The button that ends the turn: it leaves a panel over the table the first place."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.tray.turn_buttons import TurnButtons
from tests.titles.changcheng.table.playing import bridge_of, match_of, plain_looks, worked_setup


@pytest.fixture
def buttons(qtbot: QtBot) -> Iterator[TurnButtons]:
    """The buttons of a turn that may be ended."""
    tray = QWidget()
    qtbot.addWidget(tray)
    made = TurnButtons(bridge_of(match_of(worked_setup(3)), 0), plain_looks(), tray)
    tray.setLayout(made)
    made.retranslate()
    made.allow(made.end_turn, possible=True, note="")
    yield made
    tray.close()


def test_the_turn_cannot_be_ended_behind_what_is_shown(buttons: TurnButtons) -> None:
    assert buttons.end_turn.isEnabled()
    buttons.step_back(stepped_back=True)
    assert not buttons.end_turn.isEnabled()
    assert "Finish viewing this first." in buttons.end_turn.toolTip()
    buttons.step_back(stepped_back=False)
    assert buttons.end_turn.isEnabled()
    assert buttons.end_turn.toolTip() == ""


def test_a_reason_of_the_rules_is_shown_first(buttons: TurnButtons) -> None:
    """Also where it is said while something else is shown."""
    buttons.step_back(stepped_back=True)
    buttons.allow(buttons.end_turn, possible=False, note="Not now.")
    assert "Not now." in buttons.end_turn.toolTip()
    buttons.step_back(stepped_back=False)
    assert not buttons.end_turn.isEnabled()


def test_the_end_of_the_turn_keeps_its_note_while_something_else_is_shown(
    buttons: TurnButtons,
) -> None:
    buttons.allow(buttons.end_turn, possible=True, note="At risk.")
    assert "At risk." in buttons.end_turn.toolTip()
    buttons.step_back(stepped_back=True)
    assert "At risk." not in buttons.end_turn.toolTip()
    buttons.step_back(stepped_back=False)
    assert buttons.end_turn.isEnabled()
    assert "At risk." in buttons.end_turn.toolTip()


def test_a_title_may_have_a_button_of_its_own_in_place_of_reset(qtbot: QtBot) -> None:
    tray = QWidget()
    qtbot.addWidget(tray)
    own = Button(plain_looks(), parent=tray)
    own.set_words("Trade")
    made = TurnButtons(bridge_of(match_of(worked_setup(3)), 0), plain_looks(), tray, own)
    tray.setLayout(made)
    made.retranslate()
    made.allow_back()
    assert made.reset is own
    assert own.words == "Trade"
    assert own.isEnabled()
    made.take_form(134, slim=True)
    undo, middle, end = (button.height() for button in made.each)
    assert undo < middle <= end, "its letters are of ordinary size"
    tray.close()


@pytest.mark.parametrize("room", [120, 140, 151, 152, 250])
def test_buttons_are_never_higher_than_the_tray(buttons: TurnButtons, room: int) -> None:
    """At some heights of a window, such as 680, a tray with titles is lower than they would be."""
    buttons.take_form(room, slim=False)
    margins = buttons.contentsMargins()
    heights = [button.height() for button in buttons.each]
    needed = sum(heights) + 2 * buttons.spacing() + margins.top() + margins.bottom()
    assert needed <= room
    assert (heights == [44, 28, 54]) is (room >= 152)
    for button in buttons.each:
        padding = 1 if button.property("low") else 6
        assert button.height() >= button.fontMetrics().height() + 2 * padding


def test_words_are_whole_again_as_soon_as_there_is_room(buttons: TurnButtons) -> None:
    """A window that is not shown sends no resize events, as while everything becomes larger."""
    buttons.use_width(50)
    assert buttons.end_turn.text() != buttons.end_turn.words
    buttons.use_width(300)
    assert buttons.end_turn.text() == buttons.end_turn.words
