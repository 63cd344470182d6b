"""The part of the side panel in which a decision waits: a drawer opens for it and closes after it,
and the panel scrolls to it.
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

    def lead(self, follow: Callable[[QWidget | None], None]) -> None:
        """Call a function now and with every change."""
        self.changed.connect(follow)
        follow(self.asker)

    def say(self, asker: QWidget | None) -> None:
        """Say in which part something waits now."""
        if asker is not self.asker:
            self.asker = asker
            self.changed.emit(asker)
