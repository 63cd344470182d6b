"""A cable that somebody has tapped, or a long one."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from tests.net.broker import HERE


class Wire(QObject):
    """A cable to a port of this computer, and all that goes through it, which takes some
    milliseconds each way.
    """

    def __init__(self, port: int, delay: int = 0) -> None:
        super().__init__()
        self._port, self._delay, self.taken = port, delay, bytearray()
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._on_connection)
        self._server.listen(QHostAddress(HERE))
        self.port = self._server.serverPort()

    def _on_connection(self) -> None:
        near, far = self._server.nextPendingConnection(), QTcpSocket(self)
        far.connectToHost(HERE, self._port)
        for one, other in ((near, far), (far, near)):
            one.setSocketOption(QTcpSocket.SocketOption.LowDelayOption, 1)
            one.readyRead.connect(lambda one=one, other=other: self._pass_on(one, other))
            one.disconnected.connect(lambda other=other: other.disconnectFromHost())

    def _pass_on(self, one: QTcpSocket, other: QTcpSocket) -> None:
        passed = bytes(one.readAll().data())
        self.taken += passed
        if self._delay:
            QTimer.singleShot(self._delay, other, lambda: other.write(passed))
        else:
            other.write(passed)
