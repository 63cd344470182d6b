"""How long tests wait for an event that must come: long enough that the wait fails only if it never
comes.

pytest-qt waits 5 s, which a process or a disk may take on a computer that is busy with other work.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

PATIENCE = 180_000
SECONDS = PATIENCE // 1000
"""The same for a process, or a thread."""
IN_VAIN = 3_000
"""Milliseconds of patience for an event that comes and, where a fault is planted, does not."""
RARER = 10
"""The next question comes after this part of the time that was waited, or as many times what the
last one took, whichever is sooner.
"""


class PatientBot(QtBot):
    """Waits longer wherever a test does not say how long."""

    patience: ClassVar[int] = PATIENCE

    def waitSignal(self, signal: Any, *, timeout: int | None = None, **more: Any) -> Any:  # noqa: ANN401
        return super().waitSignal(signal, timeout=self._time(timeout), **more)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int | None = None) -> None:
        """Wait as `QtBot` does, and ask less often the longer it takes, unless that costs nothing:
        to look at a window costs as much as to paint it.
        """
        most, clock, due = self._time(timeout), QElapsedTimer(), 0
        clock.start()

        def asked() -> bool | None:
            nonlocal due
            now = clock.elapsed()
            if now < min(due, most):
                return False
            answer = callback()
            due = now + min(now // RARER, RARER * (clock.elapsed() - now))
            return answer

        super().waitUntil(asked, timeout=most)

    def waitCallback(self, *, timeout: int | None = None, **more: Any) -> Any:  # noqa: ANN401
        return super().waitCallback(timeout=self._time(timeout), **more)

    def _time(self, timeout: int | None) -> int:
        return self.patience if timeout is None else timeout
