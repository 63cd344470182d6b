"""The menu below the button in the bar."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu

from changcheng_qt.ui.actions.table import MENUS
from tests.ui.toy_title import Shop, settle


@pytest.mark.parametrize("is_on_it", [False, True])
def test_a_button_forgets_the_pointer_that_has_left_it_below_the_menu(
    shop: Shop, is_on_it: bool
) -> None:
    """Below a menu a real desktop does not always tell the button."""
    button = shop.window.table.bar.button("menu")
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    shop.window.table_actions["menu"].trigger()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    if not is_on_it:
        QCursor.setPos(menu.mapToGlobal(menu.rect().center()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    menu.close()
    assert button.underMouse() == is_on_it
    settle()


def test_menus_hold_what_their_table_says(shop: Shop) -> None:
    actions = shop.window.table_actions
    actions["menu"].trigger()
    root = QApplication.activePopupWidget()
    assert isinstance(root, QMenu)
    shop.window.retranslate()
    assert [action.text() for action in root.actions()] == [menu.text() for menu in MENUS]
    first = root.actions()[0].menu()
    assert isinstance(first, QMenu)
    assert actions["new_game"] in first.actions()
    root.close()
