"""The local network as a carrier: the host's computer listens, and guests connect to it by TCP.

Theory of operation. The host is a post office without a memory for others: it keeps its own latest
letter for each box and sends it to each connection that listens there, now or later; letters of
guests are heard at once, and are not kept. A guest connects again whenever the connection ends,
each time after a longer wait, to the next of the host's addresses; then it listens again, and posts
its latest letters again. So nothing is lost with a connection.

A cable that is pulled out ends no connection. So both ends send a ping now and then, and end a
connection over which nothing has come for three times as long. The host tells whose letters came
by a connection that has ended, unless they soon come by another.

The host believes nothing: parcels that break a limit, or too many of them, end the connection.
Where there are too many connections, those end for which there is no letter: whoever opens many and
says nothing keeps nobody out.
"""

from collections.abc import Sequence
from functools import partial
from itertools import cycle
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QNetworkInterface,
    QTcpServer,
    QTcpSocket,
)

from changcheng_qt.net.carrier import Allowance, Reach
from changcheng_qt.net.parcels import Kind, Malformed, Parcel, Unpacking

MOST_CONNECTIONS: Final = 16
"""Twelve peers, and some that are just coming back."""
MOST_BOXES: Final = 8
"""The boxes to which one connection may listen."""
PING: Final = 5000
"""Milliseconds between two pings."""
WAITS: Final = (500, 1000, 2000, 4000, 8000, 15000)
"""Milliseconds before a guest connects again, after each attempt without success; then the last
one.
"""
SILENCE: Final = 3
"""The pings in whose time something must have come."""
GRACE: Final = 1000
"""Milliseconds in which somebody whose connection has ended comes back unnoticed."""
_MOST_UNSENT: Final = 4 * 1024 * 1024
"""The bytes that may wait for a slow reader before its connection is ended."""


def own_addresses() -> tuple[str, ...]:
    """Return the addresses at which others in the network reach this computer, the likeliest first;
    that of the computer itself without any.
    """
    found = [
        address
        for interface in QNetworkInterface.allInterfaces()
        for entry in interface.addressEntries()
        if _is_in_use(interface) and _is_for_others(address := entry.ip())
    ]
    found.sort(key=lambda address: not address.isPrivateUse())
    return tuple(address.toString() for address in found) or ("127.0.0.1",)


def _is_in_use(interface: QNetworkInterface) -> bool:
    flags, kinds = interface.flags(), QNetworkInterface.InterfaceFlag
    running = kinds.IsUp | kinds.IsRunning
    return flags & running == running and not flags & (kinds.IsLoopBack | kinds.IsPointToPoint)


def _is_for_others(address: QHostAddress) -> bool:
    is_of_old = address.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    return is_of_old and not address.isLoopback() and not address.isLinkLocal()


class Line(QObject):
    """One end of a connection, which sends and receives parcels."""

    came = Signal(object)
    """A `Parcel` came, other than a ping."""
    ended = Signal()
    """The connection ended, at either end; emitted once."""

    def __init__(self, socket: QTcpSocket, ping: int, parent: QObject) -> None:
        """Take over a connected socket."""
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self._unpacking = Unpacking()
        self._allowance = Allowance()
        self._ping = QTimer(self, interval=ping)
        self._ping.timeout.connect(partial(self.send, Parcel(Kind.PING)))
        self._silence = QTimer(self, interval=SILENCE * ping, singleShot=True)
        self._silence.timeout.connect(self.end)
        socket.readyRead.connect(self._on_bytes)
        socket.disconnected.connect(self._on_disconnected)
        self._ping.start()
        self._silence.start()

    def send(self, parcel: Parcel) -> None:
        """Send a parcel; ends the connection if its other end does not read."""
        self._socket.write(parcel.to_bytes())
        if self._socket.bytesToWrite() > _MOST_UNSENT:
            self.end()

    def end(self) -> None:
        """End the connection at once."""
        self._socket.abort()

    def _on_bytes(self) -> None:
        self._silence.start()
        try:
            for parcel in self._unpacking.parcels(bytes(self._socket.readAll().data())):
                if not self._allowance.take():
                    raise Malformed(parcel.kind)
                if parcel.kind is not Kind.PING and self._is_open:
                    self.came.emit(parcel)
        except Malformed:
            self.end()

    @property
    def _is_open(self) -> bool:
        return self._socket.state() is QAbstractSocket.SocketState.ConnectedState

    def _on_disconnected(self) -> None:
        self._ping.stop()
        self._silence.stop()
        self._socket.readyRead.disconnect(self._on_bytes)
        self.ended.emit()
        self.deleteLater()


class LanHost(QObject):
    """The carrier of the host's computer."""

    heard = Signal(str, bytes, bool)
    reach_changed = Signal(Reach)
    lost = Signal(str)

    def __init__(self, parent: QObject, ping: int = PING) -> None:
        """Make it; `open` accepts connections."""
        super().__init__(parent)
        self._interval = ping
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._on_connection)
        self._boxes: set[str] = set()
        self._latest: dict[str, bytes] = {}
        self._readers: dict[Line, set[str]] = {}
        self._brought: dict[str, Line] = {}
        """The connection by which the latest letter of each box came."""

    @property
    def port(self) -> int:
        """The port to which guests connect, 0 while it is closed."""
        return self._server.serverPort()

    def open(self, port: int = 0) -> None:
        """Accept guests, at a free port unless one is given; raises `OSError`."""
        if not self._server.listen(QHostAddress(QHostAddress.SpecialAddress.Any), port):
            raise OSError(self._server.errorString())
        self.reach_changed.emit(Reach.LIVE)

    def listen(self, box: str) -> None:
        self._boxes.add(box)

    def post(self, box: str, letter: bytes) -> None:
        self._latest[box] = letter
        for line, boxes in list(self._readers.items()):
            if box in boxes:
                line.send(Parcel(Kind.LETTER, box, letter))

    def clear(self, box: str) -> None:
        self._latest.pop(box, None)
        self._boxes.discard(box)
        self._brought.pop(box, None)

    def close(self) -> None:
        self._server.close()
        self._brought.clear()
        for line in list(self._readers):
            line.end()
        self.reach_changed.emit(Reach.NONE)

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self._readers) >= MOST_CONNECTIONS and not self._make_room():
                socket.abort()
                socket.deleteLater()
                continue
            line = Line(socket, self._interval, self)
            self._readers[line] = set()
            line.came.connect(partial(self._on_parcel, line))
            line.ended.connect(partial(self._on_ended, line))

    def _make_room(self) -> bool:
        """End the oldest of the connections that no letter here is for; return whether there was
        one.
        """
        readers = self._readers.items()
        idle = next((line for line, boxes in readers if boxes.isdisjoint(self._latest)), None)
        if idle is not None:
            idle.end()
        return idle is not None

    def _on_parcel(self, line: Line, parcel: Parcel) -> None:
        if parcel.kind is Kind.LETTER:
            if parcel.box in self._boxes:
                self._brought[parcel.box] = line
                self.heard.emit(parcel.box, parcel.letter, False)
            return
        boxes = self._readers.get(line, set())
        boxes.add(parcel.box)
        if len(boxes) > MOST_BOXES:
            line.end()
        elif (letter := self._latest.get(parcel.box)) is not None:
            line.send(Parcel(Kind.LETTER, parcel.box, letter))

    def _on_ended(self, line: Line) -> None:
        self._readers.pop(line, None)
        for box in [box for box, one in self._brought.items() if one is line]:
            QTimer.singleShot(GRACE, self, partial(self._tell_lost, box, line))

    def _tell_lost(self, box: str, line: Line) -> None:
        if self._brought.get(box) is line:
            del self._brought[box]
            self.lost.emit(box)


class LanGuest(QObject):
    """The carrier of a guest's computer."""

    heard = Signal(str, bytes, bool)
    reach_changed = Signal(Reach)
    lost = Signal(str)

    def __init__(
        self,
        addresses: Sequence[str],
        port: int,
        parent: QObject,
        ping: int = PING,
        waits: Sequence[int] = WAITS,
    ) -> None:
        """Connect to a host, which may have several addresses, again and again until `close`."""
        super().__init__(parent)
        self._addresses = cycle(addresses)
        self._port = port
        self._interval = ping
        self._waits = waits
        self._attempts = 0
        self._boxes: list[str] = []
        self._latest: dict[str, bytes] = {}
        self._line: Line | None = None
        self._coming: QTcpSocket | None = None
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._connect)
        self._connect()

    def listen(self, box: str) -> None:
        self._boxes.append(box)
        self._send(Parcel(Kind.LISTEN, box))

    def post(self, box: str, letter: bytes) -> None:
        self._latest[box] = letter
        self._send(Parcel(Kind.LETTER, box, letter))

    def clear(self, box: str) -> None:
        self._latest.pop(box, None)

    def close(self) -> None:
        self._again.stop()
        self._drop_attempt()
        if self._line is not None:
            self._line.ended.disconnect(self._on_ended)
            self._line.end()
            self._line = None
            self.reach_changed.emit(Reach.NONE)

    def _send(self, parcel: Parcel) -> None:
        if self._line is not None:
            self._line.send(parcel)

    def _connect(self) -> None:
        self._drop_attempt()
        socket = QTcpSocket(self)
        self._coming = socket
        socket.connected.connect(self._on_connected)
        socket.errorOccurred.connect(self._try_later)
        socket.connectToHost(next(self._addresses), self._port)
        self._again.start(self._waits[-1])

    def _drop_attempt(self) -> None:
        if self._coming is not None:
            self._coming.connected.disconnect(self._on_connected)
            self._coming.errorOccurred.disconnect(self._try_later)
            self._coming.abort()
            self._coming.deleteLater()
            self._coming = None

    def _try_later(self) -> None:
        self._again.start(self._waits[min(self._attempts, len(self._waits) - 1)])
        self._attempts += 1

    def _on_connected(self) -> None:
        socket = self._coming
        if socket is None:
            return
        self._again.stop()
        socket.connected.disconnect(self._on_connected)
        socket.errorOccurred.disconnect(self._try_later)
        self._coming = None
        self._attempts = 0
        line = self._line = Line(socket, self._interval, self)
        line.came.connect(self._on_parcel)
        line.ended.connect(self._on_ended)
        for box in self._boxes:
            line.send(Parcel(Kind.LISTEN, box))
        for box, letter in self._latest.items():
            line.send(Parcel(Kind.LETTER, box, letter))
        self.reach_changed.emit(Reach.LIVE)

    def _on_parcel(self, parcel: Parcel) -> None:
        if parcel.kind is Kind.LETTER and parcel.box in self._boxes:
            self.heard.emit(parcel.box, parcel.letter, False)

    def _on_ended(self) -> None:
        self._line = None
        self.reach_changed.emit(Reach.NONE)
        self._try_later()
