"""Files that the desktop hands to a program which runs already, as a Mac does.

Every event of the program passes here, so it is made only where such files come.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileEvents(QObject):
    """Tells of each such file."""

    asked = Signal(object)
    """The path of a file that somebody has double clicked."""

    def __init__(self, application: QCoreApplication, parent: QObject) -> None:
        """Listen for as long as the parent lives."""
        super().__init__(parent)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is meant for the program as a whole."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
