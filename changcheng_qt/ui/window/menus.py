"""The menus of the window, from their table: at the top of a Mac's screen, below a button
elsewhere.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QMenu

from changcheng_qt.ui.actions.table import MENUS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QMainWindow, QMenuBar, QToolButton, QWidget

    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.looks.preferences import Preferences
    from changcheng_qt.ui.window.kept import RecentFiles


class WindowMenus:
    """The menus of a window, with their submenus of looks, language and recent files."""

    def __init__(
        self,
        actions: Actions,
        preferences: Preferences,
        recent: RecentFiles,
        window: QMainWindow,
    ) -> None:
        """Fill the bar at the top of the screen, if menus belong there."""
        self._actions = actions
        self._preferences = preferences
        self._recent = recent
        self._window = window
        self._trees: list[_MenuTree] = []
        if _has_menu_bar():
            self._fill(window.menuBar())

    def open_below(self, button: QToolButton) -> None:
        """Open the menu below a button."""
        once = Qt.ConnectionType.SingleShotConnection
        self._menu.aboutToHide.connect(partial(_look_for_pointer, button), once)
        self._menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def retranslate(self) -> None:
        """Update the titles of the menus."""
        for tree in self._trees:
            tree.retranslate()

    @cached_property
    def _menu(self) -> QMenu:
        """The menu below the button, made when it is first opened."""
        menu = QMenu(self._window)
        self._fill(menu)
        return menu

    def _fill(self, root: QMenu | QMenuBar) -> None:
        submenus: dict[str, QMenu] = {
            "recent": self._recent.menu(self._window),
            "theme": self._preferences.menu("theme"),
            "language": self._preferences.menu("language"),
            "volume": self._preferences.menu("volume"),
        }
        self._trees.append(_MenuTree(root, self._actions, submenus))


class _Menu(QMenu):
    """A menu whose tooltips only give the reasons of disabled entries."""

    def __init__(self, actions: Actions, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._refusal = actions.refusal

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            action = self.actionAt(event.pos())
            self.setToolTipsVisible(action is not None and bool(self._refusal(action.objectName())))
        return super().event(event)


class _MenuTree:
    """The menus of the table under one root, which is a menu or a menu bar."""

    def __init__(
        self, root: QMenu | QMenuBar, actions: Actions, choices: Mapping[str, QMenu]
    ) -> None:
        """Fill the root; `choices` are the submenus named in the table."""
        self._menus: dict[str, QMenu] = {}
        for spec in MENUS:
            menu = _Menu(actions, spec.text(), root)
            root.addMenu(menu)
            menu.aboutToShow.connect(partial(actions.open_menu, is_open=True))
            menu.aboutToHide.connect(partial(actions.open_menu, is_open=False))
            self._menus[spec.name] = menu
            for entry in spec.entries:
                if entry is None:
                    menu.addSeparator()
                elif entry in choices:
                    menu.addMenu(choices[entry])
                else:
                    menu.addAction(actions.seen(entry))

    def retranslate(self) -> None:
        """Update the titles of the menus."""
        for spec in MENUS:
            self._menus[spec.name].setTitle(spec.text())


def _look_for_pointer(button: QToolButton) -> None:
    """Restyle a button by whether the pointer is on it: Qt does not notify it below a menu."""
    is_on_it = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_on_it)
    button.update()


def _has_menu_bar() -> bool:
    """Whether menus belong at the top of the screen, as on a Mac."""
    return QGuiApplication.platformName() == "cocoa"
