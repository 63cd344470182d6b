"""Tables in this network: found by a guest, who asks for a seat; and the door of a host's own."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.knocking import Asking, Caller, Door
from changcheng_qt.net.lan import LanGuest
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.listing import Announced, Announcing, Browsing, Listed
from changcheng_qt.ui.net.nearby import CallerCard, NearbyCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.net.host import Host
    from changcheng_qt.net.lan import LanHost

LOOK_AGAIN = 1000
"""Milliseconds between two looks at who still waits at the door."""


class Neighbourhood(QObject):
    """The tables in this network, for as long as somebody looks."""

    changed = Signal()
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        """Look from now on."""
        super().__init__(parent)
        self._browsing = Browsing()
        self._browsing.changed.connect(self.changed)
        self._browsing.failed.connect(self.failed)
        self._browsing.start()

    @property
    def cards(self) -> list[NearbyCard]:
        """The tables, as a list shows them."""
        return [_card(one) for one in self._browsing.tables]

    def table(self, key: str) -> Listed | None:
        """Return a table, None for one that is gone."""
        return next((one for one in self._browsing.tables if one.key == key), None)

    def close(self) -> None:
        """Look no more."""
        self._browsing.close()
        self.deleteLater()


class AskedTable(QObject):
    """A table in this network at which somebody here asks for a seat."""

    changed = Signal()
    """There are digits, a seat, or a reason why there is none."""

    def __init__(self, table: Listed, name: str, parent: QObject) -> None:
        """Ask under a name."""
        super().__init__(parent)
        self.table = table
        self.reach = Reach.NONE
        self._carrier = LanGuest(table.addresses, table.port, self)
        self._carrier.reach_changed.connect(self._on_reach_changed)
        self.asking = Asking(name, self._carrier)
        self.asking.changed = self.changed.emit

    def close(self) -> None:
        """Ask no more; a seat that was given stays."""
        self._carrier.close()
        self.deleteLater()

    def _on_reach_changed(self, reach: Reach) -> None:
        self.reach = reach
        self.changed.emit()


class FrontDoor(QObject):
    """A host's table as its network sees it: announced, and with those who ask for a seat."""

    changed = Signal()

    def __init__(self, host: Host, carrier: LanHost, table: Announced, parent: QObject) -> None:
        """Announce a table from now on."""
        super().__init__(parent)
        self._door = Door(host, carrier, monotonic)
        self._door.changed = self.changed.emit
        self._numbers: dict[Caller, int] = {}
        self._announcing = Announcing(table, carrier.port)
        self._announcing.start()
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self.changed)
        self._again.start()

    @property
    def cards(self) -> list[CallerCard]:
        """Those who wait, as the lobby shows them."""
        callers = self._door.callers
        for one in callers:
            self._numbers.setdefault(one, len(self._numbers))
        return [CallerCard(self._numbers[one], one.name, one.digits) for one in callers]

    def answer(self, number: int, seats: Sequence[Seat] | None) -> None:
        """Give seats to somebody who waits, or send them away."""
        for caller in self._door.callers:
            if self._numbers.get(caller) == number:
                if seats:
                    self._door.let_in(caller, seats)
                else:
                    why = Refusal.TOO_MUCH if seats is not None else Refusal.NOT_ADMITTED
                    self._door.refuse(caller, why)
        self.changed.emit()

    def announce(self, table: Announced) -> None:
        """Tell the network something else of the table."""
        self._announcing.change(table)

    def close(self) -> None:
        """Be listed no more."""
        self._again.stop()
        self._announcing.close()


def _card(listed: Listed) -> NearbyCard:
    table = listed.table
    version = None if table.is_fit else table.program
    return NearbyCard(listed.key, table.name, table.title, table.free, version)
