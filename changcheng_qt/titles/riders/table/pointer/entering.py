"""Commands that are chosen together and entered one by one, such as cards to give up."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion


class Entering(QObject):
    """Enters queued commands, each once the step before it is shown.

    The queue is dropped whenever something else happens: a refusal, a jump, another viewer.
    """

    def __init__(self, bridge: MatchBridge, parent: QObject) -> None:
        """Start with nothing to enter."""
        super().__init__(parent)
        self._bridge = bridge
        self._waiting: deque[Command] = deque()
        self._viewer = bridge.viewer
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._enter_next)
        bridge.changed.connect(self._on_changed)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be entered."""
        return bool(self._waiting)

    def enter(self, commands: Iterable[Command]) -> None:
        """Enter these commands in order, in place of any others."""
        self._waiting = deque(commands)
        self._viewer = self._bridge.viewer
        self._enter_next()

    def _enter_next(self) -> None:
        if self._waiting and not self._bridge.submit(self._waiting.popleft()):
            self._waiting.clear()

    def _on_changed(self, change: Change) -> None:
        if change.motion is not Motion.FORWARD or self._bridge.viewer != self._viewer:
            self._waiting.clear()
        elif self._waiting:
            self._timer.start()
