"""The time of a window, stopped: what moves is held where somebody wants to see it.

Motions of Qt measure time by themselves, timers too. Both are taken hold of as soon as anything has
happened, so that no picture depends on how long a computer took.
"""

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.scene.table_top import SETTLED

_GENERATIONS: Final = 3
"""How often what happens may let something else happen: a step, a gate, a layout."""


def hold(window: QWidget, share: float) -> None:
    """Let everything that was begun happen, and hold all that moves a share of its way."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(_GENERATIONS):
        _stop(window, share)
        QApplication.processEvents()
    _stop(window, share)
    for board in window.findChildren(ZoomView):
        board.settle()
    _stop(window, share)


def bring_to_rest(window: QWidget) -> None:
    """Let everything come to its end."""
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
