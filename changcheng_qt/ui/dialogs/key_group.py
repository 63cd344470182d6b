"""A group of keys with its heading: what each does, and the key, to be changed or not."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from changcheng_qt.ui.actions.table import Text
from changcheng_qt.ui.dialogs.key_button import KeyButton
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import BODY, Words

_BETWEEN = 4
_KEY_WIDTH = 118


class KeyGroup(Panel):
    """Lines of words and keys below a heading."""

    def __init__(self, appearance: Appearance, title: Text, parent: QWidget) -> None:
        """Begin without lines."""
        super().__init__(appearance, parent)
        self._title = title
        self._heading = Heading(appearance, self)
        self.keys: dict[str, KeyButton] = {}
        """The buttons of the keys that can be changed, by the name of the action."""
        self.fixed: list[tuple[Words, Words]] = []
        """What the other keys do, and the keys."""
        self._texts: list[tuple[Words, Text]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._heading, 0, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.restyle()

    @property
    def lines(self) -> int:
        """How many lines there are, the heading with them."""
        return 1 + len(self.keys) + len(self.fixed)

    def add_key(self, name: str, text: Text) -> KeyButton:
        """Add a key that can be changed, of an action."""
        button = self.keys[name] = KeyButton(self.appearance, self)
        self._add_line(text, button).setBuddy(button)
        return button

    def add_fixed(self, text: Text, key: Text) -> None:
        """Add a key that is always the same."""
        shown = Words(self.appearance, BODY, self)
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._texts.append((shown, key))
        self.fixed.append((self._add_line(text, shown), shown))

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self._heading.say(self._title())
        for words, text in self._texts:
            words.setText(text())

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        self._grid.setSpacing(px(_BETWEEN))
        self._grid.setColumnMinimumWidth(1, px(_KEY_WIDTH))

    def _add_line(self, text: Text, key: QWidget) -> Words:
        row = self._grid.rowCount()
        words = Words(self.appearance, BODY, self, wrap=True)
        self._texts.append((words, text))
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(key, row, 1)
        return words


def shared_out(groups: Iterable[KeyGroup], columns: int) -> list[list[KeyGroup]]:
    """Share groups out among columns, in their order and about evenly."""
    shared: list[list[KeyGroup]] = [[] for _ in range(columns)]
    listed = list(groups)
    fair = sum(group.lines for group in listed) / columns
    done = 0.0
    for group in listed:
        middle = done + group.lines / 2
        shared[min(columns - 1, int(middle / fair))].append(group)
        done += group.lines
    return shared
