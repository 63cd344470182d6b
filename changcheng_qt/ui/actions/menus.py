"""The menus, put together from their table: one menu behind a button, or a menu bar on a Mac."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.table import MENUS, Text
from changcheng_qt.ui.looks.appearance import FollowsLanguage


class ChoiceMenu(FollowsLanguage, QMenu):
    """A submenu in which one of several values is chosen."""

    chosen = Signal(object)

    def __init__(
        self, text: Text, options: Sequence[tuple[object, Text]], parent: QWidget | None = None
    ) -> None:
        """Offer values, each with its words."""
        super().__init__(parent)
        self._text = text
        self._group = QActionGroup(self)
        self._options: list[tuple[object, Text, QAction]] = []
        for value, words in options:
            action = self._group.addAction(words())
            action.setCheckable(True)
            action.triggered.connect(lambda _checked, value=value: self.chosen.emit(value))
            self.addAction(action)
            self._options.append((value, words, action))
        self.retranslate()

    def mark(self, value: object) -> None:
        """Show which value is in force."""
        for offered, _, action in self._options:
            action.setChecked(offered == value)

    def retranslate(self) -> None:
        """Say the menu anew."""
        self.setTitle(self._text())
        for _, words, action in self._options:
            action.setText(words())


class MenuTree:
    """The menus of the table under one root, which is a menu or a menu bar."""

    def __init__(
        self, root: QMenu | QMenuBar, actions: Actions, choices: Mapping[str, QMenu]
    ) -> None:
        """Fill the root; `choices` are the submenus that the table names."""
        self._menus = {}
        for spec in MENUS:
            menu = root.addMenu(spec.text())
            self._menus[spec.name] = menu
            for entry in spec.entries:
                if entry is None:
                    menu.addSeparator()
                elif entry in choices:
                    menu.addMenu(choices[entry])
                else:
                    menu.addAction(actions.seen(entry))

    def retranslate(self) -> None:
        """Say the titles of the menus anew."""
        for spec in MENUS:
            self._menus[spec.name].setTitle(spec.text())
