"""A group of keys with its heading: what each does, and the key, to be changed or not; a button
that shows a key takes another one when it is pressed.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from changcheng_qt.ui.actions.keys import written_key
from changcheng_qt.ui.actions.table import Text
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import BODY, Words

translate = QCoreApplication.translate

_ALONE = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_unknown,
    }
)
_NO_CHOICE = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape})
_BETWEEN = 4
_KEY_WIDTH = 118


class KeyButton(Button):
    """Shows a key; pressed, it waits for another one. Esc or leaving keeps the old one, and
    Backspace leaves the action without a key.
    """

    key_chosen = Signal(str)
    """The new key as portable text, empty for none."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin without a key."""
        super().__init__(appearance, parent=parent, size=14)
        self._key = ""
        self._is_waiting = False
        self.clicked.connect(self._on_clicked)
        self.setProperty("low", True)

    @property
    def is_waiting(self) -> bool:
        """Whether the next key is taken."""
        return self._is_waiting

    def show_key(self, key: str) -> None:
        """Show a key, given as portable text, in the words of this desktop."""
        self._key = key
        self.retranslate()

    def retranslate(self) -> None:
        """Update the text of the key."""
        if self._is_waiting:
            self.set_words(translate("Keys", "Press a key…"))
            return
        native = written_key(self._key).toString(QKeySequence.SequenceFormat.NativeText)
        self.set_words(native or translate("Keys", "None", "no key"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that is waited for."""
        if not self._is_waiting:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in _ALONE:
            return
        self._wait(waiting=False)
        if key in _NO_CHOICE:
            return
        if key == Qt.Key.Key_Backspace and not event.modifiers():
            self.key_chosen.emit("")
            return
        keypad = Qt.KeyboardModifier.KeypadModifier
        sequence = QKeySequence(QKeyCombination(event.modifiers() & ~keypad, key))
        self.key_chosen.emit(sequence.toString(QKeySequence.SequenceFormat.PortableText))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab end the waiting instead of leaving."""
        return False if self._is_waiting else super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep the old key when left."""
        self._wait(waiting=False)
        super().focusOutEvent(event)

    def _on_clicked(self) -> None:
        self._wait(waiting=True)

    def _wait(self, *, waiting: bool) -> None:
        self._is_waiting = waiting
        self.retranslate()


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
        """Update all texts to the language of the interface."""
        self._heading.set_title(self._title())
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
