"""The first question of play with people at other computers: join a table, open one, or go on at a
table that was left.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.desks.save_words import say_unreadable
from changcheng_qt.app.tables.guest_desk import OTHER_NAMES, OWN_NAME, GuestDesk, people_invited
from changcheng_qt.app.tables.host_desk import HostDesk
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.kept import KeptHosting, kept_hosting, kept_tables
from changcheng_qt.app.tables.kept_ways import KeptWays, kept_ways
from changcheng_qt.app.tables.laid import LaidTable
from changcheng_qt.app.tables.nearby import NearbyDesk
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.ui.net.together import TogetherDialog

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.session import Session
    from changcheng_qt.app.tables.hosting import HostedTable, Means
    from changcheng_qt.saves.library import Library
    from changcheng_qt.ui.net.left import TableCard
    from changcheng_qt.ui.window.main_window import MainWindow


class TableRoom(QObject):
    """Asks over a window whether to join, open or continue a table, and starts it."""

    looked = Signal(object)
    """The `TableCard` of each table that was left, whenever they are read."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, means: Means) -> None:
        """Keep tables with these means, and finished games in the folder of `games`."""
        super().__init__(window)
        self._window, self._means = window, means
        self.laid = LaidTable(window, session, games, means)
        self._host = HostDesk(self.laid)
        self._guest = GuestDesk(self.laid)
        self._nearby = NearbyDesk(window, self)
        self._nearby.seated.connect(self._guest.join_seated)
        self.laid.rematch_asked.connect(self._on_rematch_asked)

    def ask(self, known: Sequence[TableCard]) -> None:
        """Ask whether to join a table, to open one, or to go on at one. The tables known to be left
        are listed from the start, so that nothing moves under the mouse if they still are.
        """
        choices = self._window.choices
        dialog = TogetherDialog(
            tuple(self._window.titles),
            str(choices.get(OWN_NAME, "")),
            self._window.table.appearance,
            self._window,
            self._window.dialogs.at_login(),
        )
        others = str(choices.get(OTHER_NAMES, "")).splitlines()
        dialog.ask_everybody(people_invited, others)
        dialog.invitation.setText(self._guest.unanswered)
        dialog.invitation.selectAll()
        dialog.join_asked.connect(partial(self._guest.join_invited, dialog))
        dialog.open_asked.connect(self._host.ask)
        dialog.left.go_on_asked.connect(self.go_on)
        dialog.left.forget_asked.connect(self._on_forget_asked)
        self._nearby.attend(dialog)
        if known:
            dialog.show_left(known)
        dialogs = self._window.dialogs
        dialogs.show(dialog)

        in_use, now = self.laid.in_use, self._means.clock()

        def look(library: Library) -> tuple[list[TableCard], Path | None]:
            return kept_tables(library, in_use, now), library.unreadable()

        def show_left(found: tuple[list[TableCard], Path | None]) -> None:
            cards, unreadable = found
            if dialogs.shown is dialog and cards != list(known):
                dialog.show_left(cards)
            self.looked.emit(cards)
            if unreadable is not None:
                of_one = unreadable == self._means.autosave.library.folder_of(unreadable.name)
                say_unreadable(self._window, unreadable, of_one=of_one)

        self._means.autosave.ask_library(look, show_left)

    def go_on(self, key: str) -> None:
        """Open a table again that was left, unless it is still open or a dialog stays open."""
        laid = self.laid
        if not self._window.dialogs.close_all():
            return
        path = self._means.autosave.library.folder_of(key)
        if laid.table is not None and laid.table.path == path:
            self._come_back(laid.table)
            return
        laid.leave()

        def read(library: Library) -> tuple[KeptHosting | KeptSeat, KeptWays]:
            ways = kept_ways(library, path)
            seat = Folder(library.disk, path).read(SEAT, KeptSeat)
            return seat or kept_hosting(library, path), ways

        self._means.autosave.ask_library(
            read, lambda found: self._open_again(path, *found), self.laid.say_fault
        )

    def _come_back(self, table: HostedTable | JoinedTable) -> None:
        if isinstance(table, JoinedTable):
            self._guest.come(table)
        else:
            self.laid.lay(table)

    def _on_rematch_asked(self, table: HostedTable | JoinedTable) -> None:
        if isinstance(table, JoinedTable):
            self._guest.rematch(table)
        else:
            self._host.rematch(table)

    def _on_forget_asked(self, card: TableCard) -> None:
        """Leave a table for good; a host closes it for everybody."""
        laid, autosave = self.laid, self._means.autosave
        path = autosave.library.folder_of(card.key)
        if laid.table is not None and laid.table.path == path:
            laid.give_up(laid.table)
            return
        laid.given_up.emit(card.key)
        if card.is_own:
            self._host.close_for_all(path)
        else:
            self._guest.leave_for_good(path)

    def _open_again(self, path: Path, kept: KeptHosting | KeptSeat, ways: KeptWays) -> None:
        try:
            if isinstance(kept, KeptSeat):
                self._guest.join(path, kept, ways.ways)
            else:
                self._host.open_again(path, kept, ways)
        except (SaveError, OSError) as fault:
            self.laid.say_fault(fault)
