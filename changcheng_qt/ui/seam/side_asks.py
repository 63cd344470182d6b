"""Whether a decision waits in the side panel: a drawer opens for it, and closes after it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class SideAsks(QObject):
    """A title says when the person at the screen has something to decide in the side panel."""

    changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_asked = False

    def lead(self, follow: Callable[[bool], None]) -> None:
        """Call a function now and with every change."""
        self.changed.connect(follow)
        follow(self.is_asked)

    def say(self, *, is_asked: bool) -> None:
        """Say whether something waits there now."""
        if is_asked != self.is_asked:
            self.is_asked = is_asked
            self.changed.emit(is_asked)
