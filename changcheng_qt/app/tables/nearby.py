"""Tables in this network, and a seat asked for at one of them, up to the host's answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.tables.guest_desk import remember
from changcheng_qt.app.tables.words import asking_words, sent_away_text
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.knocking import Asking
from changcheng_qt.net.lan import LanGuest
from changcheng_qt.net.listing import Browsing, Listed
from changcheng_qt.ui.net.nearby import NearbyCard
from changcheng_qt.ui.net.waiting import WaitingDialog

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.ui.net.together import TogetherDialog
    from changcheng_qt.ui.window.main_window import MainWindow


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

    def __init__(self, table: Listed, name: str, others: Sequence[str], parent: QObject) -> None:
        """Ask under the names of the people here."""
        super().__init__(parent)
        self.table = table
        self.reach = Reach.NONE
        self._carrier = LanGuest(table.addresses, table.port, self)
        self._carrier.reach_changed.connect(self._on_reach_changed)
        self.asking = Asking(name, self._carrier, others)
        self.asking.changed = self.changed.emit

    def close(self) -> None:
        """Stop asking, without a signal; a seat that was given stays."""
        self._carrier.reach_changed.disconnect(self._on_reach_changed)
        self._carrier.close()
        self.deleteLater()

    def _on_reach_changed(self, reach: Reach) -> None:
        self.reach = reach
        self.changed.emit()


class NearbyDesk(QObject):
    """Looks for tables while the first question is open, and asks at one of them."""

    seated = Signal(object, object)
    """A seat was given: a `KeptSeat`, and the ways to its table."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        """Ask over a window."""
        super().__init__(parent)
        self._window = window

    def attend(self, dialog: TogetherDialog) -> None:
        """Show the tables in this network for as long as a dialog is open."""
        found = Neighbourhood(self)
        found.changed.connect(lambda: dialog.nearby.show_tables(found.cards))
        found.failed.connect(dialog.nearby.show_trouble)
        dialog.seat_asked.connect(partial(self._ask, found))
        for end in (dialog.finished, self._window.closing):
            end.connect(found.close)

    def _ask(
        self, found: Neighbourhood, card: NearbyCard, name: str, others: Sequence[str]
    ) -> None:
        table = found.table(card.key)
        if table is None:
            return
        asked = AskedTable(table, name, others, self)
        window = self._window
        remember(window.choices, name, others)
        words = partial(asking_words, asked.asking, card.host)
        waiting = WaitingDialog(
            lambda: words(asked.reach),
            window.table.appearance,
            window,
            digits=lambda: asked.asking.digits,
        )
        asked.changed.connect(partial(self._on_answer, asked, waiting))
        waiting.finished.connect(asked.close)
        window.dialogs.show(waiting)

    def _on_answer(self, asked: AskedTable, waiting: WaitingDialog) -> None:
        asking, table = asked.asking, asked.table
        if self._window.dialogs.shown is not waiting:
            return
        waiting.retranslate()
        if asking.is_deceived or asking.gone:
            waiting.reject()
            self._window.show_toast(sent_away_text(asking))
        elif asking.seat:
            waiting.accept()
            ways = tuple(LanAddress(address, table.port) for address in table.addresses)
            self.seated.emit(asking.seat, ways)


def _card(listed: Listed) -> NearbyCard:
    table = listed.table
    version = None if table.is_fit else table.program
    return NearbyCard(listed.key, table.name, table.title, table.free, version)
