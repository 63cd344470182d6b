"""Noticing that the pointer, or the keys, rest on one of several widgets.

What comes up under a pointer that lies still is not pointed at: nobody has gone there.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

HOVER: Final = 400
"""Milliseconds for which something is pointed at before more is shown of it."""

_LEAVING: Final = frozenset(
    {
        QEvent.Type.Leave,
        QEvent.Type.FocusOut,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.KeyPress,
        QEvent.Type.Hide,
    }
)


class RestWatch(QObject):
    """Watches widgets; a press or a key counts as leaving, for then something else is meant."""

    rested = Signal(object)
    """The widget on which pointer or keys rest."""
    left = Signal()

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing to watch."""
        super().__init__(parent)
        self._on: QWidget | None = None
        self._entered: QObject | None = None
        """What the pointer is over without having moved there yet."""
        self._rest = QTimer(self, singleShot=True, interval=HOVER)
        self._rest.timeout.connect(self._on_rested)

    def watch(self, widget: QWidget) -> None:
        """Watch one widget more."""
        widget.setMouseTracking(True)
        widget.installEventFilter(self)

    def stop(self) -> None:
        """Take no rest that has begun for one."""
        self._rest.stop()
        self._on = self._entered = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin a rest, or end it; the widget itself gets every event all the same."""
        if event.type() == QEvent.Type.Enter:
            self._entered = watched
        elif self._is_coming(watched, event) and isinstance(watched, QWidget):
            self._on, self._entered = watched, None
            self._rest.start()
        elif event.type() in _LEAVING:
            self.stop()
            self.left.emit()
        return super().eventFilter(watched, event)

    def _is_coming(self, watched: QObject, event: QEvent) -> bool:
        """Tell whether keys come to a widget, or the pointer moves on one that it is new to."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            return watched is self._entered and not event.buttons()
        return event.type() == QEvent.Type.FocusIn

    def _on_rested(self) -> None:
        if self._on is not None and self._on.isVisible():
            self.rested.emit(self._on)
