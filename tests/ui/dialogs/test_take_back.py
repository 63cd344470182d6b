"""Going back where there is nobody to ask."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.ui.dialogs.take_back import TakeBackDialog
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
