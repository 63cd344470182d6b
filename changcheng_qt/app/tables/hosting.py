"""A table of this computer, from its invitations to its match, and opened again another day.

The host's own screen is a guest of its table too, on a carrier inside the program: so it shows
only what its seats may know. The true match is kept like any game, by an autosave of its
own, in the table's folder.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.tables.bots import TableBots
from changcheng_qt.app.tables.front_door import HostBeacon
from changcheng_qt.app.tables.kept import OPEN_FOR, note_finished
from changcheng_qt.app.tables.kept_ways import keep_ways
from changcheng_qt.app.tables.lending import Lending, give_signs, names_of
from changcheng_qt.app.tables.lobby import Lobby
from changcheng_qt.app.workers.bot_runner import BotRunner
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.texts import distinct_names
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import OWN, Folder, KeptSeat, KeptTable
from changcheng_qt.net.roster import invitation, new_table
from changcheng_qt.net.several import Several
from changcheng_qt.net.within import pair
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.titles import title_named
from changcheng_qt.ui.flow.playhead import QtClock

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from random import Random

    from changcheng_qt.app.autosave import Autosave
    from changcheng_qt.app.tables.ways import Reached
    from changcheng_qt.engine.seats import Player, Seat
    from changcheng_qt.net.peers import Peer
    from changcheng_qt.saves.library import Taken
    from changcheng_qt.saves.times import Clock
    from changcheng_qt.ui.net.opening import TableOrder

LAST_WORDS: Final = 500
"""Milliseconds in which guests hear that a table is closed."""


@dataclass(frozen=True, slots=True)
class Means:
    """The means of tables: their folder, a source of chance, and a clock."""

    autosave: Autosave
    rng: Random
    clock: Clock
    leaving: set[Path] = field(default_factory=set)
    """The folders of tables that are left for good, while the others may still hear of it."""

    def folder(self, path: Path) -> Folder:
        """Return a table's folder, which is made if need be; raises OSError."""
        return Folder(self.autosave.library.disk, path)


class HostedTable(QObject):
    """A table whose match this computer holds."""

    changed = Signal()
    """The state of a guest has changed."""

    def __init__(
        self,
        path: Path,
        kept: KeptTable,
        reached: Reached,
        means: Means,
        parent: QObject,
        seat: KeptSeat,
        before: HostedTable | None = None,
    ) -> None:
        """Open a table with the seat of the host's own screen, perhaps for a rematch, which is
        reached as the table before; raises OSError.
        """
        super().__init__(parent)
        title = title_named(kept.edition.title)
        assert title is not None, "only tables of titles of the program are opened"
        self._title, self._means, self.path = title, means, path
        self.ways = tuple(reached.ways)
        self.carriers = tuple(reached.carriers)
        """The ways that are closed with this table."""
        self.before = before
        """The finished table of which this one is the rematch, until the match begins."""
        self.is_kept = False
        """Whether the finished game is kept like any other, or about to be."""
        self._is_over = False
        self._closing: tuple[Callable[[], None], ...] = ()
        """Stops the player of the bots."""

        outside = (*(before.carriers if before else ()), *reached.carriers)
        self._inside, self._own_end = pair(self)
        self._carrier = Several((self._inside, *outside), self)
        folder = means.folder(path)
        self.host = Host(title, folder, self._carrier, means.clock, kept)
        self._own_code = seat.code
        self.guest = Guest(means.folder(path / OWN), self._own_end, seat)
        """The host's own screen."""
        keep_ways(folder, seat.code, reached.ways)

        self._beacon = HostBeacon(self.host, outside, self)
        self.lobby = Lobby(self.host, kept, seat.code, self.ways, self)
        self.lending = Lending(
            self.host, self._own.kept.seats, self.lobby.invitation_of, lambda: self.lobby.guests
        )
        self.lobby.changed.connect(self._on_changed)
        self.host.changed = self._on_changed
        give_signs(self, self.guest.post, self.host.look_round)

    @property
    def _own(self) -> Peer:
        """The people here, a guest like the others."""
        return next(one for one in self.host.roster.peers if one.kept.code == self._own_code)

    def begin(self, order: TableOrder) -> None:
        """Draw the joint deal and begin the match; guests play under their own names."""
        self.lobby.close_door()
        roster, game, means = self.host.roster, order.game, self._means
        seated = _seated(game.players, self.lobby.guests)
        match: AnyMatch = Match(self._title.game, roster.setup, seated, game.help)
        recorder = recording(match, means.rng, seed=roster.seed or "", clock=means.clock)
        means.autosave.keep(recorder, folder=self.path)
        self._play(recorder)

    def go_on(self, taken: Taken) -> None:
        """Go on with the match that was kept."""
        found, means = taken.recovered, self._means
        recorder = Recorder(found.record, found.match, means.rng, means.clock)
        means.autosave.keep_taken(taken, recorder)
        self._play(recorder)

    def keep_over(self) -> None:
        """Note that the game is over, and kept like any other on this computer."""
        self._is_over = True
        self._note_over()

    def _note_over(self) -> None:
        players, wishing = self.host.match.players, self.lending.wishing
        names = tuple(name for peer in wishing for name in names_of(peer, players))
        until = self._means.clock() + OPEN_FOR if names else 0
        note = partial(note_finished, path=self.path, missing=self.missing)
        self._means.autosave.ask_library(partial(note, until=until, wishing=names))

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats of guests who lack something of the match."""
        length = self.host.match.entry_count
        lacking = [one for one in self.lobby.guests if one.have < length]
        return tuple(seat for one in lacking for seat in one.kept.seats)

    def _play(self, recorder: Recorder) -> None:
        """Send the match to guests from now on, and play for bots, in a process of their own."""
        self.host.begin(recorder, self._means.autosave.when_safe)
        thinker = BotRunner()
        bots = TableBots(self.host, thinker, token_hex(8), QtClock(), self)
        self._closing = (bots.close, thinker.close)
        self.lending.play_on = bots.play_on

    def close(self) -> None:
        """Leave the table as it is, for the next time; guests find nobody there."""
        self.lobby.close_door()
        self._stop()
        self._beacon.close()
        self._carrier.let_go()
        for carrier in (self._inside, *self.carriers):
            carrier.close()
        before, self.before = self.before, None
        if before is not None:
            before.close()
        self.deleteLater()

    def give_up(self, patience: int = LAST_WORDS) -> None:
        """Close a table for everybody: tell all guests, and keep nothing of it. The own screen,
        which would write that to the folder, hears nothing any more.
        """
        self._means.leaving.add(self.path)
        self.lobby.close_door()
        self._beacon.close()
        self._own_end.close()
        self._stop()
        self.host.close()
        self._means.autosave.ask_library(partial(note_finished, path=self.path, missing=()))
        QTimer.singleShot(patience, self, self._end)

    def _stop(self) -> None:
        """Play no more, and release the game."""
        closing, self._closing = self._closing, ()
        for close in closing:
            close()
        if closing:
            self._means.autosave.stop()

    def _end(self) -> None:
        self.close()
        forget(self._means, self.path)

    def _on_changed(self) -> None:
        has_begun = bool(self._closing)
        for peer in (self._own, *(self.lobby.guests if has_begun else self.lobby.unasked)):
            if peer.kept.public and not peer.kept.is_admitted:
                (self.lending if has_begun else self.host).admit(peer)
        self.lobby.announce()
        if self._is_over:
            self._note_over()
        self.changed.emit()


def open_table(
    order: TableOrder,
    like: Any,  # noqa: ANN401 - a setup of any title
    reached: Reached,
    means: Means,
    parent: QObject,
) -> HostedTable:
    """Open a new table with the choices of a setup, and invite everybody; raises OSError."""
    title, players = title_named(order.game.title), order.game.players
    assert title is not None, "only titles of the program can be ordered"
    own = [s for s, one in enumerate(players) if one.is_human and s not in order.elsewhere]
    name, chat = players[own[0] if own else 0].name, order.speech
    kept, own_seat = with_own_seats(new_table(title, like, order.game.first, name, chat), own)
    path = means.autosave.library.new_folder()
    table = HostedTable(path, kept, reached, means, parent, own_seat)
    for seat in order.elsewhere:
        table.host.invite((seat,))
    if order.may_watch:
        table.host.invite(())
    table.lobby.open_door(reached.carriers)
    return table


def with_own_seats(new: KeptTable, own: Sequence[Seat]) -> tuple[KeptTable, KeptSeat]:
    """Return a new table with the seats of the people here, and these for the host's own screen."""
    host = invitation(own)
    return replace(new, peers=(host,)), take_seat(host.code, new.host)


def forget(means: Means, path: Path) -> None:
    """Remove the folder of a table that was left for good, later."""
    means.leaving.discard(path)
    means.autosave.ask_library(lambda library: library.disk.remove_folder(path))


def _seated(players: Sequence[Player], guests: Sequence[Peer]) -> list[Player]:
    """Return the players under the names that they gave themselves, all distinct."""
    names = {seat: name for peer in guests for seat, name in peer.kept.names.items()}
    given = [names.get(seat, player.name) for seat, player in enumerate(players)]
    distinct = distinct_names(given, [player.name for player in players])
    return [replace(player, name=name) for player, name in zip(players, distinct, strict=True)]
