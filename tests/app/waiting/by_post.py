"""A table at a post office, whose guest has its folder where the program keeps it."""

from dataclasses import replace
from pathlib import Path
from random import Random
from time import time

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.app.tables.kept_ways import keep_ways
from changcheng_qt.engine.help import USUAL
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import SEAT, Folder, KeptSeat
from changcheng_qt.net.post import PostCarrier, PostOffice
from changcheng_qt.net.roster import new_table
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import recording
from changcheng_qt.titles import TITLES
from tests.app.waiting.keeping import a_move
from tests.net.tables import shown_at

TITLE = TITLES[0]


class TableByPost:
    """Mei is the host and in seat 0; Ben, in seat 1, is away but for `visit`."""

    def __init__(self, place: Path, tables: Path, office: PostOffice, qtbot: QtBot) -> None:
        self._office, self._qtbot, self.rng = office, qtbot, Random(5)
        self._parent = QObject()
        like = TITLE.open_box(None).draw_any(2, self.rng)
        kept = replace(new_table(TITLE, like, None), host="Mei")
        folder, self._host_carrier = Folder(RealDisk(), place / "host"), self.carrier()
        self.host = Host(TITLE, folder, self._host_carrier, time, kept)
        self.code = self.host.invite((1,))
        self.path = tables / "0123456789abcdef"
        keep_ways(Folder(RealDisk(), self.path), self.code, [office])
        peer = self.host.roster.peers[0]
        self._carrier = self.carrier()
        self.guest = Guest(
            Folder(RealDisk(), self.path), self._carrier, take_seat(self.code, "Ben")
        )
        qtbot.waitUntil(lambda: bool(peer.kept.public))
        self.host.admit(peer)
        qtbot.waitUntil(lambda: bool(self.host.roster.seed))
        players = [Player("Mei"), Player("Ben")]
        match: AnyMatch = Match(TITLE.game, self.host.roster.setup, players, USUAL)
        self.match = match
        self.host.begin(recording(match, self.rng, seed=self.host.roster.seed or ""), _at_once)
        qtbot.waitUntil(self.is_up_to_date)
        self.play_until(0)
        self._carrier.close()

    def carrier(self) -> PostCarrier:
        """A connection to the post office."""
        return PostCarrier(self._office, self._parent, (50,))

    def is_up_to_date(self) -> bool:
        """Whether Ben's program, open, has everything."""
        follower = self.guest.follower
        shown = follower.shown if follower else None
        return bool(shown) and follower is not None and follower.have == self.match.entry_count

    def play_until(self, seat: int) -> None:
        """Play for the other one until a seat is to act."""
        while self.match.to_act != seat:
            if self.match.to_act == 0:
                self.host.do(a_move(self.match, 0, self.rng), (0,))
            else:
                self.guest.do(a_move(shown_at(self.guest), 1, self.rng))
                self._qtbot.waitUntil(self.has_nothing_on_way)

    def lies_there(self) -> None:
        """Wait until the post office has the latest letter to Ben, by looking as another client."""
        witness, seen = self.carrier(), list[bytes]()
        witness.heard.connect(lambda _box, letter, _: seen.append(letter))
        witness.listen(self.host.roster.peers[0].down)
        self._qtbot.waitUntil(lambda: self.newest in seen)
        witness.close()

    @property
    def newest(self) -> bytes:
        """The latest letter to Ben."""
        return self._host_carrier._latest[self.host.roster.peers[0].down]  # noqa: SLF001

    def has_nothing_on_way(self) -> bool:
        """Whether Ben's moves have come to the host and back."""
        follower = self.guest.follower
        return follower is not None and not follower.unconfirmed and self.is_up_to_date()

    def visit(self) -> None:
        """Open Ben's program, play until it is Mei's turn, and close it."""
        seat = Folder(RealDisk(), self.path).read(SEAT, KeptSeat)
        assert seat is not None
        self._carrier = self.carrier()
        self.guest = Guest(Folder(RealDisk(), self.path), self._carrier, seat)
        self._qtbot.waitUntil(self.is_up_to_date)
        self.play_until(0)
        self._carrier.close()

    def close(self) -> None:
        """Delete everything of the table."""
        self._parent.deleteLater()


def _at_once(then: object) -> None:
    assert callable(then)
    then()
