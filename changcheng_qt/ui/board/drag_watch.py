"""A drag that begins in one widget and goes on over another.

While a button is down, Qt sends the pointer's events to the widget where it went down. A
`DragWatch` sees them all the same, by their place on the desktop, until the button is let go, Esc
is pressed or the window loses the focus.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget


class DragWatch(QObject):
    """Follows one drag at a time."""

    def __init__(
        self,
        move: Callable[[QPoint], None],
        finish: Callable[[QPoint], None],
        cancel: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Take what follows the pointer, ends the drag, or cancels it; points are global."""
        super().__init__(parent)
        self._move = move
        self._finish = finish
        self._cancel = cancel
        self._is_watching = False

    def begin(self) -> None:
        """Watch the pointer until its button is let go."""
        application = QCoreApplication.instance()
        if application is not None and not self._is_watching:
            self._is_watching = True
            application.installEventFilter(self)

    def stop(self) -> None:
        """Watch no longer."""
        application = QCoreApplication.instance()
        if application is not None and self._is_watching:
            self._is_watching = False
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the moves; let the widget below have the release, which it waits for."""
        if not isinstance(watched, QWidget):
            return False
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                self._move(event.globalPosition().toPoint())
                return True
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent):
                self.stop()
                self._finish(event.globalPosition().toPoint())
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent):
                event.setAccepted(event.key() == Qt.Key.Key_Escape)
                return event.isAccepted()
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._ends_by(event)
            case QEvent.Type.WindowDeactivate:
                self._give_up()
            case _:
                pass
        return False

    def _ends_by(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Escape:
            return False
        self._give_up()
        return True

    def _give_up(self) -> None:
        if self._is_watching:
            self.stop()
            self._cancel()
