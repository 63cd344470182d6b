"""Lines that somebody types while a command works."""

import os
import signal
import threading
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal

STANDARD_INPUT: Final = 0
LONGEST: Final = 200


class TypedLines(QObject):
    """The lines of a file, the standard input by default, read on a thread, which nobody can stop.
    The thread keeps it alive: so it has no parent.
    """

    typed = Signal(str)
    ended = Signal()
    """There will be no more: the input is closed, or belongs to another program now."""
    _read_one = Signal(object)

    def __init__(self, descriptor: int = STANDARD_INPUT) -> None:
        """Read from `start` on."""
        super().__init__()
        self._descriptor = descriptor
        self._is_closed = False
        self._read_one.connect(self._on_read_one)

    def start(self) -> None:
        """Start the thread. In the background of a terminal it reads nothing, as the system says by
        a signal that would stop the whole program.
        """
        if stop := getattr(signal, "SIGTTIN", None):
            signal.signal(stop, signal.SIG_IGN)
        threading.Thread(target=self._read, name="typed lines", daemon=True).start()

    def close(self) -> None:
        """Emit nothing any more."""
        self._is_closed = True

    def _read(self) -> None:
        with suppress(OSError), os.fdopen(self._descriptor, "rb", 0, closefd=False) as lines:
            while not self._is_closed and (line := lines.readline(LONGEST)):
                self._read_one.emit(line.decode(errors="replace").strip())
        self._read_one.emit(None)

    def _on_read_one(self, line: str | None) -> None:
        if self._is_closed:
            return
        if line is None:
            self.ended.emit()
        else:
            self.typed.emit(line)
