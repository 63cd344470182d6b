"""A host's way to a match: the choices of a table, its lobby, and a table opened again."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from changcheng_qt.app.desks.new_games import rematch_text
from changcheng_qt.app.desks.save_words import disk_error_text
from changcheng_qt.app.tables.guest_desk import GOODBYE, remember
from changcheng_qt.app.tables.hosting import HostedTable, open_table
from changcheng_qt.app.tables.kept import KeptHosting, kept_chairs
from changcheng_qt.app.tables.kept_ways import kept_ways
from changcheng_qt.app.tables.rematch import give_up_rematch, open_again, order_again, take_over
from changcheng_qt.app.tables.ways import chosen_ways, office_of, reach
from changcheng_qt.app.tables.words import no_letters_text, no_office_text, other_program_text
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.post import PostCarrier
from changcheng_qt.net.post_trouble import PASSING, Trouble
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.opening import OpenTableDialog, TableOrder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from changcheng_qt.app.tables.kept_ways import KeptWays
    from changcheng_qt.app.tables.laid import LaidTable
    from changcheng_qt.app.tables.ways import Reached, Troubled
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.kept import KeptSeat, KeptTable
    from changcheng_qt.saves.library import Library

translate = QCoreApplication.translate

_WAYS = "ways to a table"
PATIENCE: Final = 10_000
"""Milliseconds after which a post office that is silent counts as out of reach."""


class HostDesk(QObject):
    """Opens tables over a window."""

    def __init__(self, laid: LaidTable) -> None:
        """Lay a match that begins on the window's table."""
        super().__init__(laid)
        self._laid, self._window, self._means = laid, laid.window, laid.means
        self._appearance = laid.window.table.appearance
        self._told_of: int | None = None
        """The protocol of a guest's program of which the window has told."""

    def ask(self, name: str, own_names: Sequence[str]) -> None:
        """Ask for the choices of a table of a title, at which the people here have these names."""
        dialogs, key = self._window.dialogs, f"{name} at a table"
        last, title = dialogs.last_games, self._window.titles[name]
        offer = dialogs.offer(name, has_elsewhere=True)
        kept, ways = last.get(key, {}), last.get(_WAYS, {})
        dialog = OpenTableDialog(title, self._appearance, offer, kept, ways, self._window)
        dialog.sit_down(own_names)

        def open_ordered(order: TableOrder) -> None:
            last[key], last[_WAYS] = dialog.draft.to_plain(), dialog.plain_ways
            remember(self._window.choices, own_names[0], own_names[1:])
            self._try(order, dialog)

        dialog.table_ordered.connect(open_ordered)
        dialog.wait_ordered.connect(lambda order: self._try(order, dialog, is_patient=True))
        dialogs.show(dialog)

    def open_again(self, path: Path, kept: KeptHosting, ways: KeptWays) -> None:
        """Go on at a table that was left; raises `SaveError` and OSError."""
        reached = reach(ways.ways, self, self._on_trouble)
        self._watch(reached)
        table = HostedTable(path, kept.table, reached, self._means, self, kept.seat)
        self._laid.table = table
        self._told_of = None
        table.changed.connect(partial(self._tell_other, table))
        table.go_on(kept.game)
        self._laid.lay(table)

    def close_for_all(self, path: Path) -> None:
        """Close a table that was left: all guests who can be reached soon are informed."""

        def read(library: Library) -> tuple[KeptTable, KeptSeat, KeptWays]:
            return *kept_chairs(library, path), kept_ways(library, path)

        def close(found: tuple[KeptTable, KeptSeat, KeptWays]) -> None:
            kept, seat, ways = found
            try:
                reached = reach(ways.ways, self, lambda _: None)
                HostedTable(path, kept, reached, self._means, self, seat).give_up(GOODBYE)
            except OSError as fault:
                self._laid.say_fault(fault)

        self._means.autosave.ask_library(read, close, self._laid.say_fault)

    def _try(self, order: TableOrder, dialog: OpenTableDialog, *, is_patient: bool = False) -> None:
        """Open a table once its post office has answered; until then its choices stay."""
        office = order.ways.office
        if office is not None and office_of(office) is None:
            dialog.show_trouble(no_office_text(), dialog.ways.address)
            return
        try:
            ways = chosen_ways(order.ways)
            trial = Trial(ways, self, self._on_trouble, is_patient=is_patient)
        except OSError as fault:
            self._laid.say_fault(fault)
            return
        dialog.wait_for_office(is_patient=is_patient)
        trial.failed.connect(partial(_show_trouble, dialog))
        trial.passed.connect(partial(self._open, order, dialog))
        dialog.finished.connect(trial.close)
        dialog.wait_ended.connect(trial.close)
        trial.start()

    def _open(self, order: TableOrder, dialog: OpenTableDialog, reached: Reached) -> None:
        self._laid.leave()
        title = self._window.titles[order.game.title]
        like = title.draw_setup(order.game, Random())
        try:
            table = self._laid.table = open_table(order, like, reached, self._means, self)
        except OSError as fault:
            for carrier in reached.carriers:
                carrier.close()
            dialog.show_trouble(disk_error_text(fault), dialog.ways.address)
            return
        self._watch(reached)
        lobby = self._show_lobby(table, order)
        lobby.begun.connect(lambda: table.begin(order))
        lobby.rejected.connect(partial(self._laid.give_up, table))

    def rematch(self, before: HostedTable) -> None:
        """Ask the guests of a finished table for a rematch, and wait for them."""
        laid, title = self._laid, self._window.titles[before.host.match.game.name]
        order = order_again(title, before)
        try:
            table = laid.table = open_again(order, before, self._means, self)
        except OSError as fault:
            laid.say_fault(fault)
            return
        lobby = self._show_lobby(table, order)
        lobby.begun.connect(partial(self._begin_again, table, order))

        def give_up() -> None:
            laid.table = before
            give_up_rematch(table)

        lobby.rejected.connect(give_up)

    def _begin_again(self, table: HostedTable, order: TableOrder) -> None:
        self._laid.sweep(take_over(table))
        table.begin(order)
        first = rules_of(order.game.title).first_seat(table.host.match.setup)
        self._window.show_toast(rematch_text(table.host.match.players[first]))

    def _show_lobby(self, table: HostedTable, order: TableOrder) -> LobbyDialog:
        """Show the guests of a table until its match begins."""
        title = self._window.titles[order.game.title]
        lobby = LobbyDialog(title, order, self._appearance, self._window)
        lobby.answered.connect(lambda number, yes: table.lobby.answer(number, is_let_in=yes))
        lobby.callers.answered.connect(lambda n, yes: table.lobby.answer_caller(n, is_let_in=yes))
        lobby.shared.connect(table.lobby.share)
        lobby.parted.connect(table.lobby.part)
        table.changed.connect(partial(self._show_guests, table, lobby))
        table.guest.changed = partial(self._laid.follow, table.guest, lobby)
        self._window.dialogs.show(lobby)
        self._show_guests(table, lobby)
        return lobby

    def _tell_other(self, table: HostedTable) -> None:
        """Say once that a guest's program cannot play at this table."""
        other = table.host.roster.other_protocol
        if other and other != self._told_of:
            self._window.show_toast(other_program_text(other))
        self._told_of = other

    def _show_guests(self, table: HostedTable, lobby: LobbyDialog) -> None:
        if self._window.dialogs.shown is lobby:
            if other := table.host.roster.other_protocol:
                lobby.show_trouble(other_program_text(other))
            lobby.show_guests(table.lobby.cards, is_ready=table.lobby.is_ready)
            lobby.show_callers(table.lobby.callers)

    def _watch(self, reached: Reached) -> None:
        for carrier in reached.carriers:
            carrier.reach_changed.connect(self._on_reach_changed)

    def _on_trouble(self, trouble: Trouble) -> None:
        shown = self._window.dialogs.shown
        if isinstance(shown, LobbyDialog):
            shown.show_trouble(no_letters_text(trouble))
        self._laid.tell_trouble(trouble)

    def _on_reach_changed(self, reach: Reach) -> None:
        """Say no more that the post office takes no letters, once it does."""
        if reach is Reach.POST:
            self._laid.tell_trouble(None)
            if isinstance(lobby := self._window.dialogs.shown, LobbyDialog):
                lobby.show_trouble("")


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


def _show_trouble(dialog: OpenTableDialog, trouble: Trouble) -> None:
    """Say why a post office takes no letters, where that may be mended."""
    ways = dialog.ways
    lines = {
        Trouble.WRONG_LOGIN: ways.password if ways.login.text() else ways.login,
        Trouble.UNKNOWN_AUTHORITY: ways.authority,
        Trouble.NO_AUTHORITY: ways.authority,
    }
    mended = lines.get(trouble, ways.address)
    dialog.show_trouble(no_letters_text(trouble), mended, may_pass=trouble in PASSING)
