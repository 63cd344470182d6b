"""The time of a window, stopped: what moves is held where a test wants to see it.

Motions of Qt measure time by themselves, timers too. Both are taken hold of as soon as anything has
happened, and painting may take as long as it takes, so that no picture depends on how long a
computer took.
"""

from math import inf

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from changcheng_qt.ui.board import zoom_view

_GENERATIONS = 3
"""How often what happens may let something else happen: a step, a gate, a layout."""


def paint_unhurried(patch: pytest.MonkeyPatch) -> None:
    """Let every paint event have all the time that it needs."""
    patch.setattr(zoom_view, "FRAME_BUDGET", inf)


def hold(window: QWidget, share: float) -> None:
    """Let everything that was begun happen, and hold all that moves a share of its way."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(_GENERATIONS):
        _stop(window, share)
        QApplication.processEvents()
    _stop(window, share)
    for board in window.findChildren(zoom_view.ZoomView):
        board.settle()


def bring_to_rest(window: QWidget) -> None:
    """Let everything come to its end."""
    hold(window, 1.0)


def _stop(window: QWidget, share: float) -> None:
    QCoreApplication.sendPostedEvents()
    for timer in window.findChildren(QTimer):
        if timer.interval() > 0:
            timer.stop()
    for motion in window.findChildren(QAbstractAnimation):
        if motion.state() is not QAbstractAnimation.State.Stopped:
            motion.pause()
            motion.setCurrentTime(round(share * motion.duration()))
