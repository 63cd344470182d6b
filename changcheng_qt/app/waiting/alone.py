"""One `changcheng-qt waiting` at a time, which the program can end.

It listens on a local socket next to the one of the window, as `one_window` does; somebody who
connects and says so ends it.
"""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from changcheng_qt.app.one_window import PATIENCE, is_heard, is_own, own_connections
from changcheng_qt.app.paths import Folders
from changcheng_qt.saves.disk import RealDisk

_END: Final = b"end\n"


def socket_of(folders: Folders) -> str:
    """Return the name of the socket."""
    return f"{folders.socket}-waiting"


class Alone(QObject):
    """Holds the socket."""

    ended = Signal()
    """Somebody wants this process to end."""

    def __init__(self, parent: QObject) -> None:
        """Hold nothing yet."""
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def take(self, folders: Folders) -> bool:
        """Take the socket; return False if another process has it, or there is no place for it."""
        name = socket_of(folders)
        if not folders.make_way_to_socket(RealDisk()) or is_heard(name):
            return False
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Release the socket."""
        self._server.close()

    def _on_connection(self) -> None:
        for socket in own_connections(self._server):
            socket.readyRead.connect(lambda socket=socket: self._on_words(socket))

    def _on_words(self, socket: QLocalSocket) -> None:
        if socket.peek(len(_END)).data() == _END:
            self.ended.emit()


def end_other(folders: Folders) -> None:
    """End the process that listens, if there is one, and wait until it has gone."""
    socket = QLocalSocket()
    with suppress(OSError):
        socket.connectToServer(socket_of(folders))
        if socket.waitForConnected(PATIENCE) and is_own(socket):
            socket.write(_END)
            socket.waitForBytesWritten(PATIENCE)
            socket.waitForDisconnected(PATIENCE)
