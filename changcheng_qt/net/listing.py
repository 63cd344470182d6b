"""Tables in the local network, announced and found by DNS-SD; `beacons` uses the same library.

Theory of operation. A host announces its table as a service under a random name; a text
record of that service has the host, the title and the number of free seats. A listener hears of
services that appear, change and disappear. The library works on threads of its own, and closing it
is slow; so it is used on one thread of ours, and news becomes signals. It knows only the interfaces
that existed when it started: so it is restarted when the addresses of this computer change.

An announcement is not believed: it is read within limits as plain text, from a service that is
inside one of this computer's own networks, and there are no more of them than a list can show.
A table that says no goodbye, because its cable was pulled out, is gone after a minute.
"""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Interface, ip_address
from secrets import token_hex
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from changcheng_qt import __version__
from changcheng_qt.engine.texts import as_name, as_plain
from changcheng_qt.net.frames import PROTOCOL
from changcheng_qt.titles import title_named

if TYPE_CHECKING:
    from zeroconf import ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

Interfaces: TypeAlias = tuple[IPv4Interface, ...]

SERVICE: Final = "_changcheng._tcp.local."
MOST_TABLES: Final = 32
"""How many tables are listed; any more are ignored."""
MOST_SEATS: Final = 6
LASTS: Final = 60
"""Seconds for which an announcement is believed."""
LOOK_AGAIN: Final = 5.0
"""Seconds between two looks at the addresses of this computer."""
ASK: Final = 1000
"""Milliseconds between the first two questions for tables; later ones are rarer."""
ANSWER: Final = 500
"""Milliseconds in which a service must tell its address."""
MOST_NAMES: Final = 1000
"""How much news is heard before nothing of it is believed any more, and the list ends."""
LONGEST_TEXT: Final = 200
"""The bytes of a text in an announcement: a length of one byte, and the key, come with it."""
_LONGEST_VERSION: Final = 20
MOST_ADDRESSES: Final = 8


@dataclass(frozen=True, slots=True)
class Announced:
    """The public facts about a table, sent to everybody in the network."""

    name: str
    """The host's."""
    title: str
    free: int
    """The seats that nobody has."""
    edition: int
    """The edition of the title."""
    protocol: int = PROTOCOL
    program: str = __version__

    @property
    def is_fit(self) -> bool:
        """Whether this program can play at such a table."""
        title = title_named(self.title)
        return title is not None and (self.protocol, self.edition) == (PROTOCOL, title.edition)

    def to_properties(self) -> dict[str, str]:
        """Return the record of text."""
        return {
            "name": _cut(self.name),
            "title": self.title,
            "free": str(self.free),
            "edition": str(self.edition),
            "protocol": str(self.protocol),
            "program": self.program,
        }


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the network, and where it is."""

    key: str
    """A name that no other table has, and that is not shown."""
    table: Announced
    addresses: tuple[str, ...]
    port: int


def read(properties: Mapping[bytes, bytes | None]) -> Announced | None:
    """Return the announcement in a record of text, None if it is not one."""
    texts = {
        key: (properties.get(key.encode()) or b"")[:LONGEST_TEXT].decode("utf-8", "ignore")
        for key in ("name", "title", "free", "edition", "protocol", "program")
    }
    name, title = as_name(texts["name"]), as_plain(texts["title"])
    free, edition, protocol = (_number(texts[key]) for key in ("free", "edition", "protocol"))
    if not name or not title or free is None or edition is None or protocol is None:
        return None
    program = as_plain(texts["program"])[:_LONGEST_VERSION]
    return Announced(name, title, min(free, MOST_SEATS), edition, protocol, program)


def within(addresses: Sequence[str], own: Interfaces) -> list[str]:
    """Return those addresses that are in a network of this computer: nobody is sent elsewhere."""
    return [
        address
        for address in addresses[:MOST_ADDRESSES]
        if any(ip_address(address) in one.network for one in own)
    ]


class Service(QObject):
    """The library at work on a thread, with the interfaces that there are, until `close`. The
    thread keeps it alive: so it has no parent.
    """

    failed = Signal()
    """Nothing can be announced or heard now; it is tried again."""

    def __init__(self) -> None:
        super().__init__()
        self._is_closed = False
        self._woken = threading.Event()

    def start(self) -> None:
        """Start the thread."""
        threading.Thread(target=self._work, name="listing").start()

    def close(self) -> None:
        """Stop; returns at once, and the thread ends when it has said goodbye."""
        self._is_closed = True
        self._woken.set()

    def begin(self, zeroconf: "Zeroconf", own: Interfaces) -> None:
        """Announce or look, with the addresses that this computer has; on the thread."""

    def go_on(self, zeroconf: "Zeroconf") -> None:
        """Do the work that is due; on the thread."""

    def end(self) -> None:
        """End everything begun that would outlive the work of the library; on the thread."""

    def _work(self) -> None:
        from zeroconf import Error, IPVersion, Zeroconf

        while not self._is_closed:
            own = own_interfaces()
            try:
                zeroconf = Zeroconf(ip_version=IPVersion.V4Only)
            except OSError:
                self._fail()
                continue
            try:
                self.begin(zeroconf, own)
                while not self._is_closed and own_interfaces() == own:
                    self.go_on(zeroconf)
                    self._wait()
            except (Error, OSError):
                self._fail()
            finally:
                self.end()
                zeroconf.close()

    def _fail(self) -> None:
        self.failed.emit()
        self._wait()

    def _wait(self) -> None:
        self._woken.wait(LOOK_AGAIN)
        self._woken.clear()


class Telling(Service):
    """A service of this computer under a random name."""

    def __init__(self, kind: str, port: int) -> None:
        """Announce it from `start` on; guests connect to a port of this computer."""
        super().__init__()
        self._kind, self.key = kind, f"{token_hex(8)}.{kind}"
        """By which one's own table is told apart in a list."""
        self._port = port
        self._registered: ServiceInfo | None = None
        self._addresses: list[str] = []

    def properties(self) -> dict[str, str | bytes]:
        """Return the record of text."""
        raise NotImplementedError

    def begin(self, zeroconf: "Zeroconf", own: Interfaces) -> None:
        self._addresses = [str(one.ip) for one in own]
        self._registered = self._record()
        # Nobody else has the name: it is not worth asking the network for it first.
        zeroconf.register_service(self._registered, cooperating_responders=True)

    def go_on(self, zeroconf: "Zeroconf") -> None:
        record = self._record()
        if self._registered is None or record.text != self._registered.text:
            self._registered = record
            zeroconf.update_service(record)

    def _record(self) -> "ServiceInfo":
        from zeroconf import ServiceInfo

        return ServiceInfo(
            self._kind,
            self.key,
            port=self._port,
            properties=self.properties(),
            server=f"{self.key.partition('.')[0]}.local.",
            host_ttl=LASTS,
            other_ttl=LASTS,
            parsed_addresses=self._addresses,
        )


class Announcing(Telling):
    """Announces a table."""

    def __init__(self, table: Announced, port: int) -> None:
        """Announce a table from `start` on; guests connect to a port of this computer."""
        super().__init__(SERVICE, port)
        self._table = table

    def change(self, table: Announced) -> None:
        """Announce something else of the table."""
        self._table = table
        self._woken.set()

    def properties(self) -> dict[str, str | bytes]:
        return {**self._table.to_properties()}


class Browsing(Service):
    """The tables in the network, as they come and go."""

    changed = Signal()
    _begun = Signal()
    _heard = Signal(str, object)

    def __init__(self, service: str = "") -> None:
        """Look for tables from `start` on."""
        super().__init__()
        self._service = service or SERVICE
        self._tables: dict[str, Listed] = {}
        self._own: Interfaces = ()
        self._names = 0
        self._browser: ServiceBrowser | None = None
        self._begun.connect(self._on_begun)
        self._heard.connect(self._on_heard)

    @property
    def tables(self) -> tuple[Listed, ...]:
        """The tables that are there now, in the order of their hosts' names."""
        return tuple(sorted(self._tables.values(), key=lambda one: (one.table.name, one.key)))

    def begin(self, zeroconf: "Zeroconf", own: Interfaces) -> None:
        from zeroconf import ServiceBrowser

        self._own = own
        self._begun.emit()
        handlers = [self._on_change]
        self._browser = ServiceBrowser(zeroconf, self._service, handlers=handlers, delay=ASK)

    def end(self) -> None:
        if self._browser is not None:
            self._browser.cancel()
            self._browser = None

    def _on_change(
        self, zeroconf: "Zeroconf", service_type: str, name: str, state_change: "ServiceStateChange"
    ) -> None:
        """Read an announcement; on a thread of the library."""
        from zeroconf import ServiceInfo, ServiceStateChange

        listed = None
        if state_change is not ServiceStateChange.Removed:
            self._names += 1
            if self._names > MOST_NAMES:
                self.failed.emit()
                self.close()
            if self._is_closed:
                return
            record = ServiceInfo(service_type, name)
            if record.load_from_cache(zeroconf) or record.request(zeroconf, ANSWER):
                listed = self._listed_of(record)
        self._heard.emit(name, listed)

    def _listed_of(self, record: "ServiceInfo") -> Listed | None:
        return listed_of(record, self._own)

    def _on_begun(self) -> None:
        """Forget the tables of the networks before."""
        if self._tables:
            self._tables.clear()
            self.changed.emit()

    def _on_heard(self, key: str, listed: Listed | None) -> None:
        if self._is_closed:
            return
        before = self._tables.pop(key, None)
        if listed is not None and len(self._tables) < MOST_TABLES:
            self._tables[key] = listed
        if self._tables.get(key) != before:
            self.changed.emit()


def listed_of(record: "ServiceInfo", own: Interfaces) -> Listed | None:
    """Return the table of a service, None for one that cannot be, or is in another network."""
    table = read(record.properties)
    inside = within(record.parsed_addresses(), own)
    if table is None or not inside or not record.port:
        return None
    return Listed(record.name, table, tuple(inside), record.port)


def own_interfaces() -> Interfaces:
    """Return the addresses of this computer, each with its network; those of itself last."""
    from ifaddr import get_adapters

    found = []
    for adapter in get_adapters():
        for one in adapter.ips:
            if isinstance(one.ip, str):
                found.append(IPv4Interface(f"{one.ip}/{one.network_prefix}"))
    return tuple(sorted(found, key=lambda one: (one.is_loopback, one.ip)))


def _number(text: str) -> int | None:
    """Return a small number, None for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 4 else None


def _cut(text: str) -> str:
    """Return as much of a text as fits."""
    return text.encode()[:LONGEST_TEXT].decode("utf-8", "ignore")
