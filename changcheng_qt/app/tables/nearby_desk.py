"""A seat asked for at a table in this network, from the list to the host's answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.tables.nearby import AskedTable, Neighbourhood
from changcheng_qt.app.tables.words import asking_words, deceived_text, refusal_text
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.ui.net.waiting import WaitingDialog

if TYPE_CHECKING:
    from changcheng_qt.ui.net.nearby import NearbyCard
    from changcheng_qt.ui.net.together import TogetherDialog
    from changcheng_qt.ui.window.main_window import MainWindow


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

    def _ask(self, found: Neighbourhood, card: NearbyCard, name: str) -> None:
        table = found.table(card.key)
        if table is None:
            return
        asked = AskedTable(table, name, self)
        window = self._window
        words = partial(asking_words, asked.asking, card.host)
        waiting = WaitingDialog(lambda: words(asked.reach), window.table.appearance, window)
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
            self._window.show_toast(refusal_text(asking.gone) if asking.gone else deceived_text())
        elif asking.seat:
            waiting.accept()
            ways = tuple(LanAddress(address, table.port) for address in table.addresses)
            self.seated.emit(asking.seat, ways)
