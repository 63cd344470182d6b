"""The ways to a table, as carriers: in this network, at a post office, or both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.carrier import Carrier, Reach
from changcheng_qt.net.invitations import LanAddress, Way, read_invitation
from changcheng_qt.net.lan import LanGuest, LanHost, own_addresses
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.post_trouble import PASSING, Trouble
from changcheng_qt.net.several import Several
from changcheng_qt.ui.net.ways import Office, Ways

Troubled = Callable[[Trouble], object]

PATIENCE: Final = 10_000
"""Milliseconds after which a post office that is silent counts as out of reach."""


@dataclass(frozen=True, slots=True)
class Reached:
    """The open carriers of a host, and where guests meet it."""

    carriers: Sequence[Carrier]
    ways: Sequence[Way]


def office_of(office: Office) -> PostOffice | None:
    """Return the typed post office, with or without a port behind the address; None if it is not an
    address.
    """
    place = office.address if "://" in office.address else f"mqtts://{office.address}"
    read = read_invitation(f"{'0' * 16}@{place}")
    ways = read[1] if read else ()
    if len(ways) != 1 or not isinstance(ways[0], PostOffice):
        return None
    authority = Path(office.authority) if office.authority else None
    return replace(ways[0], name=office.name, password=office.password, authority=authority)


def chosen_ways(chosen: Ways) -> list[Way]:
    """Return the ways that a host has chosen; without a port this computer's usual one."""
    ways: list[Way] = [LanAddress("")] if chosen.in_network else []
    office = office_of(chosen.office) if chosen.office else None
    return [*ways, office] if office else ways


def reach(ways: Sequence[Way], parent: QObject, troubled: Troubled) -> Reached:
    """Return open carriers of a host, and the ways on which guests meet it now: in this network
    under the present address, at the same port if that is free. Raises OSError where this network
    takes no connections.
    """
    carriers, met = list[Carrier](), list[Way]()
    for way in ways:
        if isinstance(way, LanAddress):
            lan = LanHost(parent)
            try:
                lan.open(way.port)
            except OSError:
                lan.open()
            carriers.append(lan)
            met.append(LanAddress(own_addresses()[0], lan.port))
        else:
            carriers.append(_post(way, parent, troubled))
            met.append(way)
    return Reached(carriers, met)


class Trial(QObject):
    """The ways to a new table, until its post office has answered, if it has one."""

    passed = Signal(object)
    """The `Reached`, which the receiver closes."""
    failed = Signal(Trouble)
    """The post office takes no letters; the ways are closed."""

    def __init__(
        self, ways: Sequence[Way], parent: QObject, troubled: Troubled, *, is_patient: bool = False
    ) -> None:
        """Open the ways, whose later troubles are passed to `troubled`, and perhaps wait for one to
        pass; raises OSError.
        """
        super().__init__(parent)
        self._troubled, self._is_over, self._is_patient = troubled, False, is_patient
        self.reached = reach(ways, parent, self._on_trouble)
        self._patience = QTimer(self, interval=PATIENCE, singleShot=True)
        self._patience.timeout.connect(lambda: self._on_trouble(Trouble.UNREACHABLE))
        for carrier in self._offices:
            carrier.reach_changed.connect(self._on_reach_changed)
            self._patience.start()

    def start(self) -> None:
        """Wait for the post office; pass at once without one."""
        if not self._offices:
            self._pass()

    def close(self) -> None:
        """Close the ways, unless they have been passed on."""
        if not self._is_over:
            self._end()
            for carrier in self.reached.carriers:
                carrier.close()

    @property
    def _offices(self) -> list[PostCarrier]:
        return [one for one in self.reached.carriers if isinstance(one, PostCarrier)]

    def _end(self) -> None:
        self._is_over = True
        self._patience.stop()

    def _pass(self) -> None:
        self._end()
        self.passed.emit(self.reached)

    def _on_reach_changed(self, reach: Reach) -> None:
        if reach is Reach.POST and not self._is_over:
            self._pass()

    def _on_trouble(self, trouble: Trouble) -> None:
        if self._is_over:
            self._troubled(trouble)
        elif not (self._is_patient and trouble in PASSING):
            self.close()
            self.failed.emit(trouble)


def guest_carrier(ways: Sequence[Way], parent: QObject, troubled: Troubled) -> Several:
    """Return the carrier of a guest, which tries all ways to its host."""
    carriers = [
        LanGuest((way.address,), way.port, parent)
        if isinstance(way, LanAddress)
        else _post(way, parent, troubled)
        for way in ways
    ]
    return Several(carriers, parent)


def _post(office: PostOffice, parent: QObject, troubled: Troubled) -> PostCarrier:
    carrier = PostCarrier(office, parent)
    carrier.troubled.connect(troubled)
    return carrier
