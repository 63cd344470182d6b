"""All keys on one page, where they can be changed as well."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, labelled
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.table import MENUS, PLAIN_KEYS, MenuSpec, Text, without_mnemonic
from changcheng_qt.ui.dialogs.key_group import KeyGroup, shared_out
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZE = (1160, 716)
_COLUMN = 330
_MOST_COLUMNS = 3
_MENU = "menu"
"""The one action with a key that stands in no menu: it opens it."""


class KeysDialog(Sheet):
    """The actions by menu, those of the table first, each with its key; help stands below them, for
    so all of it is seen at once.
    """

    def __init__(self, actions: Actions, appearance: Appearance, parent: QWidget) -> None:
        """Show the present keys."""
        super().__init__(appearance, parent, _SIZE)
        self._actions = actions
        self._texts: dict[str, Text] = {}
        """What keys do, by name."""
        self._inside = QWidget(self)
        self._across = QHBoxLayout(self._inside)
        self._columns: list[QVBoxLayout] = []
        *menus, help_menu = map(self._menu_group, MENUS)
        at_table = [self._table_group()] if actions.of_table or actions.held_keys else []
        self._groups = [*at_table, help_menu, *menus, self._everywhere_group()]
        self.keys = {name: key for group in self._groups for name, key in group.keys.items()}
        """The buttons by the names of their actions."""
        self._share_out(1)
        self.area = self.add_scroll(self._inside)
        self._scroll_no_further()
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        self._defaults = self.add_button()
        self._defaults.clicked.connect(actions.bindings.bind_defaults)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        actions.bindings.changed.connect(self._show_key)
        self.retranslate()

    @property
    def fixed(self) -> list[tuple[Words, Words]]:
        """What keys do that cannot be changed, and the keys."""
        return [line for group in self._groups for line in group.fixed]

    def retranslate(self) -> None:
        """Update all texts."""
        self.setWindowTitle(translate("Keys", "Keyboard shortcuts"))
        self.heading.setText(translate("Keys", "Keyboard shortcuts"))
        note = translate("Keys", "Click a shortcut, then press the new key. {key} clears it.")
        self._note.setText(fill(note, key=translate("QShortcut", "Backspace")))
        self._defaults.set_words(translate("Keys", "Reset all"))
        self._close.set_words(translate("Keys", "Close"))
        for group in self._groups:
            group.retranslate()
        self._show_keys()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as there is room for."""
        super().resizeEvent(event)
        fitting = self.width() // self.appearance.px(_COLUMN)
        self._share_out(max(1, min(_MOST_COLUMNS, fitting)))

    def _scroll_no_further(self) -> None:
        """Scroll only where the lines have no room: else Qt keeps some for narrower columns."""
        policy = self._inside.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Ignored)
        self._inside.setSizePolicy(policy)

    def _share_out(self, count: int) -> None:
        """Put the groups into the given number of columns."""
        if count == len(self._columns):
            return
        for column in self._columns:
            self._across.removeItem(column)
        self._columns = [QVBoxLayout() for _ in range(count)]
        for column, groups in zip(self._columns, shared_out(self._groups, count), strict=True):
            for group in groups:
                column.addWidget(group)
            column.addStretch(1)
            column.setSpacing(self.appearance.px(10))
            self._across.addLayout(column, 1)
        self._across.setSpacing(self.appearance.px(26))
        self._across.setContentsMargins(0, 0, self.appearance.px(8), 0)

    def _table_group(self) -> KeyGroup:
        group = KeyGroup(self.appearance, lambda: translate("Keys", "At the table"), self._inside)
        self._add_actions(group, self._actions.of_table)
        for held in self._actions.held_keys:
            self._add_key(group, held.name, held.text)
        return group

    def _everywhere_group(self) -> KeyGroup:
        group = KeyGroup(self.appearance, lambda: translate("Keys", "Everywhere"), self._inside)
        for spec in PLAIN_KEYS:
            self._add_key(group, spec.name, spec.text)
        self._add_actions(group, (_MENU,))
        group.add_fixed(_tab_text, lambda: _native(Qt.Key.Key_Tab))
        return group

    def _menu_group(self, menu: MenuSpec) -> KeyGroup:
        group = KeyGroup(self.appearance, lambda: without_mnemonic(menu.text()), self._inside)
        self._add_actions(group, [name for name in menu.entries if name and name in self._actions])
        return group

    def _add_actions(self, group: KeyGroup, names: Iterable[str]) -> None:
        for name in names:
            self._add_key(group, name, partial(self._actions.text, name))

    def _add_key(self, group: KeyGroup, name: str, text: Text) -> None:
        self._texts[name] = text
        group.add_key(name, text).key_chosen.connect(partial(self._bind, name))

    def _bind(self, name: str, key: str) -> None:
        self._actions.bindings.bind(name, (key,) if key else ())

    def _show_keys(self) -> None:
        for name in self.keys:
            self._show_key(name)

    def _show_key(self, name: str) -> None:
        if (button := self.keys.get(name)) is not None:
            keys = self._actions.bindings.of(name)
            button.show_key(keys[0] if keys else "")
            button.setAccessibleName(labelled(self._texts[name](), button.text()))


def _native(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _tab_text() -> str:
    return translate("Keys", "Next part of the window")
