"""What the walks through a scoring and through the attack share: how one leads them on."""

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.changcheng.widgets.overlay_panel import OverlayPanel
from changcheng_qt.ui.panels.buttons import Button, Rank


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
    """A panel that its button or a click leads on, with Shift to the end."""

    def __init__(self, appearance: Appearance, walked: Course, parent: QWidget) -> None:
        """Lead on what is walked through."""
        super().__init__(appearance, parent)
        self._walked = walked
        self.next = Button(appearance, Rank.PRIMARY, self)
        self.next.clicked.connect(self._on_next)

    def is_apart(self, place: QPoint) -> bool:
        """Tell whether a click there leads nowhere, because something is decided there."""
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows what comes next, with Shift all of it; the end needs its button."""
        event.accept()
        if not self.is_apart(event.position().toPoint()) and self._walked.waiting:
            self._lead_on(event.modifiers())

    def _on_next(self) -> None:
        self._lead_on(QGuiApplication.keyboardModifiers())

    def _lead_on(self, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._walked.advance_to_end()
        else:
            self._walked.advance()
