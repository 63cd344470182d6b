"""Help while playing is chosen with a new game, and the last choice is offered again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.i18n.phrases.engine import help_effect
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from tests.ui.shop import Shop, settle


def opened(shop: Shop) -> NewGameDialog:
    shop.window.table_actions["new_game"].trigger()
    settle()
    dialog = shop.window.dialogs.shown
    assert isinstance(dialog, NewGameDialog)
    return dialog


def test_it_is_chosen_for_the_table_says_what_it_is_and_is_kept(shop: Shop, qtbot: QtBot) -> None:
    dialog = opened(shop)
    assert (dialog.help.currentText(), dialog.help.accessibleName()) == ("For beginners", "Help")
    assert "what you have seen" in dialog.help.accessibleDescription()
    assert "if everyone agrees" in dialog.help.accessibleDescription()
    dialog.help.setFocus()
    QTest.keyClick(dialog.help, Qt.Key.Key_Down)
    assert dialog.help.currentText() == "For purists"
    QTest.keyClick(dialog.help, Qt.Key.Key_Up)
    assert dialog.help.currentText() == "For beginners"
    assert any("Hints for" in label.text() for label in dialog.findChildren(QLabel))
    with qtbot.waitSignal(shop.window.order_placed) as placed:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert placed.args is not None
    assert placed.args[0].help == BEGINNERS
    assert opened(shop).help.currentText() == "For beginners"


def test_it_says_that_there_are_no_hints_where_one_may_look_for_some(shop: Shop) -> None:
    assert help_effect(USUAL).endswith("No hints.")
    assert help_effect(Help(warning=True)).endswith("No hints.")
    assert "No hints" not in help_effect(BEGINNERS)
    assert help_effect(PURISTS) == "None: everyone works things out for themselves."
    dialog = opened(shop)
    dialog.help.setCurrentIndex(0)
    assert any(label.text().endswith("No hints.") for label in dialog.findChildren(QLabel))
