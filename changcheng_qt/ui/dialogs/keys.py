"""All keys on one page, where they can be changed as well."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.ui.actions import Actions
from changcheng_qt.ui.actions_table import MENUS, without_mnemonic
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.dialogs.key_button import KeyButton
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import BODY, NOTE, Words

translate = QCoreApplication.translate

_SIZE = (660, 640)
_COLUMNS = 2


class KeysDialog(Sheet):
    """The actions by menu, those of the table first, each with its key."""

    def __init__(self, actions: Actions, appearance: Appearance, parent: QWidget) -> None:
        """Show the present keys."""
        super().__init__(appearance, parent, _SIZE)
        self._actions = actions
        self._inside = QWidget(self)
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, appearance.px(8), 0)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2)
        self._headings: dict[str, Heading] = {}
        self._labels: dict[str, Words] = {}
        self.keys: dict[str, KeyButton] = {}
        self.held: list[tuple[Words, Words]] = []
        for group, names in self._groups():
            self._add_group(group, names)
            if group == "table":
                self._add_held()
        self.add_scroll(self._inside)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        self._defaults = self.add_button()
        self._defaults.clicked.connect(actions.bind_defaults)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        actions.keys_changed.connect(self._show_keys)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.setWindowTitle(translate("Keys", "Keyboard shortcuts"))
        self.heading.setText(translate("Keys", "Keyboard shortcuts"))
        self._note.setText(
            translate(
                "Keys",
                "Press a key's button, then the new key. Backspace takes the key away. Arrow keys "
                "walk through what is possible, Enter does it, Esc drops what you hold.",
            )
        )
        self._defaults.say(translate("Keys", "All as they were"))
        self._close.say(translate("Keys", "Close"))
        titles = {spec.name: without_mnemonic(spec.text()) for spec in MENUS}
        titles["table"] = translate("Keys", "At the table")
        for group, heading in self._headings.items():
            heading.say(titles[group])
        for name, label in self._labels.items():
            label.setText(self._actions.text(name))
        self._say_held()
        self._show_keys()

    def _groups(self) -> list[tuple[str, tuple[str, ...]]]:
        of_menus = [
            (spec.name, tuple(name for name in spec.entries if name and name in self._actions))
            for spec in MENUS
        ]
        return [("table", self._actions.of_table), *of_menus]

    def _add_group(self, group: str, names: tuple[str, ...]) -> None:
        if not names:
            return
        self._headings[group] = Heading(self.appearance, self._inside)
        self._grid.addWidget(self._headings[group], self._grid.rowCount(), 0, 1, _COLUMNS)
        for name in names:
            row = self._grid.rowCount()
            self._labels[name] = Words(self.appearance, BODY, self._inside, wrap=True)
            button = KeyButton(self.appearance, self._inside)
            button.key_chosen.connect(lambda key, name=name: self._bind(name, key))
            self.keys[name] = button
            self._labels[name].setBuddy(button)
            self._grid.addWidget(self._labels[name], row, 0)
            self._grid.addWidget(button, row, 1)

    def _add_held(self) -> None:
        """Add a line for every key that only works while it is held; they cannot be changed."""
        for _ in self._actions.held_keys:
            row = self._grid.rowCount()
            text = Words(self.appearance, BODY, self._inside, wrap=True)
            key = Words(self.appearance, BODY, self._inside)
            key.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(text, row, 0)
            self._grid.addWidget(key, row, 1)
            self.held.append((text, key))

    def _say_held(self) -> None:
        for (text, key), held in zip(self.held, self._actions.held_keys, strict=True):
            text.setText(held.text())
            key.setText(held.key)

    def _bind(self, name: str, key: str) -> None:
        self._actions.bind(name, (key,) if key else ())

    def _show_keys(self) -> None:
        for name, button in self.keys.items():
            keys = self._actions.keys(name)
            button.show_key(keys[0] if keys else "")
            button.setAccessibleName(f"{self._actions.text(name)}: {button.text()}")
