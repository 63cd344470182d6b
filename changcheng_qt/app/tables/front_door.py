"""The door and the beacon of a table of this computer, with and without a window."""

from __future__ import annotations

from itertools import combinations
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.beacons import Beacon
from changcheng_qt.net.knocking import Caller, Door
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.listing import Announced, Announcing
from changcheng_qt.net.peers import seats_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.net.carrier import Carrier
    from changcheng_qt.net.host import Host
    from changcheng_qt.net.lan import LanHost
    from changcheng_qt.net.peers import Peer

LOOK_AGAIN: Final = 1000
"""Milliseconds between two looks at who still waits at the door."""


class FrontDoor(QObject):
    """A host's table as its network sees it: announced, and with those who ask for seats. People
    who ask for more seats than are free are refused at once, without a question to the host.
    """

    changed = Signal()

    def __init__(
        self,
        host: Host,
        carrier: LanHost,
        table: Announced,
        free: Callable[[], Sequence[Peer]],
        parent: QObject,
    ) -> None:
        """Announce a table from now on; `free` returns the invitations that nobody has accepted."""
        super().__init__(parent)
        self._free = free
        self._door = Door(host, carrier, monotonic)
        self._door.changed = self._look
        self._numbers: dict[Caller, int] = {}
        self._announcing = Announcing(table, carrier.port)
        self._announcing.start()
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self._look)
        self._again.start()

    @property
    def callers(self) -> dict[int, Caller]:
        """The callers who wait, by a number that no other caller gets."""
        callers = self._door.callers
        for one in callers:
            self._numbers.setdefault(one, len(self._numbers))
        return {self._numbers[one]: one for one in callers}

    def answer(self, number: int, *, is_let_in: bool) -> None:
        """Give a seat to each of the people of a caller, or refuse them."""
        caller = self.callers.get(number)
        if caller and not is_let_in:
            self._door.refuse(caller)
        elif caller and (seats := seats_for(len(caller.names), self._free())):
            self._door.let_in(caller, seats)
        self._look()

    def _look(self) -> None:
        """Tell callers for whom too few seats are free how many there are."""
        free = self._free()
        for caller in self._door.callers:
            if not seats_for(len(caller.names), free):
                self._door.refuse(caller, Refusal.TOO_MUCH, seats_of(free))
        self.changed.emit()

    def announce(self, table: Announced) -> None:
        """Announce changed facts about the table."""
        self._announcing.change(table)

    def close(self) -> None:
        """Withdraw the announcement."""
        self._again.stop()
        self._announcing.close()


def seats_for(people: int, free: Sequence[Peer]) -> tuple[Seat, ...]:
    """Return the seats for people at one computer, of as few free invitations as possible; none if
    there are too few. An invitation is given whole: of two people at one computer, none loses the
    seat next to the other.
    """
    for count in range(1, people + 1):
        for some in combinations(free, count):
            if len(seats := seats_of(some)) == people:
                return tuple(sorted(seats))
    return ()


class HostBeacon(QObject):
    """The beacon of a host's table, for as long as it is open and has a way in this network."""

    def __init__(self, host: Host, carriers: Sequence[Carrier], parent: QObject) -> None:
        """Show guests from now on where the table is."""
        from changcheng_qt.net.lan import LanHost

        super().__init__(parent)
        self._host = host
        lan = next((one for one in carriers if isinstance(one, LanHost)), None)
        self._beacon = Beacon(self._keys, lan.port) if lan else None
        if self._beacon:
            self._beacon.start()
        self._announced = self._keys
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self._look)
        self._again.start()

    def close(self) -> None:
        """Stop the beacon."""
        self._again.stop()
        if self._beacon:
            self._beacon.close()

    @property
    def _keys(self) -> tuple[bytes, ...]:
        """The keys by which guests look for this table: that of the invitation for those who have
        come with one, and that of the channel for those who sit here already.
        """
        peers = [one for one in self._host.roster.peers if one.kept.gone is None]
        channels = [one.channel for one in peers]
        codes = [one.invitation.secret for one in peers]
        return (*(one.down for one in channels if one), *codes)

    def _look(self) -> None:
        if self._beacon and self._announced != self._keys:
            self._announced = self._keys
            self._beacon.change(self._announced)
