"""One process that works for the window, its pipe, and a conversation through that pipe.

The modules that start processes are imported with the first one. A timer polls the pipe while an
answer is pending: Qt cannot watch the pipes of every system.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""The loop that runs in the process; a module's function, so that the process can import it."""


class WorkerProcess:
    """One spawned process and its pipe; no method blocks."""

    def __init__(self, serve: Serve) -> None:
        """Start the process; messages can be sent at once, and arrive as soon as it runs."""
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def tell(self, message: object) -> None:
        """Send a message; raises OSError where the other end is closed."""
        self._pipe.send(message)

    def hear(self) -> object | None:
        """Return the next message of the process, None if there is none yet; raises EOFError or
        OSError where none will come.
        """
        return self._pipe.recv() if self._pipe.poll() else None

    def end(self) -> None:
        """Terminate the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()


class Conversation(QObject):
    """Messages to a process, which is started for the first one, and its replies."""

    heard = Signal(object)
    lost = Signal()
    """The process is gone, or could not be started."""

    def __init__(self, parent: QObject, serve: Serve, listen_every: int, *opening: object) -> None:
        """Poll every `listen_every` ms; each started process receives `opening` first."""
        super().__init__(parent)
        self._serve = serve
        self._opening = opening
        self._process: WorkerProcess | None = None
        self._listening = QTimer(self, interval=listen_every)
        self._listening.timeout.connect(self._listen)

    @property
    def has_begun(self) -> bool:
        """Whether there is a process."""
        return self._process is not None

    def tell(self, message: object) -> None:
        """Send a message; a fault is noticed when polling, so that no caller fails."""
        with suppress(OSError):
            if self._process is None:
                self._process = WorkerProcess(self._serve)
                for first in self._opening:
                    self._process.tell(first)
            self._process.tell(message)

    def ask(self, message: object) -> None:
        """Send a message and poll for replies."""
        self._listening.start()
        self.tell(message)

    def stop_listening(self) -> None:
        """Expect no reply."""
        self._listening.stop()

    def end(self) -> None:
        """Terminate the process, and stop polling."""
        self._listening.stop()
        if self._process:
            self._process.end()
            self._process = None

    def _listen(self) -> None:
        try:
            found = self._process.hear() if self._process else None
        except (EOFError, OSError):
            self.lost.emit()
            return
        if self._process is None:
            self.lost.emit()
        elif found is not None:
            self.heard.emit(found)
