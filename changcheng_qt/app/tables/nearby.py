"""Tables in this network, found by a guest, who asks for a seat, or whose host has moved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.knocking import Asking
from changcheng_qt.net.lan import LanGuest
from changcheng_qt.net.listing import Browsing, Listed, Lookout
from changcheng_qt.ui.net.nearby import NearbyCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.net.guest import Guest
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.several import Several

LOOK_AFTER: Final = 2000
"""Milliseconds after which a guest also looks for the beacon of its host."""
LOOK_ANEW: Final = 60_000
"""Milliseconds after which it looks again when others have said too much."""
MOST_PLACES: Final = 8
"""How many places are tried besides those that are known; then the one found first is no more."""


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
        """Ask no more, and be silent, also about the way that ends; a seat that was given stays."""
        self._carrier.reach_changed.disconnect(self._on_reach_changed)
        self._carrier.close()
        self.deleteLater()

    def _on_reach_changed(self, reach: Reach) -> None:
        self.reach = reach
        self.changed.emit()


class Sought(QObject):
    """The host of a guest, looked for in this network while it is not heard. All places that are
    found are tried next to those that are known, and next to each other: so a computer that answers
    at one of them in the place of the host keeps nobody from the host.
    """

    moved = Signal(object)
    """The host is at another `LanAddress`: a letter that it sealed came from there."""

    def __init__(
        self, guest: Guest, ways: Sequence[Way], carrier: Several, parent: QObject
    ) -> None:
        """Look by and by, if the guest has met its host in this network."""
        super().__init__(parent)
        self._guest, self._carrier = guest, carrier
        self._known = [way for way in ways if isinstance(way, LanAddress)]
        self._found: dict[LanAddress, LanGuest] = {}
        self._lookout: Lookout | None = None
        self._is_heard = False
        """Whether a letter that the host sealed came since it was lost on all ways."""
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._look)
        carrier.heard.connect(self._on_letter)
        carrier.reach_changed.connect(self._on_reach_changed)
        self._on_reach_changed(Reach.NONE)

    def close(self) -> None:
        """Look no more."""
        self._again.stop()
        lookout, self._lookout = self._lookout, None
        if lookout is not None:
            lookout.close()

    def _on_reach_changed(self, reach: Reach) -> None:
        if reach is Reach.NONE and self._known:
            self._is_heard = False
            self._again.start(LOOK_AFTER)

    def _on_letter(self, box: str, sealed: bytes, _: bool) -> None:
        if not self._is_heard and self._guest.is_from_host(box, sealed):
            self._is_heard = True
            self.close()

    def _look(self) -> None:
        self.close()
        lookout = self._lookout = Lookout(self._guest.key)
        lookout.changed.connect(partial(self._on_changed, lookout))
        lookout.failed.connect(partial(self._again.start, LOOK_ANEW))
        lookout.start()

    def _on_changed(self, lookout: Lookout) -> None:
        for table in lookout.tables:
            for place in (LanAddress(address, table.port) for address in table.addresses):
                if place not in self._known and place not in self._found:
                    self._try(place)

    def _try(self, place: LanAddress) -> None:
        if len(self._found) == MOST_PLACES:
            self._found.pop(next(iter(self._found))).close()
        lan = self._found[place] = LanGuest((place.address,), place.port, self)
        lan.heard.connect(partial(self._on_heard, place))
        self._carrier.add(lan)

    def _on_heard(self, place: LanAddress, box: str, sealed: bytes, _: bool) -> None:
        if place not in self._known and self._guest.is_from_host(box, sealed):
            self._known.append(place)
            self.moved.emit(place)


def _card(listed: Listed) -> NearbyCard:
    table = listed.table
    version = None if table.is_fit else table.program
    return NearbyCard(listed.key, table.name, table.title, table.free, version)
