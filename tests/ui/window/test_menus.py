"""The menu below the button in the bar."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QCursor, QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu

from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.table import MENUS
from tests.ui.shop import Shop, settle


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


def test_a_refused_entry_is_disabled_in_an_open_menu_with_the_reason_as_tooltip(shop: Shop) -> None:
    """The menu has the same reason as the arrow in the bar; the key can still be tried after it."""
    shop.play("hb")
    actions = shop.window.table_actions
    actions.allow("undo", True, "Nothing to take back.")
    actions.allow("redo", True)
    actions["menu"].trigger()
    root = QApplication.activePopupWidget()
    assert isinstance(root, QMenu)
    (menu,) = (one for entry in root.actions() if (one := entry.menu()) and _holds(one, actions))
    assert isinstance(menu, QMenu)
    menu.popup(root.pos())
    assert (actions["undo"].isEnabled(), actions["redo"].isEnabled()) == (False, True)
    assert [_tooltip_over(menu, actions[name]) for name in ("undo", "redo")] == [True, False]
    actions.allow("redo", True, "Nothing to do again.")
    assert not actions["redo"].isEnabled(), "what is refused meanwhile rests too"
    menu.close()
    root.close()
    assert actions["undo"].isEnabled()
    assert actions["redo"].isEnabled()


def _holds(menu: QObject, actions: Actions) -> bool:
    return isinstance(menu, QMenu) and actions["undo"] in menu.actions()


def _tooltip_over(menu: QMenu, action: QAction) -> bool:
    """Return whether a menu has a tooltip for an entry."""
    place = menu.actionGeometry(action).center()
    QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, place, menu.mapToGlobal(place)))
    return menu.toolTipsVisible()
