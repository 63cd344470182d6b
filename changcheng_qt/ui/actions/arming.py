"""Guards buttons against a stray key after the focus has moved by itself.

A panel that opens gets the focus, and a person who has just pressed Enter or Space for something
else may press it again. So a guarded button ignores keys for a moment after it got the focus. On
one that commits something the first key only arms it, which is announced, and the next one presses
it. Moving the focus to a button arms it too.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from changcheng_qt.ui.actions.keys import KeyBindings
from changcheng_qt.ui.actions.table import CONFIRM
from changcheng_qt.ui.panels.buttons import Button

_STILL: Final = 300
"""Milliseconds for which a button ignores keys after it got the focus, or was armed."""
_PRESSING: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Select})
"""Keys that always press a button."""
_FOR_A_WHILE: Final = frozenset(
    {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
)
"""Reasons for which a button may lose the focus without being left."""


def presses(event: QKeyEvent, keys: KeyBindings) -> bool:
    """Return True if a key presses the focused button."""
    return event.key() in _PRESSING or keys.means(event, CONFIRM)


class Arming(QObject):
    """Guards at most one button."""

    armed = Signal(object)
    """The button that is armed, None once it is pressed or left."""

    def __init__(self, keys: KeyBindings, parent: QObject) -> None:
        """Guard nothing; `keys` has those that press buttons."""
        super().__init__(parent)
        self._keys = keys
        self._guarded: Button | None = None
        self._still = QTimer(self, singleShot=True, interval=_STILL)

    def guard(self, button: Button) -> None:
        """Guard a button that has got the focus, until it is pressed or left."""
        self._leave()
        self._guarded = button
        button.installEventFilter(self)
        button.destroyed.connect(self._on_destroyed)
        self._still.start()

    def press(self, button: Button) -> None:
        """Press a button by a key of its own. One that commits something is armed by the first, and
        gets the focus.
        """
        if button.commits and not button.hasFocus():
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.guard(button)
            self._arm(button)
        elif button is not self._guarded or not self._holds_off(button):
            button.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Filter keys that would press the button by accident."""
        if watched is self._guarded and self._guarded is not None:
            if isinstance(event, QFocusEvent) and event.lostFocus():
                if event.reason() not in _FOR_A_WHILE:
                    self._leave()
            elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                is_press = presses(event, self._keys)
                return is_press and (event.isAutoRepeat() or self._holds_off(self._guarded))
        return False

    def _holds_off(self, button: Button) -> bool:
        """Arm the guarded button, or allow the press; return whether the key is filtered."""
        if self._still.isActive():
            return True
        if button.commits and not button.is_armed:
            self._arm(button)
            return True
        self._leave()
        return False

    def _arm(self, button: Button) -> None:
        button.arm(armed=True)
        self._still.start()
        self.armed.emit(button)

    def _leave(self) -> None:
        button, self._guarded = self._guarded, None
        if button is not None:
            button.removeEventFilter(self)
            button.destroyed.disconnect(self._on_destroyed)
            if button.is_armed:
                button.arm(armed=False)
                self.armed.emit(None)

    def _on_destroyed(self) -> None:
        self._guarded = None
