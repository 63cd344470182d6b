"""One process that works for the window, the pipe to it, and a conversation through that pipe.

The modules that start processes are imported with the first one. A timer polls the pipe while an
answer is due: Qt cannot watch the pipes of every system.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""The loop that runs in the process; a function of a module, so that the process can find it."""


class WorkerProcess:
    """One spawned process and the pipe to it; nothing here waits."""

    def __init__(self, serve: Serve) -> None:
        """Start the process; it can be told something at once, and hears it as soon as it runs."""
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def tell(self, message: object) -> None:
        """Put something into the pipe; raises OSError where nobody listens any more."""
        self._pipe.send(message)

    def hear(self) -> object | None:
        """Return what the process has sent, None if there is nothing yet; raises EOFError or
        OSError where nothing will come.
        """
        return self._pipe.recv() if self._pipe.poll() else None

    def end(self) -> None:
        """End the process, whatever it is doing."""
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
        """Poll every `listen_every` ms; each process that is started hears `opening` first."""
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
        """Send a message; a fault is noticed when listening, so that no caller fails."""
        with suppress(OSError):
            if self._process is None:
                self._process = WorkerProcess(self._serve)
                for first in self._opening:
                    self._process.tell(first)
            self._process.tell(message)

    def ask(self, message: object) -> None:
        """Send a message and listen for replies."""
        self._listening.start()
        self.tell(message)

    def stop_listening(self) -> None:
        """Expect no reply."""
        self._listening.stop()

    def end(self) -> None:
        """End the process, and listen no more."""
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
