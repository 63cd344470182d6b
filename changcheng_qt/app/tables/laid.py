"""The table that is open here, and its match on the window's table.

A host's table that has not begun exists only in its dialog: leaving that closes it. Any other, such
as a guest's that waits for its match, stays open until the program ends or another table replaces
it, whatever is on the screen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from changcheng_qt.app.desks.save_words import disk_error_text, save_error_text, say_unsafe_table
from changcheng_qt.app.fetching import Fetched, Fetching, Ready
from changcheng_qt.app.session import decisions_of
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.app.tables.hosting import HostedTable, Means
from changcheng_qt.app.tables.joining import JoinedTable
from changcheng_qt.app.tables.kept import sweep
from changcheng_qt.app.tables.turn import TurnCall
from changcheng_qt.app.tables.words import let_in_text, refusal_text
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.library import Library
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.company_show import AGAIN, ASKED, again_words
from changcheng_qt.ui.window.elsewhere import question_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.session import Session
    from changcheng_qt.engine.match import AnyMatch
    from changcheng_qt.net.guest import Guest
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.post_trouble import Trouble
    from changcheng_qt.saves.record import Record
    from changcheng_qt.saves.replica import Replica
    from changcheng_qt.ui.dialogs.sheet import Sheet
    from changcheng_qt.ui.seam.match_bridge import MatchBridge
    from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate


class LaidTable(QObject):
    """At most one table at a time, as a host or as a guest."""

    rematch_asked = Signal(object)
    """Somebody here wants a rematch at a finished table, the `HostedTable` or `JoinedTable`."""
    went_on = Signal()
    """The host of the open table has sent news while the table was not shown."""
    put_aside = Signal()
    """A guest waits for its match at the start page."""
    _troubled = Signal()
    given_up = Signal(str)
    """A table, by its key, is left for good, or closed for everybody."""

    def __init__(self, window: MainWindow, session: Session, games: Autosave, means: Means) -> None:
        """Keep finished games where `games` are."""
        super().__init__(window)
        self.window, self.means, self._session = window, means, session
        self.table: HostedTable | JoinedTable | None = None
        self._aside: JoinedTable | None = None
        """The open table while its guest waits for the match at the start page."""
        self._is_asking = False
        """Whether that guest has not been let in yet."""
        self._trouble: Trouble | None = None
        """The fault of a host's way to its guests."""
        self._shown: MatchBridge | None = None
        """The bridge of the table's match, since it was shown last."""
        self._over: AnyMatch | None = None
        """The match of a finished table, once it is kept like any other."""
        self._games = games
        self._call = TurnCall(window, lambda: self._is_shown)
        self._fetching = Fetching(games, means.rng, means.clock)
        window.closing.connect(self.leave)
        window.abandon_asked.connect(self._on_left)
        window.resume_asked.connect(self._on_resumed)
        window.rematch_asked.disconnect(session.rematch)
        window.rematch_asked.connect(self._on_rematch_asked)

    @property
    def in_use(self) -> frozenset[Path]:
        """The folders of the open table, and of those that are being left for good."""
        own = (self.table.path,) if self.table else ()
        return frozenset((*own, *self.means.leaving))

    def leave(self) -> None:
        """Leave the table as it is, for another one or because the window closes."""
        table, self.table = self.table, None
        self._trouble = self._aside = None
        self.window.table.banners.lower_banner(ASKED)
        if table is not None:
            say_unsafe_table(self.window, None)
            table.close()
            self.sweep(table)

    def sweep(self, table: HostedTable | JoinedTable) -> None:
        """Remove a table that was left if nobody needs it."""
        now = self.means.clock()
        self.means.autosave.ask_library(partial(sweep, path=table.path, now=now))

    def _on_copied(self, ready: Ready) -> None:
        """Keep the finished game, for its replay, its report and copies of it."""
        if isinstance(ready, Fetched) and self._is_shown:
            self._over = self._session.keep(ready)

    def give_up(self, table: HostedTable | JoinedTable) -> None:
        """Leave a table for good; a host closes it for everybody."""
        if table is not self.table:
            return
        self.table = None
        self.window.table.banners.lower_banner(ASKED)
        self.given_up.emit(table.path.name)
        if self._is_shown:
            self._session.clear_table()
            self.window.show_start(can_resume=False)
        table.give_up()

    def tell_trouble(self, trouble: Trouble | None) -> None:
        """Show people at a host's own computer why its letters are not sent, None once they are."""
        if trouble is not self._trouble:
            self._trouble = trouble
            self._troubled.emit()

    def follow(self, guest: Guest, dialog: Sheet) -> None:
        """Follow the host's letters until the match begins."""
        if self.window.dialogs.shown is not dialog or self.table is None:
            return
        if guest.gone is not None:
            dialog.reject()
            self.window.show_toast(refusal_text(guest.gone))
        elif guest.follower and guest.follower.shown:
            dialog.accept()
            self.lay(self.table)

    @property
    def is_aside(self) -> bool:
        """Whether somebody waits for a table at the start page."""
        return self._aside is not None and self._aside is self.table

    def set_aside(self, table: JoinedTable) -> None:
        """Keep a guest's table open that has not begun, and go back to the start page, unless the
        program has closed the dialog for something else.
        """
        if table is not self.table:
            return
        self._aside, self._is_asking = table, table.guest.follower is None
        if table.guest.follower:
            self._call.begin(table.guest.follower)
        if self.window.match_show is not None and self.window.dialogs.shown is not None:
            self.window.abandon_asked.emit()
        self.put_aside.emit()

    def follow_aside(self, table: JoinedTable) -> None:
        """Show a guest who waits at the start page its turn, or that there is no seat."""
        if self._aside is not table or table is not self.table:
            return
        guest = table.guest
        if guest.gone is not None:
            self.give_up(table)
            self.window.show_toast(refusal_text(guest.gone))
        elif guest.follower and guest.follower.shown:
            self._call.look(guest.follower)
            self.went_on.emit()
        elif guest.follower and self._is_asking:
            self._is_asking = False
            self._call.tell(let_in_text(guest.host, 1 + len(guest.others)))
            self.put_aside.emit()

    def asked_with(self, code: str, ways: Sequence[Way]) -> JoinedTable | None:
        """Return the open table if its guest sits or asks there with this invitation, reached in
        the same ways; else None.
        """
        table = self.table
        if not isinstance(table, JoinedTable) or table.guest.gone is not None:
            return None
        return table if table.is_asked_with(code, ways) else None

    def say_fault(self, fault: SaveError | OSError) -> None:
        """Say why a table cannot be read or kept."""
        if isinstance(fault, SaveError):
            self.window.show_toast(save_error_text(fault))
        else:
            self.window.show_toast(disk_error_text(fault))

    def lay(self, table: HostedTable | JoinedTable) -> None:
        """Show the match that has begun."""
        guest = table.guest
        shown = guest.follower.shown if guest.follower else None
        if shown is None:
            return
        self._aside = None
        executor = TableExecutor(guest, decisions_of(rules_of(shown.game.name)))
        is_own = isinstance(table, HostedTable)
        company = TableCompany(guest, executor, self, is_own=is_own)
        guest.changed = partial(self._on_news, table, company)
        if isinstance(table, JoinedTable):
            company.reach_of, company.trouble_of = lambda: table.reach, lambda: table.trouble
            table.changed.connect(company.changed)
        else:
            company.lending = table.lending
            table.changed.connect(company.changed)
            company.trouble_of = lambda: self._trouble
            self._troubled.connect(company.changed)
        company.rematch_asked.connect(partial(self.rematch_asked.emit, table))
        company.changed.connect(partial(self._ask_again, table, company))
        company.changed.connect(partial(self._ask_elsewhere, table, executor.bridge))
        executor.bridge.company = company
        self._session.let_go()
        self._session.show(executor.bridge, GateReason.LOADED)
        self._session.visible_record = partial(_visible_record, guest)
        self._shown = executor.bridge
        if guest.follower:
            self._call.begin(guest.follower)

    def _on_news(self, table: HostedTable | JoinedTable, company: TableCompany) -> None:
        """Follow the host's letters; once all is verified, keep the game like any other."""
        company.changed.emit()
        guest = table.guest
        if guest.follower and table is self.table:
            self._call.look(guest.follower)
            self._call.look_at_questions(company)
            say_unsafe_table(self.window, guest.fault)
            if not self._is_shown:
                self.went_on.emit()
        if guest.is_over and guest.follower and guest.follower.replica and not table.is_kept:
            table.is_kept = True
            replica = guest.follower.replica
            keep = partial(Library.keep_finished, record=replica.record)
            self._games.ask_library(keep, lambda _: self._on_kept(table, replica), self.say_fault)

    def _on_kept(self, table: HostedTable | JoinedTable, replica: Replica) -> None:
        """Note that a game is kept, whose table may have been left or replaced meanwhile."""
        table.keep_over()
        if table is self.table or table is self._before_rematch:
            self._fetching.copy(replica.record, replica.match, self._on_copied, self.say_fault)
        else:
            self.sweep(table)

    @property
    def _before_rematch(self) -> HostedTable | None:
        """The finished table of a host who waits for guests to a rematch."""
        return self.table.before if isinstance(self.table, HostedTable) else None

    def _ask_again(self, table: HostedTable | JoinedTable, company: TableCompany) -> None:
        """Show at any place of the program that the host asks for a rematch, or guests would like
        one.
        """
        if table is self.table and not self._is_shown:
            self.window.table.banners.raise_banner(AGAIN, partial(again_words, company))

    def _ask_elsewhere(self, table: HostedTable | JoinedTable, bridge: MatchBridge) -> None:
        """Say at any place of the program that somebody asks all people of the table."""
        if table is self.table and not self._is_shown:
            words = partial(self._asked_words, table, bridge)
            self.window.table.banners.raise_banner(ASKED, words)

    def _asked_words(
        self, table: HostedTable | JoinedTable, bridge: MatchBridge
    ) -> BannerWords | None:
        """Return who asks; from the start page a button leads to the table."""
        text = question_text(bridge)
        if not text:
            return None
        go = BannerButton(translate("Tables", "Go to the table"), partial(self.lay, table))
        return BannerWords(text, None, (go,) if self._session.match is None else ())

    def _on_rematch_asked(self) -> None:
        """Ask the others for a rematch, once all of the game is here; or begin one of this computer
        alone.
        """
        is_ready = self._over is not None and self._session.match is self._over
        if self.table is not None and is_ready:
            self.rematch_asked.emit(self.table)
        elif not self._is_shown:
            self._session.rematch()

    @property
    def _is_shown(self) -> bool:
        show = self.window.match_show
        return show is not None and show.bridge is self._shown

    def _on_left(self) -> None:
        """Leave the match for the start page, where it can be resumed."""
        if self._is_shown:
            self._session.clear_table()
            self.window.show_start(can_resume=self._aside is None)

    def _on_resumed(self) -> None:
        """Show the match again after the start page."""
        if self.table is not None and self._session.match is None:
            self.lay(self.table)


def _visible_record(guest: Guest) -> Record | None:
    replica = guest.follower.replica if guest.follower else None
    return replica.record if replica else None
