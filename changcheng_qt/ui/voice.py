"""The one mouth of the program: every sentence that a screen reader speaks by itself."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget


class Voice(QObject):
    """Speaks in the name of a widget; who wants to know what is said listens to `spoken`."""

    spoken = Signal(str)
    """A sentence that is spoken now, where a screen reader is on."""

    def __init__(self, speaker: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(speaker)
        self._speaker = speaker

    def say(self, text: str) -> None:
        """Have a sentence spoken; nothing where it is empty."""
        if not text:
            return
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        self.spoken.emit(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, text))
