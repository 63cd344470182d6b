"""Tables of a host and guests on a carrier in memory, and random play at them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from changcheng_qt.engine.help import BEGINNERS, USUAL
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.deeds import NotDone
from changcheng_qt.net.follower import Follower
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import Folder, KeptSeat, KeptTable
from changcheng_qt.net.letters import Deed, Deeds, Kind
from changcheng_qt.net.roster import new_table
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, Recorder, recording
from changcheng_qt.saves.replica import Replica
from changcheng_qt.saves.savefile import record_to_bytes
from changcheng_qt.titles.title import Title
from tests.net.memory import Memory, Office
from tests.saves.simulated_disk import SimulatedDisk


@dataclass(eq=False)
class Table:
    """A host and its guests, each for a group of seats; the others are at the host's computer."""

    title: Title
    seed: int
    office: Office
    groups: tuple[tuple[Seat, ...], ...]
    seats: int
    now: float = 1_000.0
    guests: list[Guest] = field(default_factory=list)
    recorder: Recorder | None = None
    chat: Speech = Speech.PHRASES

    def __post_init__(self) -> None:
        self.rng = Random(f"table {self.seed}")
        self.disk = SimulatedDisk()
        self._kept: Record | None = None
        self.carriers: dict[int, Memory] = {}
        like = self.title.open_box(None).draw_any(self.seats, self.rng)
        self.host = self.open(new_table(self.title, like, None, chat=self.chat))
        codes = [self.host.invite(seats) for seats in self.groups]
        for number, code in enumerate(codes):
            self.guests.append(self.sit(number, take_seat(code, f"G{number}")))

    def open(self, kept: KeptTable) -> Host:
        """Open the table with its host's files, or as new."""
        folder, self.host_carrier = self.folder("host"), Memory(self.office)
        return Host(self.title, folder, self.host_carrier, lambda: self.now, kept)

    def sit(self, number: int, kept: KeptSeat) -> Guest:
        """Sit down with a guest's files, or as new."""
        self.carriers[number] = Memory(self.office)
        return Guest(self.folder(f"guest {number}"), self.carriers[number], kept)

    def folder(self, name: str) -> Folder:
        """The folder of one of them."""
        return Folder(self.disk, self.path(name))

    def path(self, name: str) -> Path:
        """The place of the folder of one of them."""
        return Path(f"/{name}")

    def keep(self, then: Callable[[], None]) -> None:
        """Keep the host's log before it is sent."""
        assert self.recorder is not None
        self._kept = self.recorder.record()
        then()

    @property
    def journal(self) -> bytes:
        """The file of the log that the host has kept."""
        assert self._kept is not None
        return record_to_bytes(self._kept)

    @property
    def match(self) -> AnyMatch:
        return self.host.match

    @property
    def whole(self) -> Record:
        """All that the host knows of the match."""
        assert self.recorder is not None
        return self.recorder.record(Disclosure.EVERYTHING)

    def followers(self) -> Iterator[tuple[Guest, Follower, Replica]]:
        """Each guest, who must believe the host, with what it follows and its replica."""
        for guest in self.guests:
            here = followed(guest)
            assert guest.trouble is None
            assert here.replica is not None
            yield guest, here, here.replica

    def deliver(self) -> None:
        """Deliver all letters, and repair all losses."""
        for _ in range(200):
            if not self.office.deliver():
                break
            self.now += 1

    def repair(self) -> None:
        """Connect everybody again until nothing is lost any more."""
        trouble, self.office.trouble = self.office.trouble, 0.0
        for _ in range(3):
            self.deliver()
            for carrier in self.office.carriers:
                carrier.connect_again()
        for guest in self.guests:
            guest.post()
        self.deliver()
        self.office.trouble = trouble

    def begin(self) -> None:
        """Admit all guests, deal, and begin to play."""
        self.repair()
        for peer in self.host.roster.peers:
            self.host.admit(peer)
        self.repair()
        assert self.host.roster.seed is not None
        setup: Any = self.host.roster.setup
        players = [Player(f"P{seat}") for seat in range(self.seats)]
        match: AnyMatch = Match(self.title.game, setup, players, BEGINNERS)
        self.recorder = recording(match, self.rng, seed=self.host.roster.seed)
        self.keep(lambda: None)
        self.host.begin(self.recorder, self.keep)
        self.repair()

    def deeds(self, *deeds: Deed) -> Deeds:
        """Deeds that are meant for the log as it is."""
        return Deeds(self.match.entry_count, deeds)

    def owner(self, seat: Seat) -> Guest | None:
        return next((one for one in self.guests if seat in followed(one).seats), None)

    def act(self) -> None:
        """Act for somebody who is due, as far as that computer knows."""
        seat = self.rng.choice(self.match.deciders)
        guest = self.owner(seat)
        match = self.match if guest is None else shown_at(guest)
        deed = some_deed(match, seat, self.rng)
        if deed is None:
            return
        try:
            if guest:
                guest.do(deed)
            else:
                self.host.do(deed, (seat,))
        except NotDone:
            pass
        for one in self.guests:
            for ask in one.asks:
                if not set(followed(one).seats) <= set(ask.agreed):
                    one.answer(ask, agrees=self.rng.random() < 0.8)
        for ask in tuple(self.host.asks):
            own = [s for s in range(self.seats) if self.owner(s) is None]
            if not set(own) <= set(ask.agreed):
                self.host.answer(ask.number, own, agrees=True)


def some_deed(match: AnyMatch, seat: Seat, rng: Random) -> Deed | None:
    """A deed that a seat might do now, as the screen that shows the match would offer it."""
    dice = rng.random()
    if dice < 0.06 and match.undo_barrier is None:
        return Deed(Kind.UNDO, match.latest.seat)
    if dice < 0.12 and match.redo_barrier is None and match.to_act is not None:
        return Deed(Kind.REDO, match.to_act)
    if dice < 0.13 and match.step_count > 3:
        return Deed(
            Kind.TAKE_BACK, seat, length=rng.randrange(match.step_count - 3, match.step_count)
        )
    if dice < 0.14:
        return Deed(Kind.HELP, seat, help=USUAL if match.help == BEGINNERS else BEGINNERS)
    if dice < 0.15:
        return Deed(Kind.NOTE, seat, rng.choice(["", "a note"]))
    if dice < 0.17:
        return Deed(Kind.HINT, seat)
    legal = match.legal(seat)
    return Deed(Kind.PLAY, seat, match.text_of(rng.choice(legal))) if legal else None


def followed(guest: Guest) -> Follower:
    """The match of a guest that has been admitted."""
    assert guest.follower is not None
    return guest.follower


def shown_at(guest: Guest) -> AnyMatch:
    """The match that a guest's screen shows."""
    shown = followed(guest).shown
    assert shown is not None
    return shown
