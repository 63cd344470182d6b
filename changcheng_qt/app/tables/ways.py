"""The ways to a table, as carriers: in this network, at a post office, or both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject

from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.invitations import LanAddress, Way, read_invitation
from changcheng_qt.net.lan import LanGuest, LanHost, own_addresses
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.post_trouble import Trouble
from changcheng_qt.net.several import Several
from changcheng_qt.ui.net.ways import Office, Ways

Troubled = Callable[[Trouble], object]


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
