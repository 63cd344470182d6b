"""The clock of the table, made of Qt timers."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.ui.flow.pacing import Alarm


class _TimerAlarm:
    """A single shot that can be called off."""

    def __init__(self, timer: QTimer) -> None:
        self._timer = timer

    def cancel(self) -> None:
        """Stop the timer and let it go."""
        self._timer.stop()
        self._timer.deleteLater()


class QtClock(QObject):
    """Calls later from the event loop."""

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        """Call once, so many milliseconds from now."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(call)
        timer.timeout.connect(timer.deleteLater)
        timer.start(milliseconds)
        return _TimerAlarm(timer)
