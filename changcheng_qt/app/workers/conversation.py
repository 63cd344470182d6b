"""A conversation with one process through its pipe.

A timer polls the pipe while an answer is pending: Qt cannot watch the pipes of every system.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.workers.worker_process import Serve, WorkerProcess


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
        if self._process is None:
            try:
                self._process = WorkerProcess(self._serve)
            except OSError:
                return
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
