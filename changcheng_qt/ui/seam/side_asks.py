"""The part of the side panel in which a decision waits: a drawer opens for it and closes after it,
and the panel scrolls to it. A question to everybody gets the focus too.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget


class SideAsks(QObject):
    """A title says when the person at the screen has something to decide in the side panel."""

    changed = Signal(object)
    """The part of the panel, None if nothing waits there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asker: QWidget | None = None
        """The part in which something waits now."""
        self.control: QWidget | None = None
        """Its control for Enter, None if the board keeps the focus."""

    def lead(self, follow: Callable[[QWidget | None], None]) -> None:
        """Call a function now and with every change."""
        self.changed.connect(follow)
        follow(self.asker)

    def say(self, asker: QWidget | None, control: QWidget | None = None) -> None:
        """Say in which part something waits now, and which control gets the focus."""
        if asker is not self.asker or control is not self.control:
            self.asker, self.control = asker, control
            self.changed.emit(asker)
