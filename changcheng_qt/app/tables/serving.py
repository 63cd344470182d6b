"""A table that a computer keeps without a window, for as long as its game lasts.

Theory of operation. The folder of the table holds everything: who is invited, the joint deal, and,
once all are seated, the game as a journal, in which each entry is safe before it is sent. So the
command can be ended or killed at any moment, and goes on where it stopped. Anybody with a code is
admitted, since nobody can be asked; for those without one see `callers`. The match begins as soon
as the last seat is taken.

A guest keeps its seat until it leaves for good; then another invitation to the seat is printed.
When the person in turn is away, the command of `--on-turn` runs, once for each turn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from changcheng_qt.app.tables.kept_ways import WAYS, KeptWays, keep_ways
from changcheng_qt.app.tables.lending import Lending, give_signs
from changcheng_qt.app.tables.words import other_program_text
from changcheng_qt.engine.codec import added
from changcheng_qt.engine.help import Help
from changcheng_qt.engine.match import Abandoned, AnyMatch, Entry, Match
from changcheng_qt.engine.seats import Player, Seat, people_of
from changcheng_qt.engine.speech import Speech
from changcheng_qt.engine.texts import as_name
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.host import Host
from changcheng_qt.net.invitations import Way, from_elsewhere, invitation_text
from changcheng_qt.net.kept import TABLE, Folder, KeptTable
from changcheng_qt.net.letters import CODE
from changcheng_qt.net.peers import Peer, seats_of
from changcheng_qt.net.roster import new_table
from changcheng_qt.saves.disk import Disk
from changcheng_qt.saves.held import Lock
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.recovery import FILE, Recovered, recover
from changcheng_qt.saves.savefile import JournalEncoder
from changcheng_qt.saves.times import Clock
from changcheng_qt.titles import title_named
from changcheng_qt.titles.title import Title

if TYPE_CHECKING:
    from changcheng_qt.net.listing import Announced

translate = QCoreApplication.translate

ORDER: Final = "order.json"
_NO_CODE: Final = "0" * CODE
"""Replaces a guest's code where only the ways to a table are kept."""
RETRY: Final = 10_000
"""Milliseconds after which a disk that refused is tried again."""


@dataclass(frozen=True, slots=True)
class Order:
    """Who plays, before the people have names; with which help; whether somebody may look on; the
    chat; and the seats of people who share a computer.
    """

    players: tuple[Player, ...]
    help: Help
    may_watch: bool = False
    chat: Speech = Speech.PHRASES
    together: tuple[tuple[Seat, ...], ...] = added(())

    @property
    def computers(self) -> list[tuple[Seat, ...]]:
        """The seats of people, those at one computer together."""
        shared = {seat for seats in self.together for seat in seats}
        alone = [(seat,) for seat in people_of(self.players) - shared]
        return sorted((*self.together, *alone))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is kept: a locked folder of a disk, the source of chance, and a clock."""

    disk: Disk
    folder: Path
    lock: Lock
    rng: Random
    clock: Clock


class SafeKeeper(QObject):
    """Keeps a game in its folder, and says when all of it is safe."""

    def __init__(self, place: Place, recorder: Recorder, found: Recovered | None) -> None:
        """Write the game so far; raises OSError."""
        super().__init__()
        self._encoder = JournalEncoder(recorder)
        whole = self._encoder.whole()
        self._journal = Journal(place.disk, place.folder, whole, found, place.lock)
        self._journal.mend()
        self._waiting: list[Callable[[], None]] = []
        self._again = QTimer(self, interval=RETRY, singleShot=True)
        self._again.timeout.connect(self._write)
        self._lines = b""
        recorder.match.watch(self._on_entry)

    def __call__(self, then: Callable[[], None]) -> None:
        """Call once when everything so far is on the disk."""
        self._waiting.append(then)
        self._write()

    def close(self) -> None:
        """Release the game to other programs."""
        self._journal.close()

    def _on_entry(self, entry: Entry) -> None:
        self._lines += self._encoder.line(entry)

    def _write(self) -> None:
        lines, self._lines = self._lines, b""
        try:
            self._journal.append(lines)
        except OSError:
            self._again.start()
            return
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()


class ServedTable(QObject):
    """One table, from its invitations to the end of its game."""

    message = Signal(str)
    """A sentence for readers of the command's output."""
    begun = Signal()
    """The match has begun, now or earlier."""
    due = Signal(int, str)
    """A seat, and the name of its person, who is away while it is their turn."""
    over = Signal()

    def __init__(
        self,
        place: Place,
        carrier: Carrier,
        ways: Sequence[Way],
        title: Title,
        order: Order,
        name: str = "",
    ) -> None:
        """Open the table of a folder again, or a new one under the name of its host; raises
        `SaveError` and OSError.
        """
        super().__init__()
        self._place, self._ways = place, ways
        folder = Folder(place.disk, place.folder)
        kept = folder.read(TABLE, KeptTable)
        self._order = (folder.read(ORDER, Order) if kept else None) or order
        self._title = (title_named(kept.edition.title) if kept else None) or title
        is_new = kept is None
        if kept is None:
            folder.write(ORDER, order)
            like = title.open_box(None).draw_usual(len(order.players), place.rng)
            kept = new_table(title, like, None, host=name, chat=order.chat)
        self._name, self._edition = kept.host or name, kept.edition
        self.host = Host(self._title, folder, carrier, place.clock, kept)
        if is_new:
            self._invite()
        self.keeper: SafeKeeper | None = None
        self._lending = Lending(self.host, (), self.invitation_of)
        give_signs(self, self.host.look_round)
        self._admitted: set[str] = set()
        self._told_of: int | None = None
        """The protocol of a guest's program that was reported last."""
        self._due: frozenset[Seat] = frozenset()
        self._wishing: Sequence[Peer] = ()
        """The guests of whom it was reported that they would like a rematch."""

    def start(self) -> None:
        """Emit the invitations, and go on with the game, if there is one."""
        self._tell_new_ways()
        for peer in self.host.roster.peers:
            if not peer.kept.is_admitted:
                self.message.emit(self._invited_text(peer))
            elif peer.kept.gone is None:
                self._admitted.add(peer.kept.code)
        self.host.changed = self._on_changed
        if FILE in self._place.disk.names(self._place.folder):
            found = recover(self._place.disk, self._place.folder)
            recorder = Recorder(found.record, found.match, self._place.rng, self._place.clock)
            self._begin(recorder, found)
        else:
            self._on_changed()

    def close(self) -> None:
        """Leave the table as it is, for the next time."""
        if self.keeper:
            self.keeper.close()

    @property
    def announced(self) -> "Announced":
        """The public facts about the table; without a way in the local network nobody asks for
        them, and what they need is not loaded.
        """
        from changcheng_qt.net.listing import Announced

        edition = self._edition
        free = len(seats_of(self.host.roster.free))
        return Announced(self._name, edition.title, free, edition.edition)

    def invitation_of(self, peer: Peer) -> str:
        """Return the invitation of a guest, as it passes it on."""
        ways = from_elsewhere(self._ways)
        return invitation_text(peer.kept.code, ways, len(peer.kept.seats))

    def _tell_new_ways(self) -> None:
        """Emit an invitation for each seated guest if the ways to the table have changed since the
        last start.
        """
        folder = Folder(self._place.disk, self._place.folder)
        before = folder.read(WAYS, KeptWays)
        seated = [peer for peer in self.host.roster.peers if peer.kept.is_admitted]
        guests = [peer for peer in seated if peer.kept.gone is None and not peer.kept.has_left]
        ways = invitation_text(_NO_CODE, self._ways)
        if guests and (before is None or before.invitation != ways):
            self.message.emit(
                translate(
                    "ServedTable",
                    "The way to this table has changed. Send each guest the new invitation.",
                )
            )
            for peer in guests:
                self.message.emit(self._invited_text(peer))
        keep_ways(folder, _NO_CODE, self._ways)

    def _invited_text(self, peer: Peer) -> str:
        return f"{self._seat_text(peer)}: {self.invitation_of(peer)}"

    def _invite(self) -> None:
        for seats in self._order.computers:
            self.host.invite(seats)
        if self._order.may_watch:
            self.host.invite(())

    def _on_changed(self) -> None:
        """Admit all guests who have accepted, and begin once nobody is missing."""
        other = self.host.roster.other_protocol
        if other and other != self._told_of:
            self.message.emit(other_program_text(other))
        self._told_of = other
        self._invite_others()
        for peer in self.host.roster.peers:
            if peer.kept.public and peer.kept.gone is None:
                self._admit(peer)
        seated = [peer for peer in self.host.roster.peers if peer.kept.seats]
        are_in = all(peer.kept.is_admitted and peer.kept.is_seated for peer in seated)
        if self.keeper is None and are_in and self.host.roster.seed:
            self._begin(self._dealt(), None)
        self._tell_due()
        self._tell_wishing()

    def _tell_wishing(self) -> None:
        """Report each guest who would like a rematch, once."""
        before, self._wishing = self._wishing, self._lending.wishing
        for peer in self._wishing:
            if peer not in before:
                words = translate("Company", "{players} would like a rematch.")
                names = listed((peer.kept.name, *peer.kept.others))
                self.message.emit(fill(words, players=names))

    def _admit(self, peer: Peer) -> None:
        """Admit a guest, and report it the first time."""
        if not peer.kept.is_admitted:
            (self._lending if self.keeper else self.host).admit(peer)
        if peer.kept.code not in self._admitted:
            self._admitted.add(peer.kept.code)
            names = listed((peer.kept.name, *peer.kept.others))
            text = translate("ServedTable", "{player} has joined: {seat}.")
            if peer.kept.others:
                text = translate("ServedTable", "{players} have joined: {seat}.")
            self.message.emit(fill(text, player=names, players=names, seat=self._seat_text(peer)))

    def _invite_others(self) -> None:
        """Emit another invitation to the seat of each guest who has left the game for good."""
        for peer in tuple(self.host.roster.peers):
            if self.keeper and peer.kept.has_left and peer.kept.seats:
                words = translate("Company", "{player} has left the game.")
                seats = peer.kept.seats
                for seat in seats:
                    self.message.emit(fill(words, player=self.host.match.players[seat].name))
                self._lending.invite(seats[0])
                new = next(one for one in self.host.roster.free if one.kept.seats == seats)
                self.message.emit(self._invited_text(new))

    def _dealt(self) -> Recorder:
        """Return the match that the joint seed deals, under the names of its guests."""
        roster, place = self.host.roster, self._place
        players = list(self._order.players)
        taken = {player.name for player in players if not player.is_human}
        for peer in roster.peers:
            for seat, given in peer.kept.names.items():
                name = given if given not in taken else as_name(f"{given[:20]} {seat + 1}")
                taken.add(name)
                players[seat] = replace(players[seat], name=name)
        match: AnyMatch = Match(self._title.game, roster.setup, players, self._order.help)
        return recording(match, place.rng, seed=roster.seed or "", clock=place.clock)

    def _begin(self, recorder: Recorder, found: Recovered | None) -> None:
        self.keeper = SafeKeeper(self._place, recorder, found)
        self.host.begin(recorder, self.keeper)
        self.message.emit(
            translate("ServedTable", "The game continues.")
            if found
            else translate("ServedTable", "Everybody is here. The game begins.")
        )
        recorder.match.watch(self._on_entry)
        self.begun.emit()
        self._on_entry(None)

    def _on_entry(self, entry: Entry | None) -> None:
        if isinstance(entry, Abandoned):
            self.message.emit(
                translate("Company", "Everybody has agreed to leave this game unfinished.")
            )
        if self.host.match.outcome:
            self.message.emit(translate("ServedTable", "The game is over."))
            self.over.emit()
        self._tell_due()

    def _tell_due(self) -> None:
        """Report each seat that is to decide, once for a turn."""
        if self.keeper is None:
            return
        match = self.host.match
        people = people_of(match.players)
        due = frozenset() if match.is_left else people & frozenset(match.deciders)
        new, self._due = due - self._due, due
        for seat in sorted(new):
            name = match.players[seat].name
            self.message.emit(fill(translate("ServedTable", "It is {player}'s turn."), player=name))
            if not self.host.roster.is_here(seat):
                self.due.emit(seat, name)

    def _seat_text(self, peer: Peer) -> str:
        if not peer.kept.seats:
            return translate("ServedTable", "To watch")
        numbers = listed([str(seat + 1) for seat in peer.kept.seats])
        if len(peer.kept.seats) > 1:
            return fill(translate("ServedTable", "Seats {numbers}"), numbers=numbers)
        return fill(translate("ServedTable", "Seat {number}"), number=numbers)
