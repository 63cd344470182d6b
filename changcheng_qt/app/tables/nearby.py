"""Tables in this network, and a seat asked for at one of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.knocking import Asking
from changcheng_qt.net.lan import LanGuest
from changcheng_qt.net.listing import Browsing, Listed
from changcheng_qt.ui.net.nearby import NearbyCard


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
        """Stop looking."""
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
        """Stop asking, without a signal; a seat that was given stays."""
        self._carrier.reach_changed.disconnect(self._on_reach_changed)
        self._carrier.close()
        self.deleteLater()

    def _on_reach_changed(self, reach: Reach) -> None:
        self.reach = reach
        self.changed.emit()


def _card(listed: Listed) -> NearbyCard:
    table = listed.table
    version = None if table.is_fit else table.program
    return NearbyCard(listed.key, table.name, table.title, table.free, version)
