"""What the walks through a scoring and through the attack share: how one leads them on.

A walk also goes on by itself, and another may begin while a finger is on its way. So what leads on
does nothing for a moment after it has come up, and after it has come to mean something else.
"""

from typing import Final, Protocol

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.changcheng.widgets.overlay_panel import OverlayPanel
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button, Rank

STILL: Final = 450
"""Milliseconds for which a click or key that was meant for what was there before does nothing."""


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
        self._meant: object = None
        self._still = QTimer(self, singleShot=True, interval=STILL)

    @property
    def is_still(self) -> bool:
        """Tell whether what leads on does nothing yet."""
        return self._still.isActive()

    def lead_on(self) -> None:
        """Show what comes next, as a key does; not what comes up only now, which nobody can have
        meant yet.
        """
        self._lead_on(Qt.KeyboardModifier.NoModifier)

    def mean(self, meaning: object) -> None:
        """Take note of what leading on means now; None while there is nothing to lead on."""
        if meaning != self._meant:
            self._meant = meaning
            self._still.start()

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
        if self.is_still:
            return
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._walked.advance_to_end()
        else:
            self._walked.advance()
