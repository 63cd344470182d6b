"""The room in which tables with people at other computers are opened and joined, from the first
question to the match on the window's table.

A table that has not begun has no other place than its dialog: leaving that closes it. One that has
begun stays open until the program ends or another table takes its place, whatever is on the screen;
it is kept in its folder, and offered the next time.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.app.desks.save_words import disk_error_text, save_error_text
from changcheng_qt.app.fetching import Fetched, Fetching, Ready
from changcheng_qt.app.session import decisions_of
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.hands import TableHands
from changcheng_qt.app.tables.hosting import (
    HostedTable,
    KeptHosting,
    Means,
    forget,
    kept_hosting,
    open_table,
)
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.kept import KeptWays, keep_ways, kept_tables, kept_ways
from changcheng_qt.app.tables.nearby_desk import NearbyDesk
from changcheng_qt.app.tables.ways import chosen_ways, office_of, reach
from changcheng_qt.app.tables.words import (
    no_invitation_text,
    no_office_text,
    refusal_text,
    trouble_text,
    waiting_words,
)
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.guest import take_seat
from changcheng_qt.net.invitations import invitation_text, read_invitation
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.opening import OpenTableDialog, TableOrder
from changcheng_qt.ui.net.together import TableCard, TogetherDialog
from changcheng_qt.ui.net.waiting import WaitingDialog

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.session import Session
    from changcheng_qt.net.guest import Guest
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.post import Trouble
    from changcheng_qt.saves.library import Library
    from changcheng_qt.ui.seam.match_bridge import MatchBridge
    from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

_WAYS, _NAME = "ways to a table", "own_name"


class TableRoom(QObject):
    """Opens and joins tables over a window."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, means: Means) -> None:
        """Keep tables by these means, and finished games where `games` are."""
        super().__init__(window)
        self._window, self._session, self._means = window, session, means
        self._appearance = window.table.appearance
        self.table: HostedTable | JoinedTable | None = None
        """The table that is open."""
        self._shown: MatchBridge | None = None
        """The bridge of the table's match, since it was shown last."""
        self._fetching = Fetching(games, means.rng, means.clock)
        self._nearby = NearbyDesk(window, self)
        self._nearby.seated.connect(self._on_seated)
        window.closing.connect(self.leave)
        window.abandon_asked.connect(self._on_left)
        window.resume_asked.connect(self._on_resumed)

    def ask(self) -> None:
        """Ask whether to join a table, to open one, or to go on at one."""
        name = str(self._window.choices.get(_NAME, ""))
        dialog = TogetherDialog(tuple(self._window.titles), name, self._appearance, self._window)
        dialog.join_asked.connect(partial(self._on_join_asked, dialog))
        dialog.open_asked.connect(self._on_open_asked)
        dialog.go_on_asked.connect(self._on_go_on_asked)
        self._nearby.attend(dialog)
        dialogs = self._window.dialogs
        dialogs.show(dialog)

        def show_left(cards: list[TableCard]) -> None:
            if dialogs.shown is dialog:
                dialog.show_left(cards)

        self._means.autosave.ask_library(kept_tables, show_left)

    def leave(self) -> None:
        """Leave the table as it is: another one comes, or the window closes."""
        table, self.table = self.table, None
        if table is not None:
            table.close()

    # As a host.

    def _on_open_asked(self, name: str) -> None:
        dialogs, key = self._window.dialogs, f"{name} at a table"
        last, title = dialogs.last_games, self._window.titles[name]
        offer = dialogs.offer(name, has_elsewhere=True)
        kept, ways = last.get(key, {}), last.get(_WAYS, {})
        dialog = OpenTableDialog(title, self._appearance, offer, kept, ways, self._window)

        def open_ordered(order: TableOrder) -> None:
            last[key], last[_WAYS] = dialog.draft.to_plain(), dialog.plain_ways
            self._open(order)

        dialog.table_ordered.connect(open_ordered)
        dialogs.show(dialog)

    def _open(self, order: TableOrder) -> None:
        office = order.ways.office
        if office is not None and office_of(office) is None:
            self._window.show_toast(no_office_text())
            return
        self.leave()
        title = self._window.titles[order.game.title]
        like = title.draw_setup(order.game, Random())
        try:
            reached = reach(chosen_ways(order.ways), self, self._on_trouble)
            table = self.table = open_table(order, like, reached, self._means, self)
        except OSError as fault:
            self._window.show_toast(disk_error_text(fault))
            return
        lobby = LobbyDialog(title, order, self._appearance, self._window)
        lobby.answered.connect(lambda number, yes: table.answer(number, is_let_in=yes))
        lobby.callers.answered.connect(lambda n, yes: table.answer_caller(n, is_let_in=yes))
        lobby.begun.connect(lambda: table.begin(order))
        lobby.rejected.connect(partial(self._give_up, table))
        table.changed.connect(partial(self._show_guests, table, lobby))
        table.guest.changed = partial(self._on_told, table.guest, lobby)
        for carrier in reached.carriers:
            carrier.reach_changed.connect(self._on_reach_changed)
        self._window.dialogs.show(lobby)
        self._show_guests(table, lobby)

    def _show_guests(self, table: HostedTable, lobby: LobbyDialog) -> None:
        if self._window.dialogs.shown is lobby:
            lobby.show_guests(table.cards, is_ready=table.is_ready)
            lobby.show_callers(table.door.cards if table.door else ())

    def _on_trouble(self, trouble: Trouble) -> None:
        shown = self._window.dialogs.shown
        if isinstance(shown, LobbyDialog):
            words = translate("Tables", "The post office doesn't take letters.")
            shown.show_trouble(f"{words} {trouble_text(trouble)}")

    def _on_reach_changed(self, reach: Reach) -> None:
        """Say no more that the post office takes no letters, once it does."""
        if reach is Reach.POST and isinstance(lobby := self._window.dialogs.shown, LobbyDialog):
            lobby.show_trouble("")

    # As a guest.

    def _on_join_asked(self, dialog: TogetherDialog, text: str, name: str) -> None:
        invitation = read_invitation(text)
        if invitation is None:
            dialog.refuse(no_invitation_text())
            return
        self._window.choices[_NAME] = name
        code, ways = invitation
        path = self._means.autosave.library.new_folder()
        try:
            keep_ways(self._means.folder(path), code, ways)
            self._join(path, take_seat(code, name), KeptWays(text))
        except OSError as fault:
            dialog.refuse(disk_error_text(fault))

    def _on_seated(self, seat: KeptSeat, ways: Sequence[Way]) -> None:
        """Sit down where a host has given a seat to somebody who asked at its door."""
        self._window.choices[_NAME] = seat.name
        path = self._means.autosave.library.new_folder()
        try:
            keep_ways(self._means.folder(path), seat.code, ways)
            self._join(path, seat, KeptWays(invitation_text(seat.code, ways)))
        except OSError as fault:
            self._window.show_toast(disk_error_text(fault))

    def _join(self, path: Path, seat: KeptSeat, ways: KeptWays) -> None:
        """Sit down at a table; raises `SaveError` and OSError."""
        self.leave()
        table = self.table = JoinedTable(path, seat, ways.ways, self._means, self)
        if table.guest.follower and table.guest.follower.shown:
            self._window.dialogs.close_all()
            self._lay(table)
            return
        waiting = WaitingDialog(partial(_words_of, table), self._appearance, self._window)
        waiting.rejected.connect(partial(self._give_up, table))
        table.changed.connect(partial(self._on_told, table.guest, waiting))
        self._window.dialogs.show(waiting)

    # Both.

    def _give_up(self, table: HostedTable | JoinedTable) -> None:
        """Leave a table that has not begun for good."""
        if table is not self.table:
            return
        self.table = None
        if isinstance(table, HostedTable):
            table.give_up()
        else:
            table.close()
            forget(self._means, table.path)

    def _on_told(self, guest: Guest, dialog: LobbyDialog | WaitingDialog) -> None:
        """Follow the host's letters until the match begins."""
        if self._window.dialogs.shown is not dialog or self.table is None:
            return
        if guest.gone is not None:
            dialog.reject()
            self._window.show_toast(refusal_text(guest.gone))
        elif guest.follower and guest.follower.shown:
            dialog.accept()
            self._lay(self.table)
        elif isinstance(dialog, WaitingDialog):
            dialog.retranslate()

    def _on_go_on_asked(self, key: str) -> None:
        """Open a table again that was left, unless it still is open."""
        self._window.dialogs.close_all()
        path = self._means.autosave.library.folder_of(key)
        if self.table is not None and self.table.path == path:
            self._lay(self.table)
            return
        self.leave()

        def read(library: Library) -> tuple[KeptHosting | KeptSeat, KeptWays]:
            ways = kept_ways(library, path)
            seat = Folder(library.disk, path).read(SEAT, KeptSeat)
            return seat or kept_hosting(library, path), ways

        self._means.autosave.ask_library(
            read, lambda found: self._open_again(path, *found), self._say_fault
        )

    def _open_again(self, path: Path, kept: KeptHosting | KeptSeat, ways: KeptWays) -> None:
        try:
            if isinstance(kept, KeptSeat):
                self._join(path, kept, ways)
                return
            reached = reach(ways.ways, self, self._on_trouble)
            table = HostedTable(path, kept.table, reached, self._means, self, kept.seat)
            self.table = table
            table.go_on(kept.game)
        except (SaveError, OSError) as fault:
            self._say_fault(fault)
            return
        self._lay(table)

    def _say_fault(self, fault: SaveError | OSError) -> None:
        if isinstance(fault, SaveError):
            self._window.show_toast(save_error_text(fault))
        else:
            self._window.show_toast(disk_error_text(fault))

    def _lay(self, table: HostedTable | JoinedTable) -> None:
        """Show the match that has begun."""
        guest = table.guest
        shown = guest.follower.shown if guest.follower else None
        if shown is None:
            return
        hands = TableHands(guest, decisions_of(rules_of(shown.game.name)))
        is_own = isinstance(table, HostedTable)
        company = TableCompany(guest, hands, self, is_own=is_own)
        guest.changed = partial(self._on_news, table, company)
        if isinstance(table, JoinedTable):
            company.reach_of = lambda: table.reach
            table.changed.connect(company.changed)
        hands.bridge.company = company
        self._session.let_go()
        self._session.show(hands.bridge, GateReason.LOADED)
        self._shown = hands.bridge

    def _on_news(self, table: HostedTable | JoinedTable, company: TableCompany) -> None:
        """Follow the host's letters; once all is verified, keep the game like any other."""
        company.changed.emit()
        guest = table.guest
        if guest.is_verified and guest.follower and guest.follower.replica and not table.is_kept:
            table.is_kept = True
            replica = guest.follower.replica
            self._fetching.copy(replica.record, replica.match, self._on_copied, self._say_fault)

    def _on_copied(self, ready: Ready) -> None:
        """Have the finished game at hand: its replay, its report, a copy of it."""
        if isinstance(ready, Fetched) and self._is_shown:
            self._session.keep(ready)

    @property
    def _is_shown(self) -> bool:
        show = self._window.match_show
        return show is not None and show.bridge is self._shown

    def _on_left(self) -> None:
        """Leave the match for the start page, where it can be resumed."""
        if self._is_shown:
            self._session.clear_table()
            self._window.show_start(can_resume=True)

    def _on_resumed(self) -> None:
        """Come back from the start page."""
        if self.table is not None and self._session.match is None:
            self._lay(self.table)


def _words_of(table: JoinedTable) -> tuple[str, str]:
    is_admitted = table.guest.follower is not None
    return waiting_words(table.reach, table.trouble, is_admitted=is_admitted)
