"""One window for all starts of the program: a later start passes its file to the first.

The window listens on a local socket in a folder of its owner, and either end checks the owner of
the other. A later start sends one line of JSON with its file and the screens on which it would show
a window, and ends when the window has answered, which it does not where it is on none of these.
Where nobody answers in time a later start opens a window of its own. Games are safe either way, by
their locks. `Folders.socket` names the socket. On a Mac the desktop itself passes files to the
running program.
"""

import ctypes
import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from changcheng_qt.app.screen import own_screens

PATIENCE: Final = 1500
"""Milliseconds that a later start waits for an answer."""
_LONGEST_LINE: Final = 8192
_ANSWER: Final = b"thanks\n"
_ANY_PROCESS: Final = -1


def hand_over(name: str, file: Path | None, patience: int = PATIENCE) -> bool:
    """Pass a file, or just the request to appear, to the listening window; return whether one
    answered.
    """
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(patience) or not is_own(socket):
        return False
    asked = None if file is None else str(file.absolute())
    line = json.dumps({"open": asked, "screens": own_screens()})
    _allow_to_rise()
    socket.write(line.encode() + b"\n")
    while not socket.canReadLine():
        if not socket.waitForReadyRead(patience):
            return False
    return socket.readLine().data() == _ANSWER


def own_connections(server: QLocalServer) -> Iterator[QLocalSocket]:
    """Yield the new connections of the present user, each deleted once it has ended; end those of
    others.
    """
    while server.hasPendingConnections():
        socket = server.nextPendingConnection()
        socket.disconnected.connect(socket.deleteLater)
        if is_own(socket):
            yield socket
        else:
            socket.abort()


class SingleInstance(QObject):
    """Listens for later starts, as long as the window lives."""

    called = Signal(object)
    """The program was started again, with the path of a file or None."""

    def __init__(self, name: str, parent: QObject) -> None:
        """Listen on that socket, unless another window does."""
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not is_heard(name):
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _on_connection(self) -> None:
        for socket in own_connections(self._server):
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


class FileEvents(QObject):
    """Emits the files that the desktop passes to a running program, as a Mac does.

    Every event of the program passes through its filter, so it is made only where such files
    arrive.
    """

    asked = Signal(object)
    """The path of a file that was double-clicked."""

    def __init__(self, application: QCoreApplication, parent: QObject) -> None:
        """Listen for as long as the parent lives."""
        super().__init__(parent)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle file events of the program as a whole."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def is_heard(name: str) -> bool:
    """Return whether a window listens there; a killed window leaves its socket behind."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(PATIENCE)


def _file_in(line: bytes) -> Path | None:
    """Return the file of a later start; raises ValueError for other words, and for a start on
    screens that do not show this window.
    """
    values = json.loads(line)
    if not isinstance(values, dict) or set(values) != {"open", "screens"}:
        raise ValueError("these are not the words of a later start")
    file, screens, own = values["open"], values["screens"], own_screens()
    if not isinstance(screens, dict):
        raise ValueError("screens are expected by their variables")
    shared = [name for name, screen in own.items() if screens.get(name) == screen]
    if (own or screens) and not shared:
        raise ValueError("this window is on another screen")
    if file is None:
        return None
    if not isinstance(file, str) or not Path(file).is_absolute():
        raise ValueError("a whole path is expected")
    return Path(file)


if sys.platform == "linux":
    _SOCKET_LEVEL: Final = 1
    _PEER_CREDENTIALS: Final = 17

    def is_own(socket: QLocalSocket) -> bool:
        """Return whether the program at the other end is the same user's."""
        process_user_group = (ctypes.c_uint32 * 3)()
        size = ctypes.c_uint32(ctypes.sizeof(process_user_group))
        failed = ctypes.CDLL(None).getsockopt(
            socket.socketDescriptor(),
            _SOCKET_LEVEL,
            _PEER_CREDENTIALS,
            ctypes.byref(process_user_group),
            ctypes.byref(size),
        )
        return not failed and process_user_group[1] == os.getuid()

elif sys.platform == "darwin":

    def is_own(socket: QLocalSocket) -> bool:
        """Return whether the program at the other end is the same user's."""
        user, group = ctypes.c_uint32(), ctypes.c_uint32()
        failed = ctypes.CDLL(None).getpeereid(
            socket.socketDescriptor(), ctypes.byref(user), ctypes.byref(group)
        )
        return not failed and user.value == os.getuid()

else:

    def is_own(socket: QLocalSocket) -> bool:
        """Trust the pipe, which on Windows nobody else may open."""
        return True


def _allow_to_rise() -> None:
    """Pass the right to come to the front on to the listening window: Windows gives it only to the
    program that a person has just started.
    """
    if sys.platform == "win32":
        ctypes.WinDLL("user32").AllowSetForegroundWindow(_ANY_PROCESS)
