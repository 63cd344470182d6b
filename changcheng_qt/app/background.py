"""Work away from the window, whose result comes back to it."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")


class Background(QObject):
    """Runs one piece of work at a time; a newer one takes the place of an older one."""

    _finished = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        """Begin idle."""
        super().__init__(parent)
        self._number = 0
        self._then: Callable[[Any], None] | None = None
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Tell whether a result is still to come."""
        return self._then is not None

    def run(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Work in a thread of its own, which must raise nothing; then tell the result, unless
        something else was asked for meanwhile.
        """
        self._number += 1
        self._then = then
        Thread(target=self._work, args=(self._number, work), daemon=True).start()

    def forget(self) -> None:
        """Tell no result any more."""
        self._then = None

    def _work(self, number: int, work: Callable[[], object]) -> None:
        result = work()
        with suppress(RuntimeError):  # the window was given up before
            self._finished.emit(number, result)

    def _on_finished(self, number: int, result: object) -> None:
        if number == self._number and self._then is not None:
            then, self._then = self._then, None
            then(result)
