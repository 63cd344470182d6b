"""A button that shows a key and takes another one when it is pressed."""

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.actions.keys import written_key
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button

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
        """Tell whether the next key is taken."""
        return self._is_waiting

    def show_key(self, key: str) -> None:
        """Show a key, given as portable text, in the words of this desktop."""
        self._key = key
        self.retranslate()

    def retranslate(self) -> None:
        """Say the key anew."""
        if self._is_waiting:
            self.say(translate("Keys", "Press a key…"))
            return
        native = written_key(self._key).toString(QKeySequence.SequenceFormat.NativeText)
        self.say(native or translate("Keys", "None", "no key"))

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
