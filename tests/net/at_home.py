"""One of two programs in a network at home, without a window: a table is announced, found, joined
with six digits, and played at. It reports the events in lines of JSON. Each line of its input has
the host begin at another port.
"""

import json
import sys
from pathlib import Path
from random import Random
from time import time

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer

from changcheng_qt.app.tables.front_door import HostBeacon
from changcheng_qt.app.tables.joining import Sought
from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.deeds import NotDone
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.host import Host
from changcheng_qt.net.invitations import LanAddress
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.knocking import Asking, Door
from changcheng_qt.net.lan import LanGuest, LanHost
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.listing import Announced, Announcing, Browsing
from changcheng_qt.net.roster import new_table
from changcheng_qt.net.several import Several
from changcheng_qt.saves.record import recording
from changcheng_qt.titles import TITLES
from tests.saves.simulated_disk import SimulatedDisk

PING = 300
TITLE = TITLES[0]
TURN = 50
"""Milliseconds between two looks for something to do."""


def say(what: str, value: object) -> None:
    """Say a line to the test."""
    sys.stdout.write(f"{json.dumps([what, value])}\n")
    sys.stdout.flush()


def some_play(match: AnyMatch, seat: Seat, rng: Random) -> Deed:
    """Some move of a seat that is to act."""
    return Deed(Kind.PLAY, seat, match.text_of(rng.choice(match.legal(seat))))


class AtHost(QObject):
    """The host, in seat 0; it may be neither listed nor have a beacon."""

    def __init__(self, *, is_listed: bool, has_beacon: bool) -> None:
        super().__init__()
        self._rng, self._has_beacon = Random(1), has_beacon
        self._lan = LanHost(self, PING)
        self._lan.open()
        self._carrier = Several([self._lan], self)
        self._beacon: HostBeacon | None = None
        table = new_table(TITLE, TITLE.open_box(None).draw_any(2, self._rng), None)
        folder = Folder(SimulatedDisk(), Path("/host"))
        self._host = Host(TITLE, folder, self._carrier, time, table)
        self._door = Door(self._host, self._carrier, time)
        self._match: AnyMatch | None = None
        if is_listed:
            announced = Announced("Ana", TITLE.name, 1, TITLE.edition)
            self._announcing = Announcing(announced, self._lan.port)
            self._announcing.start()
        self._light()
        self._orders = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._orders.activated.connect(self._on_order)

    def _light(self) -> None:
        """Begin at a port, with its beacon."""
        if self._beacon:
            self._beacon.close()
        if self._has_beacon:
            self._beacon = HostBeacon(self._host, [self._lan], self)
        say("port", self._lan.port)

    def _on_order(self) -> None:
        sys.stdin.readline()
        before, self._lan = self._lan, LanHost(self, PING)
        self._lan.open()
        self._carrier.add(self._lan)
        before.close()
        self._light()

    def look(self) -> None:
        """Do everything that is due."""
        for caller in self._door.callers:
            say("digits", caller.digits)
            self._door.let_in(caller, (1,))
        if self._match is None and self._host.roster.seed:
            self._begin(self._host.roster.seed)
        elif self._match and self._match.to_act == 0:
            self._host.do(some_play(self._match, 0, self._rng), (0,))

    def _begin(self, seed: str) -> None:
        players = [Player("Ana"), Player("Ben")]
        self._match = Match(TITLE.game, self._host.roster.setup, players, BEGINNERS)
        self._host.begin(recording(self._match, self._rng, seed=seed), lambda then: then())


class AtGuest(QObject):
    """A guest that takes the first table of the list."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = Random(2)
        self._browsing = Browsing()
        self._browsing.changed.connect(self._on_listed)
        self._browsing.start()
        self._carrier: Several | None = None
        self._sought: Sought | None = None
        self._at: LanAddress | None = None
        self._asking: Asking | None = None
        self._guest: Guest | None = None
        self._said = 0

    def _on_listed(self) -> None:
        say("listed", [one.table.name for one in self._browsing.tables])
        if self._carrier is None and self._browsing.tables:
            table = self._browsing.tables[0]
            self._at = LanAddress(table.addresses[0], table.port)
            lan = LanGuest(table.addresses, table.port, self, PING, (200,))
            self._carrier = Several([lan], self)
            self._carrier.reach_changed.connect(lambda reach: say("reach", reach is Reach.LIVE))
            self._asking = Asking("Ben", self._carrier)
            self._asking.changed = self._on_answer

    def _on_answer(self) -> None:
        asking, carrier, at = self._asking, self._carrier, self._at
        if asking and carrier and at and self._guest is None:
            say("digits", asking.digits)
            if asking.seat:
                folder = Folder(SimulatedDisk(), Path("/guest"))
                self._guest = Guest(folder, carrier, asking.seat)
                self._sought = Sought(self._guest, [at], carrier, self)
                self._sought.moved.connect(lambda way: say("moved", [way.address, way.port]))

    def look(self) -> None:
        """Do everything that is due, and report how far play is."""
        follower = self._guest.follower if self._guest else None
        if follower is None or self._guest is None or follower.shown is None:
            return
        if follower.have > self._said:
            self._said = follower.have
            say("entries", self._said)
        if follower.shown.to_act == 1 and not follower.unconfirmed:
            try:
                self._guest.do(some_play(follower.shown, 1, self._rng))
            except NotDone as error:
                say("refused", str(error))


def main() -> None:
    """Play on until the test ends it."""
    application = QCoreApplication([])
    role = sys.argv[1]
    at = (
        AtGuest()
        if role == "guest"
        else AtHost(is_listed="unlisted" not in role, has_beacon="dark" not in role)
    )
    timer = QTimer(at, interval=TURN)
    timer.timeout.connect(at.look)
    timer.start()
    application.exec()


if __name__ == "__main__":
    main()
