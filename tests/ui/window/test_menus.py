"""The menu below the button in the bar."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu

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
