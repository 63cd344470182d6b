"""The time of a window, stopped: motions are held at a given moment.

Motions of Qt measure time by themselves, timers too. While a screen is built no timer fires that
waits for a time; then motions and timers are taken hold of. So no picture depends on how long a
computer took.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.scene.table_top import SETTLED

_GENERATIONS: Final = 3
"""How long a chain of events may be: a step, a gate, a layout."""


class _StoppedClock(QObject):
    """Discards the events of timers that wait for a time."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Timer or not isinstance(watched, QTimer):
            return False
        return watched.interval() > 0


@contextmanager
def stopped_clock(application: QCoreApplication) -> Iterator[None]:
    """Stop all timers that wait for a time, however slow the computer is."""
    clock = _StoppedClock()
    application.installEventFilter(clock)
    try:
        yield
    finally:
        application.removeEventFilter(clock)


def let_pass(window: QWidget, milliseconds: int) -> None:
    """Deliver queued events, then fire the timers that wait no longer than a time."""
    QApplication.processEvents()
    for timer in window.findChildren(QTimer):
        if timer.isActive() and 0 < timer.interval() <= milliseconds:
            if timer.isSingleShot():
                timer.stop()
            timer.timeout.emit()


def hold(window: QWidget, share: float) -> None:
    """Run everything that has begun, and stop all that moves at a share of its way."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(_GENERATIONS):
        _stop(window, share)
        QApplication.processEvents()
    _stop(window, share)
    for board in window.findChildren(ZoomView):
        board.settle()
    _stop(window, share)


def bring_to_rest(window: QWidget) -> None:
    """Bring everything to its end."""
    hold(window, 1.0)


def _stop(window: QWidget, share: float) -> None:
    """Hold motions, and timers but for those that wait until a size has settled: it has."""
    QCoreApplication.sendPostedEvents()
    for timer in window.findChildren(QTimer):
        if timer.isActive() and timer.interval() > 0:
            timer.stop()
            if timer.interval() <= SETTLED:
                timer.timeout.emit()
    for motion in window.findChildren(QAbstractAnimation):
        if motion.state() is not QAbstractAnimation.State.Stopped:
            motion.pause()
            motion.setCurrentTime(round(share * motion.duration()))
