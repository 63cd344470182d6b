"""Guards a button whose meaning changes against a press meant for the previous one.

A finger on its way when a button changes would do the new thing. So a press does nothing for a
moment after a change, nor does the second click of a double click.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

STEADY: Final = 600
"""Milliseconds after a change of meaning for which a press does nothing."""
_PRESSING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class Meaning(QObject):
    """The meaning of a press, which may have changed just now."""

    def __init__(self, parent: QObject, milliseconds: int = STEADY) -> None:
        """Start without a meaning; presses do nothing for that long after a change."""
        super().__init__(parent)
        self._meant: object = None
        self._still = QTimer(self, singleShot=True, interval=milliseconds)

    @property
    def is_still(self) -> bool:
        """Whether a press may have been meant for the previous meaning."""
        return self._still.isActive()

    def mean(self, meaning: object) -> None:
        """Set the present meaning of a press; None if there is none."""
        if meaning != self._meant:
            self._meant = meaning
            self._still.start()


class Steadying(Meaning):
    """The meaning of a button, on which presses by accident are filtered."""

    def __init__(self, button: QAbstractButton) -> None:
        """Guard a button from now on."""
        super().__init__(button)
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Filter the second press of a double click, and presses right after a change."""
        if event.type() is QEvent.Type.MouseButtonDblClick:
            return True
        if isinstance(event, QKeyEvent) and event.key() not in _PRESSING:
            return False
        is_press = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
        return is_press and self.is_still
