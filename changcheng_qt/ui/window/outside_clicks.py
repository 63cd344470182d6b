"""Clicks beside something that lies over the table, which close it."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget


class OutsideClicks(QObject):
    """Tells of a press on given widgets, which does not reach them; moves do reach them."""

    happened = Signal()

    def __init__(self, parent: QObject) -> None:
        """Watch nothing."""
        super().__init__(parent)
        self._outside: tuple[QWidget, ...] = ()

    def watch(self, outside: tuple[QWidget, ...]) -> None:
        """Watch these widgets with all that is in them, and no others."""
        application = QApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        self._outside = outside
        if outside:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a press on the widgets from them."""
        if event.type() is not QEvent.Type.MouseButtonPress or not self._lies_outside(watched):
            return False
        self.happened.emit()
        return True

    def _lies_outside(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and any(
            widget is watched or widget.isAncestorOf(watched) for widget in self._outside
        )
