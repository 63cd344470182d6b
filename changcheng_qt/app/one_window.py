"""One window for everybody who starts the program: a later start hands its file to the first.

The window listens at a local socket that only its owner can reach. A later start says in one line
of JSON which file it was given, and ends when the window has answered; where nobody answers in
time it opens a window of its own. Games are safe either way, by their locks. `Folders.socket` says
where the window listens.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE: Final = 1500
"""Milliseconds that a later start waits for an answer."""
_LONGEST_LINE: Final = 8192
_ANSWER: Final = b"thanks\n"


def hand_over(name: str, file: Path | None, patience: int = PATIENCE) -> bool:
    """Hand a file, or just the wish to be seen, to the window that listens; tell whether there was
    one that answered.
    """
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(patience):
        return False
    line = json.dumps({"open": None if file is None else str(file.absolute())})
    socket.write(line.encode() + b"\n")
    while not socket.canReadLine():
        if not socket.waitForReadyRead(patience):
            return False
    return socket.readLine().data() == _ANSWER


class Doorkeeper(QObject):
    """Listens for later starts, as long as the window lives."""

    called = Signal(object)
    """Somebody started the program again, with the path of a file or None."""

    def __init__(self, name: str, parent: QObject) -> None:
        """Listen there, unless another window does."""
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not _is_heard(name):
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._on_words(socket))

    def _on_words(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST_LINE:
                socket.abort()
            return
        line = bytes(socket.readLine(_LONGEST_LINE).data())
        with suppress(ValueError, RecursionError):
            asked = _file_in(line)
            socket.write(_ANSWER)
            socket.flush()
            self.called.emit(asked)
        socket.disconnectFromServer()


def _is_heard(name: str) -> bool:
    """Tell whether a window listens there; one that was killed leaves its socket behind."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(PATIENCE)


def _file_in(line: bytes) -> Path | None:
    """Return the file that a later start names; raises ValueError for other words."""
    values = json.loads(line)
    if not isinstance(values, dict) or set(values) != {"open"}:
        raise ValueError("these are not the words of a later start")
    file = values["open"]
    if file is None:
        return None
    if not isinstance(file, str) or not Path(file).is_absolute():
        raise ValueError("a whole path is expected")
    return Path(file)
