"""What the walks through a scoring and through the attack share: how one leads them on."""

from typing import Final, Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.changcheng.widgets.overlay_panel import OverlayPanel
from changcheng_qt.ui.panels.buttons import Button

_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Course(Protocol):
    """What is shown one after the other."""

    @property
    def waiting(self) -> int:
        """How much is still to come."""

    def advance(self) -> None:
        """Show what comes next; never decides anything."""

    def advance_to_end(self) -> None:
        """Show all that is to come."""


class WalkPanel(OverlayPanel):
    """A panel that Space, Enter or a click leads on, with Shift to the end."""

    def __init__(self, appearance: Appearance, walked: Course, parent: QWidget) -> None:
        """Lead on what is walked through."""
        super().__init__(appearance, parent)
        self._walked = walked

    def is_apart(self, place: QPoint) -> bool:
        """Tell whether a click there leads nowhere, because something is decided there."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter show what comes next, with Shift all of it; Enter presses a button that
        has the focus.
        """
        focused, is_enter = self.focusWidget(), event.key() in _ENTER
        if event.key() != Qt.Key.Key_Space and not is_enter:
            super().keyPressEvent(event)
        elif is_enter and isinstance(focused, Button) and focused.hasFocus():
            if not event.isAutoRepeat():
                focused.click()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._walked.advance_to_end()
        elif not event.isAutoRepeat():
            self._walked.advance()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows what comes next, with Shift all of it; the end needs its button."""
        event.accept()
        if self.is_apart(event.position().toPoint()):
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._walked.advance_to_end()
        elif self._walked.waiting:
            self._walked.advance()
