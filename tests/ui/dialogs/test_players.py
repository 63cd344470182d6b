"""Who plays a seat, told by its habit; and somebody else takes over in the middle of a game."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.dialogs.players import PlayersDialog, WhoPlays
from changcheng_qt.ui.flow.screens import Gate, GateReason, Public
from changcheng_qt.ui.looks.appearance import Appearance, Looks
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, settle


def asked(shop: Shop) -> PlayersDialog:
    """The dialog, opened from the menu."""
    shop.window.table_actions["players"].trigger()
    settle()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, PlayersDialog)
    return dialog


def offered(choice: WhoPlays) -> list[str]:
    """The words of a list."""
    return [choice.itemText(number) for number in range(choice.count())]


def apply(dialog: PlayersDialog) -> None:
    """Accept the dialog as it is."""
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    settle()


# The list.


def test_a_bot_is_described_by_its_habit_and_a_person_has_none(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    choice = WhoPlays(ToyTitle(), Appearance(Looks()), (HUMAN, "bot", "other"), parent)
    choice.retranslate()
    parent.show()
    assert (choice.habit.text(), choice.habit.isVisible()) == ("", False)
    choice.setCurrentIndex(1)
    assert (choice.habit.text(), choice.habit.isVisible()) == ("Plays like a bot.", True)
    assert choice.accessibleDescription() == "Plays like a bot."
    told = choice.itemData(2, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told == choice.itemData(2, Qt.ItemDataRole.ToolTipRole) == "Plays like a other."


def test_only_a_persons_choice_is_reported(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    choice = WhoPlays(ToyTitle(), Appearance(Looks()), (HUMAN, "bot"), parent)
    heard: list[str] = []
    choice.chosen.connect(heard.append)
    choice.choose("bot")
    choice.retranslate()
    assert heard == []
    choice.setCurrentIndex(0)
    assert heard == [HUMAN]


# The dialog.


def test_a_seat_gets_another_level_and_undo_and_redo_keep_it(shop: Shop) -> None:
    bridge = shop.play("hb")
    shop.submit("end")
    dialog = asked(shop)
    dialog.choices[1].setCurrentIndex(2)
    apply(dialog)
    assert bridge.players == (Player("h0"), Player("b1", "other"))
    assert shop.thinker.questions[-1].bot == "other"
    assert bridge.undo()
    settle()
    assert bridge.redo()
    settle()
    assert bridge.players[1].controller == "other"


def test_six_seats_are_seen_at_once(shop: Shop) -> None:
    shop.play("hbbbbb")
    scroll = asked(shop).findChild(QScrollArea)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() == 0


def test_unchanged_seats_are_not_recorded(shop: Shop) -> None:
    bridge = shop.play("hb")
    told: list[str] = []
    bridge.players_changed.connect(lambda: told.append("changed"))
    apply(asked(shop))
    assert told == []


def test_a_kind_that_is_offered_no_more_plays_on_and_has_its_name(shop: Shop) -> None:
    bridge = shop.play("hb")
    bridge.seat_player(1, Player("b1", "greedy"))
    settle()
    dialog = asked(shop)
    choice = dialog.choices[1]
    assert offered(choice)[-1] == controller_text("greedy") == choice.currentText()
    assert controller_text("greedy") not in offered(dialog.choices[0])
    apply(dialog)
    assert bridge.players[1].controller == "greedy"


def test_a_person_who_takes_over_sees_nothing_before_the_gate(shop: Shop) -> None:
    shop.play("hb")
    shop.submit("end")
    dialog = asked(shop)
    dialog.choices[1].setCurrentIndex(0)
    apply(dialog)
    assert shop.flow
    assert shop.flow.screen == Gate(1, GateReason.SEATS_CHANGED)


def test_the_last_person_leaves_the_game_to_bots(shop: Shop) -> None:
    shop.play("hb")
    dialog = asked(shop)
    dialog.choices[0].setCurrentIndex(1)
    apply(dialog)
    assert shop.flow
    assert shop.flow.screen == Public()
    assert [asked.bot for asked in shop.thinker.questions] == ["bot"]


def test_every_list_has_a_name_of_its_own_for_screen_readers(shop: Shop) -> None:
    shop.play("hb")
    names = [choice.accessibleName() for choice in asked(shop).choices]
    assert names == ["h0: human or bot", "b1: human or bot"]


def test_a_game_that_is_over_is_left_to_nobody_else(shop: Shop) -> None:
    shop.play("hb")
    assert shop.window.table_actions["players"].isEnabled()
    shop.submit("finish")
    assert not shop.window.table_actions["players"].isEnabled()


def test_the_next_key_goes_to_the_table(shop: Shop) -> None:
    """As a person presses it: the key goes to the window that has the keyboard."""
    shop.play("hb")
    assert shop.flow is not None
    dialog = asked(shop)
    assert dialog.isActiveWindow()
    dialog.choices[0].setCurrentIndex(1)
    apply(dialog)
    focused = QApplication.focusWindow()
    assert focused is shop.window.windowHandle()
    QTest.keyClick(focused, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert shop.flow.bots.is_playing_out


def test_a_dialog_that_closes_behind_another_window_does_not_come_forward(
    shop: Shop, qtbot: QtBot
) -> None:
    shop.play("hb")
    dialog = asked(shop)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    settle()
    assert not dialog.isActiveWindow()
    dialog.reject()
    settle()
    assert QApplication.activeWindow() is other


# All bots of a new game.


def test_all_bots_are_chosen_at_once(shop: Shop) -> None:
    shop.window.table_actions["new_game"].trigger()
    settle()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    dialog.show_count(4)
    assert dialog.bots.choice.currentText() == dialog.rows[1].controller.currentText()
    dialog.rows[3].controller.setCurrentIndex(0)
    dialog.bots.choice.setCurrentIndex(1)
    dialog.bots.choice.activated.emit(1)
    places = dialog.draft.places
    assert [one.controller for one in places] == [HUMAN, "other", "other", HUMAN, "other", "other"]
    assert dialog.rows[1].controller.controller == "other"
    dialog.rows[1].controller.setCurrentIndex(1)
    assert dialog.bots.choice.currentIndex() == -1
    assert dialog.bots.choice.placeholderText() == "Different"
    dialog.rows[1].controller.setCurrentIndex(0)
    assert dialog.bots.isHidden(), "one bot has a list of its own"
