"""A post office as a carrier: any MQTT 5 broker, at which each letter is a retained message.

Theory of operation. A box is a topic below `cc/1`, so that a broker can restrict guests to that.
The client library works on a thread of its own, whose calls become signals; so the carrier, like
every other, lives in the event loop of Qt. A connection that ended is never used again: a new one,
after a wait that grows, listens to all boxes again and posts the latest letter of each. For the
library sends unconfirmed letters once more when it connects again, and an older letter could then
take the place of the newest. Signals of a session that was dropped may still be on their way:
without a session nothing is heard.

The broker keeps letters for sixty days. It reads nothing: letters are sealed.
"""

import socket
import ssl
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.carrier import LONGEST_LETTER, Reach
from changcheng_qt.net.post_trouble import LASTING, REASONS, REASONS_OF_LETTERS, Trouble, trouble_of

if TYPE_CHECKING:
    from paho.mqtt.client import Client, MQTTMessage, SocketLike
    from paho.mqtt.properties import Properties
    from paho.mqtt.reasoncodes import ReasonCode

TOPICS: Final = "cc/1/"
"""The same for all protocols: else programs of different ones would never hear of each other."""
SECURE_PORT: Final = 8883
PLAIN_PORT: Final = 1883
KEEPALIVE: Final = 30
"""Seconds without a word after which either end gives the connection up."""
KEPT: Final = 60 * 24 * 60 * 60
"""Seconds for which the broker keeps a letter."""
WAITS: Final = (1000, 2000, 5000, 15000, 30000)
"""Milliseconds before it connects again, after each attempt without success; then the last one."""
GRACE: Final = 1500
"""Milliseconds in which a connection that ended may come again before anybody is missed."""
_ONCE_AT_LEAST: Final = 1
_LONGEST_MESSAGE: Final = LONGEST_LETTER + 1024


@dataclass(frozen=True, slots=True)
class PostOffice:
    """Where a broker is, and who may use it; `authority` is a file with the certificates of its own
    authority, None for those that the system trusts.
    """

    address: str
    port: int = SECURE_PORT
    is_secure: bool = True
    name: str = ""
    password: str = ""
    authority: Path | None = None

    def __repr__(self) -> str:
        """Return its address only: name and password appear in no log."""
        return f"PostOffice({self.address}:{self.port})"


class PostCarrier(QObject):
    """Carries letters through a post office."""

    heard = Signal(str, bytes, bool)
    reach_changed = Signal(Reach)
    lost = Signal(str)
    troubled = Signal(Trouble)
    """The post office does not take letters."""

    def __init__(self, office: PostOffice, parent: QObject, waits: Sequence[int] = WAITS) -> None:
        """Connect, and reconnect until `close`."""
        super().__init__(parent)
        self._office = office
        self._waits = waits
        self._attempts = 0
        self._boxes: list[str] = []
        self._latest: dict[str, bytes] = {}
        self._session: Session | None = None
        self._is_up = False
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._connect)
        self._missed = QTimer(self, interval=GRACE, singleShot=True)
        self._missed.timeout.connect(self._tell_lost)
        self._connect()

    def listen(self, box: str) -> None:
        self._boxes.append(box)
        if self._session is not None and self._is_up:
            self._session.listen(box)

    def post(self, box: str, letter: bytes) -> None:
        self._latest[box] = letter
        self._send(box, letter)

    def clear(self, box: str) -> None:
        self._latest[box] = b""
        self._send(box, b"")

    def close(self) -> None:
        self._again.stop()
        self._drop_session()
        self._set_up(up=False)
        self._missed.stop()

    def _send(self, box: str, letter: bytes) -> None:
        if self._session is not None and self._is_up:
            self._session.post(box, letter)

    def _connect(self) -> None:
        session = self._session = Session(self._office)
        session.connected.connect(self._on_connected)
        session.heard.connect(self._on_letter)
        session.troubled.connect(self._on_trouble)
        session.ended.connect(self._on_ended)
        session.start()

    def _drop_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            for signal in (session.connected, session.heard, session.troubled, session.ended):
                signal.disconnect()
            session.close()

    def _set_up(self, *, up: bool) -> None:
        if up is not self._is_up:
            self._is_up = up
            self._missed.stop() if up else self._missed.start()
            self.reach_changed.emit(Reach.POST if up else Reach.NONE)

    def _tell_lost(self) -> None:
        for box in self._boxes:
            self.lost.emit(box)

    def _on_connected(self) -> None:
        session = self._session
        if session is None:
            return
        self._attempts = 0
        for box in self._boxes:
            session.listen(box)
        for box, letter in self._latest.items():
            session.post(box, letter)
        self._set_up(up=True)

    def _on_letter(self, box: str, letter: bytes, was_kept: bool) -> None:
        if self._session is not None and box in self._boxes and 0 < len(letter) <= LONGEST_LETTER:
            self.heard.emit(box, letter, was_kept)

    def _on_trouble(self, trouble: Trouble) -> None:
        if self._session is None:
            return
        if trouble in LASTING:
            self.close()
        self.troubled.emit(trouble)

    def _on_ended(self) -> None:
        if self._session is None:
            return
        self._drop_session()
        self._set_up(up=False)
        self._again.start(self._waits[min(self._attempts, len(self._waits) - 1)])
        self._attempts += 1


class Session(QObject):
    """One connection to a post office, until it ends. Its signals come from another thread, which
    keeps it alive: so it has no parent.
    """

    connected = Signal()
    heard = Signal(str, bytes, bool)
    troubled = Signal(Trouble)
    ended = Signal()

    def __init__(self, office: PostOffice) -> None:
        """Make it, without asking anything of the network yet."""
        super().__init__()
        self._office = office
        self._is_answered = False
        self._client = self._make_client()

    def start(self) -> None:
        """Connect on another thread."""
        threading.Thread(target=self._open, name="post office", daemon=True).start()

    def listen(self, box: str) -> None:
        """Hear of the letters for a box."""
        self._client.subscribe(TOPICS + box, qos=_ONCE_AT_LEAST)

    def post(self, box: str, letter: bytes) -> None:
        """Ask the broker to keep a letter in a box; an empty one removes the last."""
        properties = _kept(letter)
        self._client.publish(TOPICS + box, letter, _ONCE_AT_LEAST, True, properties)

    def close(self) -> None:
        """Say goodbye; the thread ends by itself. The client is freed with the last reference to
        it, and closes its sockets then: so it refers to nothing here.
        """
        client = self._client
        client.on_connect = client.on_message = client.on_publish = None
        client.on_subscribe = client.on_disconnect = None
        client.disconnect()

    def _make_client(self) -> "Client":
        from paho.mqtt.client import Client
        from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

        client = Client(
            CallbackAPIVersion.VERSION2,
            protocol=MQTTProtocolVersion.MQTTv5,
            reconnect_on_failure=False,
        )
        if self._office.name:
            client.username_pw_set(self._office.name, self._office.password)
        client.on_socket_open = _send_at_once
        client.on_connect = self._on_connect
        client.on_message = self._on_message
        client.on_publish = self._on_publish
        client.on_subscribe = self._on_subscribe
        client.on_disconnect = self._on_disconnect
        return client

    def _open(self) -> None:
        is_secure = self._office.is_secure
        try:
            context = _context(self._office.authority) if is_secure else None
        except OSError:
            self._fail(Trouble.NO_AUTHORITY)
            return
        try:
            if context is not None:
                self._client.tls_set_context(cast("ssl.SSLContext", Handshake(context)))
            self._client.connect(
                self._office.address,
                self._office.port,
                KEEPALIVE,
                clean_start=True,
                properties=_largest_message(),
            )
        except (OSError, ValueError) as error:
            self._fail(trouble_of(error, is_secure=is_secure))
        else:
            self._client.loop_start()

    def _fail(self, trouble: Trouble) -> None:
        self.troubled.emit(trouble)
        self.ended.emit()

    def _on_connect(
        self, _client: object, _: object, _flags: object, reason: "ReasonCode", *_rest: object
    ) -> None:
        self._is_answered = True
        if reason.is_failure:
            self.troubled.emit(REASONS.get(reason.value, Trouble.REFUSED))
        else:
            self.connected.emit()

    def _on_message(self, _client: object, _: object, message: "MQTTMessage") -> None:
        self.heard.emit(message.topic.removeprefix(TOPICS), message.payload, message.retain)

    def _on_publish(
        self, _client: object, _: object, _number: int, reason: "ReasonCode", *_rest: object
    ) -> None:
        self._judge(reason)

    def _on_subscribe(
        self,
        _client: object,
        _: object,
        _number: int,
        reasons: "Sequence[ReasonCode]",
        *_rest: object,
    ) -> None:
        for reason in reasons:
            self._judge(reason)

    def _judge(self, reason: "ReasonCode") -> None:
        if reason.is_failure:
            self.troubled.emit(REASONS_OF_LETTERS.get(reason.value, Trouble.NOT_ALLOWED))

    def _on_disconnect(self, *_: object) -> None:
        """Tell the end; a full broker such as mosquitto ends a connection without a reason."""
        if not self._is_answered:
            self.troubled.emit(Trouble.REFUSED)
        self.ended.emit()


class Handshake:
    """A context that shakes hands as soon as a socket is connected: only then are certificates
    compared with those that the system trusts, and the socket of a refused one is closed.
    """

    check_hostname = True

    def __init__(self, context: ssl.SSLContext) -> None:
        """Use a context."""
        self._context = context

    def wrap_socket(self, connection: socket.socket, **options: Any) -> ssl.SSLSocket:  # noqa: ANN401
        """Return the secured socket; raises `OSError`, and the socket is closed."""
        return self._context.wrap_socket(connection, **{**options, "do_handshake_on_connect": True})


def _send_at_once(_client: object, _: object, connection: "SocketLike") -> None:
    if isinstance(connection, socket.socket):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _context(authority: Path | None) -> ssl.SSLContext:
    if authority is not None:
        return ssl.create_default_context(cafile=str(authority))
    from truststore import SSLContext

    return SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def _kept(letter: bytes) -> "Properties | None":
    from paho.mqtt.packettypes import PacketTypes
    from paho.mqtt.properties import Properties

    if not letter:
        return None
    properties = Properties(PacketTypes.PUBLISH)  # type: ignore[no-untyped-call]
    properties.MessageExpiryInterval = KEPT
    return properties


def _largest_message() -> "Properties":
    from paho.mqtt.packettypes import PacketTypes
    from paho.mqtt.properties import Properties

    properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
    properties.MaximumPacketSize = _LONGEST_MESSAGE
    return properties
